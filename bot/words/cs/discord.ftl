# Discord: co říká jen tato část bota.

discord-words = slova
discord-too-long = … na doplňování je to moc dlouhé: dopiš to a odešli, platí to tak, jak to napíšeš.
