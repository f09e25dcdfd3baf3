# Lekce hry Caylus: u každého kroku proč se něco dělá, a úkol.

caylus-lesson-place = Caylus vyhrává, kdo má nejvíc bodů (★): za budovy, díly hradu a královské přízně. Podle pořadí každý nasadí po jednom pracovníkovi; místo je jen pro jednoho a použije se až později v kole. Pracovník stojí 1$ (denár) a za každého, kdo už pasoval, 1$ navíc. Les je zatím za drábem; to se vyřeší ve třetím kroku.
caylus-task-place = nasaď pracovníka na pole 2, do Lesa.
caylus-lesson-pass = Nasazovat by šlo dál. Kdo ale pasuje první, bere 1$, jako první posouvá drába a ostatním zdraží pracovníky.
caylus-task-pass = pasuj.
caylus-lesson-provost = Cesta se používá jen po závoru, u které stojí dráb, a ten je na poli 1. V pořadí pasování ho každý smí posunout nejvýš o 3 pole, každé za 1$. Soupeřův pracovník na poli 8 je příliš daleko.
caylus-task-provost = posuň drába na pole 2, ať se tvůj pracovník použije.
caylus-lesson-take = Teď se cesta používá pole po poli. Produkce nic nestojí a je třeba ji vzít; Les dá potraviny, nebo dřevo, vybíráš ty.
caylus-task-take = vezmi si dřevo (W): stiskni je na svém panelu.
caylus-lesson-home = O kolo později: nejdřív přijdou na řadu místa před mostem. U brány se rozhoduješ až teď a pracovník jde zdarma na kterékoli místo, kam smí. Co by se ti hodilo, je ale obsazené, a do hradu nemáš co odevzdat.
caylus-task-home = vezmi pracovníka domů.
caylus-lesson-stay = Máš pravé místo v hostinci. Dokud tam jsi, stojí tě každý pracovník jen 1$, ať už pasovalo hráčů kolikkoli, ale nasazuješ o jednoho méně. Zbývají ti 2$, takže se levní pracovníci hodí.
caylus-task-stay = zůstaň v hostinci.
caylus-lesson-send = O kolo později máš pracovníka u brány znovu. Tentokrát máš i oblečení, za které se na turnajovém poli nakupuje.
caylus-task-send = pošli pracovníka na turnajové pole.
caylus-lesson-joust = Na turnajovém poli se dá koupit králova přízeň za 1$ a jedno oblečení (C). Přízně jsou motorem hry.
caylus-task-joust = kup si přízeň.
caylus-lesson-favour = Za přízeň si vybereš jednu ze čtyř stupnic, tvůj žeton na ní postoupí o sloupec a dostaneš, co ukazuje: body, peníze, suroviny, nebo levnější stavbu. Čím dál na stupnici jsi, tím víc dává.
caylus-task-favour = použij přízeň na peníze.
caylus-lesson-leave = V hostinci jsi pořád. Peněz máš teď dost a šestý pracovník má větší cenu než levní.
caylus-task-leave = odejdi z hostince, ať máš zase všech šest pracovníků.
caylus-lesson-build = Tvůj pracovník je u Tesaře, který staví dřevěné budovy. Budova přinese hned body a je tvoje: kdykoli na ni soupeř nasadí pracovníka, máš bod.
caylus-task-build = postav Lom.
caylus-lesson-trade = Na Tržišti prodáš jednu surovinu za 4$. Čím víc máš peněz, tím víc pracovníků nasadíš.
caylus-task-trade = prodej oblečení (C).
caylus-lesson-transform = Notář za 1$ a oblečení změní neutrální nebo tvou budovu v obytný dům. Ten přinese 2 body, v každém kole 1$ navíc a později na něm může stát prestižní budova.
caylus-task-transform = změň Les na poli 2 v obytný dům.
caylus-lesson-decline = U Kramáře stojí surovina 2$ a z peněz, které máš, zaplatíš pracovníky v příštím kole. Co budova nabízí mimo produkci, smíš i odmítnout.
caylus-task-decline = nekupuj nic.
caylus-lesson-deliver = V hradu se odevzdávají trojice: potraviny a dvě další suroviny, všechny různé. Z každé je jeden díl sekce, v žaláři po 5 bodech. V žaláři už je volný jen jeden.
caylus-task-deliver = odevzdej FWS a oblečení si nech.
caylus-lesson-prestige = Byl to jediný díl tohoto kola a za nejvíc trojic je přízeň. Ta se neschovává, využij ji hned.
caylus-task-prestige = použij přízeň na body.
caylus-lesson-score = Žalář je plný a vyhodnocuje se. Máš 3 díly a za 2 a víc je další přízeň; kdo nemá žádný, ztrácí 2 body. V každé fázi jde využít stupnici jednou, takže body jsou zase volné.
caylus-task-score = použij přízeň na body: druhý sloupec přinese 2.
caylus-tips =
    • Odevzdej brzy aspoň jednu trojici: přízně z prvních kol přinesou nejvíc.
    • Počítej si peníze na drába. Pracovník, který za ním zůstane, stál peníze zbytečně.
    • Stav brzy a tam, kam budou chtít ostatní: každý jejich pracovník je pro tebe bod.
