# Discord: co říká jen tato část bota.

discord-words = slova
discord-too-long = … na doplňování je to moc dlouhé: dopiš to a odešli, platí to tak, jak to napíšeš.
discord-only-the-hint = To byla jen poznámka, že je řádek na doplňování moc dlouhý. Nic se nestalo: dopiš ho a odešli.
