# Co řekne `/help` o každém příkazu: příklad a co která volba znamená.

help-about-new =
    Třeba `/new tikal seats=3 pace=1d`. `seats` je počet míst, `pace` čas na tah: `1h` až `7d`, `none` bez omezení, `bank7d` na všechny tahy dohromady.
    `late` určuje, co se stane, když čas vyprší: `default` zahraje jen to nejnutnější, s `bot` hraje dál bot, `nudge` jen připomene, `vote` se zeptá ostatních, `open` místo uvolní. S `nudge` nebo `vote` může ve dvou ten, kdo dlouho nehraje, prohrát kontumací.
    `bots=2 level=strong` přivede ke stolu boty, kteří hrají jako `easy`, `fair`, `strong` nebo `master`, `practice` ti dá všechna ostatní místa, `invite` pustí jen pozvané, s `votes=majority` rozhoduje víc než polovina. Zbytek nastaví tlačítko **{ button-options }**.
help-about-join =
    Třeba `/join @Heron`. Bez jména vezmu zdejší stůl, kde je volno. V rozehrané hře převezmeš volné místo se vším, co má, a řeknu ti, jak hra stojí. Je-li jich víc, vybereš si podle bodů, barvy nebo toho, kdo ho měl, třeba `/join modrá`.
help-about-leave =
    Třeba `/leave @Heron`. Před začátkem se tvé místo uvolní. Místa v rozehrané hře se vzdáš příkazem `/resign`.
help-about-colour =
    Třeba `/colour blue`; bez slova ukážu, které barvy zbývají. `any` volbu zruší. Kdo přijde dřív, má ji. Na hru to nemá vliv.
help-about-options =
    Třeba `/options @Heron`. Na tlačítkách vidíš, co je nastaveno: místa, čas na tah, co se stane při zpoždění, hlasování a volitelná pravidla. Měnit je může jen hostitel a jen před začátkem.
help-about-invite =
    Třeba `/invite @Heron Eva`. Na Telegramu člověka zmiň nebo odpověz na jeho zprávu, na Discordu ho vyber. Beze jména nabídnu ty, kdo tu už hráli. Je to třeba jen u stolů pro pozvané.
help-about-luck =
    Třeba `/luck marmeláda`. Všechno losování vychází z mého tajného čísla, daného při otevření stolu, a z vašich slov, takže si náhodu nikdo nevybere. Kdo slovo nedá, o nic nepřijde.
help-about-start =
    Třeba `/start @Heron`. Hra začne s těmi, kdo přisedli, jakmile jich stačí. Kdo kde sedí, se vylosuje; nastavení se pak už nedá změnit.
help-about-play =
    Třeba `/play`, nebo `/play @Heron`, když hraješ u více stolů. Panel krok za krokem nabízí, co smíš. **{ button-undo }** vrátí poslední akci, **{ button-reset }** všechny, které nejsou závazné; co tah ukončí, odešle **{ button-done }**.
help-about-move =
    Třeba `/move place c4 r2; move 2 c3-d3; end`: zahrají se všechny, nebo žádná. Co můžeš zahrát teď, vypíše `/legal`, jak se to zapisuje, řekne `/rules notation`.
help-about-undo =
    Třeba `/undo`, nebo `/undo @Heron`. Vrátí jednu akci, `/reset` všechny, které nejsou závazné. Závazná je akce, po které je na řadě někdo jiný nebo se něco ukázalo; tu vrátí jen `/rewind`, když ostatní souhlasí.
help-about-reset =
    Třeba `/reset`, nebo `/reset @Heron`. Tvůj tah je zas jako na začátku, nebo po tvé poslední závazné akci. Jen poslední akci vrátí `/undo`.
help-about-whatif =
    Třeba `/whatif`, nebo `/whatif end`, když chceš akci vyzkoušet rovnou. Všechno jde jako ve tvém tahu, za každé místo, a nic z toho se nehraje. Co nemůžeš vědět, třeba cizí karty a co se ještě dobere, je rozdáno náhodně. **{ button-undo }** vrátí jednu akci, **{ button-trial-reset }** všechny, **{ button-trial-anew }** začne s jiným rozdáním. **{ button-trial-take }** převede to, co je vyzkoušeno nejdřív za tvé místo, do rozehraného tahu a před tím, co by bylo závazné, se zeptá; nebo to nechá jako tahy předem.
help-about-hint =
    Třeba `/hint` u cvičného stolu nebo proti samotným botům: tři možnosti, nejlepší první, a kolik asi každá nakonec přinese bodů: co z toho hned a co později, což se sčítá. **Zahrát 1** převede první do rozehraného tahu a před tím, co by bylo závazné, se zeptá. Ví jen to, co víš ty. U stolu s dalšími hráči se neradí nikomu.
help-about-ahead =
    Třeba `/ahead pokud d4 je volné: place d4 r0; end / jinak mi dej vědět`. Řádky se oddělují lomítkem: až budeš na tahu, zahraje se první, jehož podmínky platí a jehož všechny akce jsou možné.
    Když se nedá zahrát žádný, `jinak mi dej vědět` tě zavolá. Co máš nechané, ukáže `/ahead`, odstraní to `/ahead off`.
