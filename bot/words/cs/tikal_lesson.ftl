# Lekce hry Tikal: u každého kroku proč se něco dělá, a úkol.

tikal-lesson-place = Tikal vyhrává, kdo má nejvíc bodů: při sopce dá každý chrám body tomu, kdo je u něj nejsilnější, a body jsou i za poklady. Tah začíná kartičkou, která rozšíří plán. Přes hranici se chodí jen po destičkách.
tikal-task-place = polož kartičku na c4 neotočenou (0°). Na hranici s b4 pak bude jedna destička, takže tam figurka přejde za 1 bod.
tikal-lesson-deploy = Teď máš 10 akčních bodů. Figurky, účastníci a jeden vedoucí, přicházejí do základního tábora, stanu na a5, každá za 1 bod. Kde se porovnává síla, platí vedoucí za tři účastníky.
tikal-task-deploy = nasaď 2 účastníky a vedoucího (2+L) na a5.
tikal-lesson-move = Každá figurka platí za cestu tolik akčních bodů, kolik je na hranici destiček: mezi a5 a b5 jsou 2.
tikal-task-move = pošli 2 účastníky z a5 k chrámu na b5.
tikal-lesson-uncover = Chrám má hodnotu čísla nahoře. Odkrýt další patro stojí 2 akční body a kopat může jen ten, kdo tam má figurku.
tikal-task-uncover = odkryj patro chrámu na b5.
tikal-lesson-end = Zbyl jeden akční bod a ty se nešetří na později. Tah skončí, až když to řekneš; do té doby jde u stolu vrátit vše, co neodhalilo nic nového.
tikal-task-end = ukonči tah.
tikal-lesson-recover = O pár tahů později leží na c5 pole s poklady, kulaté se zlatými kotouči, a na něm tvůj účastník. Za 3 akční body může jeden z nich vykopat. Při každém vyhodnocení dá jeden poklad 1 bod, dvojice 3 a trojice 6.
tikal-task-recover = vykopej poklad na c5.
tikal-lesson-camp = Od pozdějších chrámů je základní tábor daleko. Dvakrát za hru smíš za 5 akčních bodů postavit v pralese tábor a figurky pak mohou přicházet i tam.
tikal-task-camp = postav tábor na c4.
tikal-lesson-transfer = Z jednoho svého tábora do druhého přesuneš figurku za 1 akční bod, ať jsou od sebe jakkoli daleko.
tikal-task-transfer = přesuň vedoucího z a5 na c4.
tikal-lesson-exchange = Máš poklady m3 a m5 a soupeř má druhý m5. Za 3 akční body smíš vyměnit jeden poklad za jeden a nikdo to nemůže odmítnout.
tikal-task-exchange = dej soupeři m3 a vezmi si m5. Dvojice pak dá 3 body místo 1 + 1.
tikal-lesson-guard = Chrám se počítá tomu, kdo je u něj nejsilnější. Hlídač za 5 akčních bodů ti chrám zajistí navždy: nikomu jinému se nepočítá a nikdo ho už neodkrývá. Tvé ostatní figurky odtud ale odejdou ze hry, tak hlídej tam, kde jich máš málo.
tikal-task-guard = postav svého účastníka na b5 jako hlídače chrámu s hodnotou 4.
tikal-lesson-majority = Soupeř skončil tah a další kartička je sopka: každý má postupně 10 bodů na akce a hned potom se mu boduje. Na a4 stojí dva tví účastníci proti dvěma soupeřovým a při shodě se chrám s hodnotou 3 nepočítá nikomu.
tikal-task-majority = pošli 1 účastníka z a5 na a4.
tikal-lesson-score = Spočítá se, co je teď tvoje: a4 dá 3 body, ohlídané b5 4 a dvojice pokladů 3, dohromady 10. Pak má vyhodnocovací tah soupeř.
tikal-task-score = ukonči vyhodnocovací tah.
tikal-lesson-volcano = Body jsou spočítané. Sopka se pokládá jako každá jiná kartička a nikdo na ni nikdy nevstoupí: je to dobrá zeď, kterou můžeš někomu postavit do cesty.
tikal-task-volcano = polož sopku na d4.
tikal-lesson-bid = Stůl může tahy i dražit: každý začíná s 20 body a část z nich nabízí za právo táhnout jako další. Kdo vydraží tah, vybírá si jako první z odkrytých kartiček, tady z chrámu a pralesa.
tikal-task-bid = nabídni 2 body.
tikal-lesson-take = Soupeř pasoval, takže platíš 2 body a tah je tvůj. Chrám může přinést body v každém vyhodnocení; co necháš, zbude na soupeře, který v tomto kole táhne poslední a neplatí nic.
tikal-task-take = vezmi si chrám A2.
tikal-lesson-pass = Soupeř nabízí 7 bodů, obě kartičky jsou ale chrámy s hodnotou 2. Vybírat si jako první za tolik bodů nestojí a poslední tah kola je zadarmo.
tikal-task-pass = pasuj.
tikal-tips =
    • Nasazuj figurky včas: každá pracuje ve všech vyhodnoceních, která teprve přijdou.
    • Nikdo neví, kdy přijde sopka. Raději měj převahu o jednoho u mnoha chrámů než spoustu figurek u jednoho.
    • Dobrý a dost vysoký chrám si zaslouží hlídače dřív, než tě tam někdo přečíslí.
