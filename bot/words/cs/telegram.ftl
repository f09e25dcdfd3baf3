# Telegram: co se říká jen tam.

telegram-file = Obrázek jako soubor
telegram-back = Zpět do skupiny
telegram-start = Otevřít náš soukromý chat
telegram-in-private = Odpověď je v našem soukromém chatu.
telegram-press-start = { $player }, zatím ti nesmím psát. Stiskni prosím tlačítko dole a pak Start; odpovím ti v soukromí. Do té doby můžeš hrát tady příkazem `/move`; co ostatní nesmějí vidět, přijmu jen v soukromí.
telegram-only-in-private = Odpověď ti dám v našem soukromém chatu: stiskni tam Start a zeptej se znovu.
telegram-welcome = Tady si můžeme psát jen my dva: stiskni ve skupině pod plánem **{ button-play }** a zahraješ svůj tah tady. Co sem napíšeš bez příkazu, je akce.
telegram-anonymous = Nepoznám, kdo píše jménem skupiny nebo kanálu. Napiš prosím za sebe.
telegram-not-shown = Odpověď se mi nepodařilo ukázat. Podívej se prosím znovu tlačítky pod plánem.
telegram-description =
    Velké deskové hry na dálku ve vaší skupině: Tikal, Java, Mexica, Caylus, Magellan. Táhni, kdykoli máš chvilku; dohlédnu na pravidla, ukážu plán a zavolám dalšího. Co smíš vidět jen ty, ukážu ti tady.

    Vezmi mě do své skupiny a napiš tam /new. Tady si příkazem /new můžeš hru vyzkoušet.
telegram-description-short = Velké deskové hry na dálku ve vaší skupině: táhni, kdykoli máš chvilku.