help-about-orders =
    Třeba `/orders upto 12`; jaké pokyny jsou, záleží na hře a nabídnou je tlačítka pod `/orders`. Pokyn za tebe odpovídá, jakmile na tebe přijde řada, dokud neskončí nebo ho nezrušíš.
    `/orders cancel 2` zruší druhý, `/orders cancel all` všechny.
help-about-rewind =
    Třeba `/rewind 12`: hra bude stát jako hned po kroku 12. Čísla ukáže `/log`, plán `/board 12`. Kdo se vracet nechce, odmítne; co se vylosovalo, vyjde znovu stejně.
help-about-vote =
    Třeba `/vote pause`. `pause` stůl zastaví a `resume` ho rozběhne, `extend` dá všem, kdo jsou na řadě, znovu celý čas, `end` hru ukončí bez výsledku.
    `replace JMÉNO` uvolní místo toho hráče někomu jinému. Ostatní odpovídají tlačítky; kdo dva dny nic neřekne, zdrží se. `forfeit` ve dvou rovnou vyhraje hru kontumací, když druhý nehraje tolik dní, kolik říká oznámení stolu.
help-about-nudge =
    Třeba `/nudge @Heron`. Kdo má hrát, dostane připomínku, ale ne když podle svých `/hours` spí a ne hned po volání k tahu.
help-about-resign =
    Třeba `/resign @Heron`; napřed se zeptám, jestli to myslíš vážně. Ve dvou tím hra končí; ve více se za tvé místo hraje jen to nejnutnější, dokud ho někdo nepřevezme. V žebříčku budeš na posledním místě.
help-about-board =
    Třeba `/board 40`: plán, jak vypadal po kroku 40. `text` ho popíše slovy, `after` v odpovědi na příspěvek ukáže, jak vypadal tehdy. Některé hry mají další obrázky, třeba hráčů; ty mají tlačítka.
help-about-hand =
    Třeba `/hand`, nebo `/hand @Heron`. Ukážu to jen tobě. Kde hra nic neskrývá, není co ukázat.
help-about-score =
    Třeba `/score @Heron`. U každého hráče vidíš body a odkud jsou. Skryté body počítám do konce jen tomu, kdo je smí znát.
help-about-analysis =
    Třeba `/analysis @Heron`, až hra skončí: jak dobře kdo hrál a až tři tahy, které rozhodly, ke každému postavení, co se hrálo a lepší možnost. Rozbor se dělá, až si o něj někdo poprvé řekne, trvá pár minut a pak zůstane. Posuzuje se podle toho, co hráč tehdy mohl vědět.
help-about-course =
    Třeba `/course @Heron`, až hra skončí: obrázek všech bodů od začátku do konce a tři kroky, které přinesly největší náskok.
help-about-replay =
    Třeba `/replay round`: poslední tah každého hráče; `game`, nebo nic, ukáže celou dosavadní hru. Kreslí se to až minutu a je v tom jen to, co viděli všichni.
help-about-log =
    Třeba `/log 30`: co se stalo od kroku 30. Bez čísla vidíš to poslední; stránkami listují tlačítka.
help-about-legal =
    Třeba `/legal move`: všechno, co začíná slovem `move`. Beze slov vypíšu od každého druhu pár akcí. Co vypíšu, můžeš tak, jak to je, poslat příkazem `/move`.
help-about-verify =
    Třeba `/verify @Heron`. Celou hru přehraju a porovnám každý krok. Po konci je známo i tajné číslo, takže zkontroluju i všechno losování.
help-about-rules =
    Třeba `/rules tikal cíl`. Bez tématu povím hru za dvě minuty a vypíšu témata. Najdu je i podle slova, které k nim patří: `/rules tikal sopka`. U stolu se jméno hry psát nemusí.
help-about-learn =
    Třeba `/learn tikal`: malé úkoly v připravených pozicích, jeden po druhém a jen pro tebe. Stiskni tlačítka, nebo akci napiš: `/learn place c4 r0`. Skončit můžeš kdykoli; krok si pamatuju.
help-about-mygames =
    Třeba `/mygames`, kdekoli, i v soukromí. Od každého stolu vede cesta k plánu a u těch, které na tebe čekají, je tlačítko, kterým hraješ.
help-about-tables =
    Třeba `/tables`: otevřené, rozehrané a nedávno dohrané stoly v tomto kanálu nebo skupině. Tvé vlastní stoly odevšad ukáže `/mygames`.
help-about-stats =
    Třeba `/stats`, nebo `/stats Eva`. Cvičné stoly a hry bez výsledku se nepočítají. Tlačítko pod tím tě z žebříčků vyřadí, nebo do nich vrátí.
help-about-ranking =
    Třeba `/ranking tikal 4`: hry Tikalu ve čtyřech. Bez čísla vezmu počet hráčů, který se hrál nejvíc. Noví hráči začínají na 0 a stoupají, jak poznávám, jak dobře hrají.
