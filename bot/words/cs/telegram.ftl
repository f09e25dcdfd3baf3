# Telegram: co se říká jen tam.

telegram-file = Obrázek jako soubor
telegram-back = Zpět do skupiny
telegram-page = { $page }/{ $pages }
telegram-short = Tlačítko **{ $shown }**: { $meant }.
telegram-start = Otevřít náš soukromý chat
telegram-in-private = Odpověď je v našem soukromém chatu.
telegram-press-start = { $player }, zatím ti nesmím psát. Stiskni prosím tlačítko dole a pak Start; odpovím ti v soukromí. Do té doby můžeš hrát tady příkazem `/move`; co ostatní nesmějí vidět, přijmu jen v soukromí.
telegram-only-in-private = Odpověď ti dám v našem soukromém chatu: stiskni tam Start a zeptej se znovu.
telegram-welcome = Tady si můžeme psát jen my dva: stiskni ve skupině pod plánem **{ button-play }** a zahraješ svůj tah tady. Co sem napíšeš bez příkazu, je akce v tahu.
telegram-anonymous = Píšeš jako skupina, takže nepoznám, kdo jsi. `/settings` tak funguje; než otevřeš stůl, přisedneš nebo zahraješ, vypni si v seznamu správců skupiny **Zůstat v anonymitě**, nebo mi napiš v soukromí.
telegram-channel = Nepoznám, kdo píše jménem kanálu. Vyber si u textového pole své jméno a napiš to znovu.
telegram-other = Rozumím textu a tlačítkům: příkazu jako `/mygames`, akci jako `end`, nebo stisku některého z mých tlačítek. Příkaz nebo akce může stát i pod obrázkem. Obrázky, nálepky, hlasové zprávy a podobně číst neumím; co umím, řekne `/help`.
telegram-edited = Platí, co bylo napsáno napřed; oprava nic nezmění. Pošli to znovu, nebo akci vrať příkazem `/undo`.
telegram-forwarded = Přeposlané zprávy neprovádím, protože je mohl myslet někdo jiný. Jestli to chceš, napiš to za sebe.
telegram-not-shown = Odpověď se mi nepodařilo ukázat. Podívej se prosím znovu tlačítky pod plánem.
telegram-description =
    Velké deskové hry na dálku ve vaší skupině: Tikal, Java, Mexica, Caylus, Magellan. Táhni, kdykoli máš chvilku; dohlédnu na pravidla, ukážu plán a zavolám dalšího. Co smíš vidět jen ty, ukážu ti tady.

    Vezmi mě do své skupiny a napiš tam /new. Tady si příkazem /new můžeš hru vyzkoušet.
telegram-description-short = Velké deskové hry na dálku ve vaší skupině: táhni, kdykoli máš chvilku.