help-about-watch =
    Třeba `/watch @Heron`: stůl bude v `/mygames`, dokud nenapíšeš totéž znovu nebo dokud neskončí. Volat tě k němu nebudu a uvidíš, co vidí všichni.
help-about-notes =
    Třeba `/notes @Heron šetřit peníze na hrad`. Nová poznámka nahradí starou; bez textu ji uvidíš. Nikdo jiný ji nepřečte.
help-about-language =
    Třeba `/language cs`, nebo jen `/language` a tlačítka. Týká se toho, co říkám jen tobě; co píšu všem, je v jazyce stolu.
help-about-picture =
    Třeba `/picture tall`, nebo jen `/picture` a tlačítka. `tall` má plán přes celou šířku a hráče pod ním, na telefon; `wide` je má vedle sebe, k počítači. Týká se obrázků, které ukazuju jen tobě.
help-about-calls =
    Třeba `/calls daily`, nebo jen `/calls` a tlačítka. `private` tě volá soukromou zprávou, `group` u stolu, `daily` jednou denně ke všem stolům najednou.
    `next` ti navíc řekne, že jsi na řadě příště, `next off` to zruší.
help-about-pings =
    Třeba `/pings`: poslední volání, kdy odešla a jestli došla. `/pings test` ti pošle zkušební, ať víš, jestli ho uslyšíš.
help-about-timezone =
    Třeba `/timezone Europe/Prague`, nebo jen `/timezone` a výběr podle tvých hodin. Podle nich ti říkám časy a podle nich platí tvoje `/hours`.
help-about-hours =
    Třeba `/hours 8-22 mon-fri`: od osmi do deseti večer ve všední dny. Bez dnů to platí každý den; `always` znamená, že ti čas běží pořád. Samotné `/hours` ukáže, co je nastaveno, s nabídkami.
    Vzhůru buď aspoň 4 hodiny v každém z těchto dnů a 28 hodin týdně. Tah i tak skončí, když v kalendáři uplyne čtyřnásobek jeho času, nejméně týden; dny, kdy máš `/vacation`, se nepočítají.
help-about-vacation =
    Třeba `/vacation 7`: sedm dní od teď. `/vacation 2027-07-01 2027-07-14` je od prvního do posledního dne, `/vacation end` tě vrátí. Tvým stolům to řeknu; máš 30 dní na každých 365.
help-about-link =
    Třeba takto: na Discordu napiš `/link` a to, co ti odpovím, například `/link ABCD-1234`, napiš tady. Oba účty jsou pak jeden hráč se stejnými stoly. `/link undo` tento účet zase oddělí.
help-about-mydata =
    Třeba `/mydata` pro přehled. `export` ukáže po částech všechno, co je uloženo; `delete` to po otázce smaže, jakmile u žádného stolu nesedíš.
help-about-help =
    Třeba `/help move`; `/help tikal` ukáže otázky k té hře, `/help all` všechny příkazy. Zeptat se můžeš i vlastními slovy: `/help co je žeton`.
help-about-kick =
    Třeba `/kick @Heron Eva`. Před začátkem se místo uvolní; v rozehrané hře ho může převzít někdo jiný. Vrátit se může jen po `/invite`. Na Telegramu člověka zmiň nebo odpověz na jeho zprávu.
help-about-pause =
    Třeba `/pause @Heron`. Čas neběží a hrát se nedá, dokud nepřijde `/resume`. Ostatní hráči mohou obojí navrhnout příkazem `/vote`.
help-about-resume =
    Třeba `/resume @Heron`. Každému zbývá tolik času jako při zastavení a kdo má hrát, toho zavolám.
help-about-close =
    Třeba `/close @Heron`. Stůl před začátkem zmizí. Rozehraná hra skončí bez vítěze; než se cokoli stane, zeptám se.
help-about-here =
    Třeba `/here @Heron`, napsané tam, kde se má od teď hrát. Plány a volání budou chodit tam; ve hře se nezmění nic.
help-about-settings =
    Třeba `/settings`; tlačítka ukazují, co je nastaveno, a mění to: kde, kdo a kolik stolů smí otevřít, jejich jazyk, čas na tah a hlasování, a jestli se stoly vypisují v přehledu.
    Na Discordu smí po `/settings role=ČÍSLO` otevírat stoly jen ti, kdo mají tu roli.
help-about-ask =
    Třeba `/ask why d4`. Jaké otázky jsou, záleží na hře u stolu; když se její hra ptá jinak, řeknu to. Na jiný stůl se zeptáš s `@JMÉNO` na začátku. U stolu se tím nic nezmění.
help-about-question =
    Jen se dívá: u stolu se nic nezmění a zeptat se můžeš kdykoli. Na jiný stůl se zeptáš, když dáš dopředu `@JMÉNO`, třeba `/{ $name } @Heron`.
help-near = Příkaz „{ $asked }“ neznám. Možná je to jeden z těchto:
help-near-rules = O tomhle mluví pravidla tady: „{ $asked }“
help-nothing = „{ $asked }“ neznám. Co umím, je za těmito tlačítky; všechny příkazy vypíše `/help all`, hry vysvětlí `/rules`.
