# Lekce hry Mexica: u každého kroku proč se něco dělá, a úkol.

mexica-lesson-start = Mexicu vyhrává, kdo má nejvíc bodů: za založené okrsky mezi kanály a za nejvíc budov v nich na konci každé části hry. Figurky začínají na startovních polích kolem erbu, slunce; na konci části tam figurka přinese 5 bodů.
mexica-task-start = postav figurku na H6.
mexica-lesson-double = Máš 6 akčních bodů. Kanály dělí souš na okrsky a hranicí je i jezero: na kraji stačí na malý okrsek málo. Číslo na souši je počet jejích polí. Dvojitý dílek stojí 1 bod stejně jako jednoduchý a figurka u něj být nemusí.
mexica-task-double = polož dvojitý kanál na B11-B12.
mexica-lesson-single = Ještě jedno pole a A11, A12 a A13 budou od ostatní souše oddělená jako okrsek. Tmavé destičky s velkými čísly jsou calpulli. Založit jde jen okrsek přesně takové velikosti, jakou některé z nich ukazuje.
mexica-task-single = polož jednoduchý kanál na B13.
mexica-lesson-bridge = Okrsek má teď přesně 3 pole, ale pěšky se do něj nikdo nedostane. Most stojí 1 akční bod a vede přes kanál z jednoho břehu na druhý; okrsky nespojuje.
mexica-task-bridge = postav most na B12 zleva doprava.
mexica-lesson-take = Tvá figurka je daleko a teď už tam nedojde. Zbylé akční body propadají, ale za jeden si smíš vzít akční žeton, za tah nejvýš dva, a ten ti bod vrátí v některém dalším tahu.
mexica-task-take = vezmi si akční žeton.
mexica-lesson-end = Dál by šlo pokračovat stejně. Tah skončí, až když to řekneš; do té doby můžeš u stolu všechno vrátit.
mexica-task-end = ukonči tah.
mexica-lesson-move = O dvě kola později stojí tvá figurka na C12 před mostem. Krok pěšky stojí 1 akční bod, i přes most; po vodě se platí 1 za každý most, ať je jakkoli daleko.
mexica-task-move = jdi přes most na A12.
mexica-lesson-found = Figurka stojí v okrsku velikosti 3 a calpulli té velikosti je vyložené. Založit okrsek nic nestojí a přinese hned 2 body; soupeř, který by v něm měl figurku, by dostal 1. Kanály se v něm už nestavějí.
mexica-task-found = založ okrsek a calpulli polož na A11.
mexica-lesson-build = Budova stojí tolik, jakou má hodnotu, 1 až 4, a smí být kdekoli v okrsku, kde stojí tvá figurka. Na konci každé části dostane nejvyšší součet v okrsku tolik bodů, kolik má okrsek polí, druhý polovinu a třetí čtvrtinu.
mexica-task-build = postav na A13 budovu hodnoty 3.
mexica-lesson-use = Zbývá jeden akční bod a máš akční žeton z minulého tahu. Bod ti vrátí, kdykoli chceš, a nic to nestojí.
mexica-task-use = použij akční žeton.
mexica-lesson-shift = O mnoho tahů později stojí všech jedenáct mostů. Teď se za 1 akční bod smí přemístit most, na kterém není figurka, ať ho postavil kdokoli. Tvá budova se počítá i bez tebe a soupeř na D12 je k ní na cestě.
mexica-task-shift = přemísti most z B12 na H11 zleva doprava, ať do tvého okrsku nikdo nedojde.
mexica-lesson-refuse = Soupeř navrhuje odstranit ze hry calpulli 4. Stačí jediné odmítnutí a zůstane, a čtyři pole se ohraničí rychle: takový okrsek ještě můžeš založit.
mexica-task-refuse = odmítni.
mexica-lesson-agree = Teď jde o calpulli 13. Tolik polí už nikdo neohraničí, a dokud je vyložené, první část nemůže skončit.
mexica-task-agree = souhlas.
mexica-lesson-jump = První část je skoro u konce: soupeř má všechno postavené a vyložené je jen calpulli 12. Za 5 akčních bodů se figurka přesune kamkoli. Na startovním poli jich stejně tolik přinese.
mexica-task-jump = přesuň figurku rovnou na H6.
mexica-lesson-propose = Část končí, když není vyložené žádné calpulli a někdo má všechno postavené. Ani dvanáct polí už nikdo neohraničí a ve svém tahu smíš odstranění calpulli navrhnout i ty.
mexica-task-propose = navrhni odstranit calpulli 12.
mexica-lesson-score = Soupeř je pro, takže část končí tímto kolem a ty jsi v něm na řadě naposled. Ve tvém okrsku nemá budovu nikdo jiný a přinese 3 body, startovní pole 5. Se 2 za založení budeš mít 10.
mexica-task-score = ukonči tah.
mexica-tips =
    • Malé okrsky se zakládají rychle, velké ale přinesou víc v obou vyhodnoceních: měj v nich aspoň druhý nejvyšší součet.
    • Okrsky založené v první části se hodnotí i na konci hry, takže časná budova se počítá dvakrát. Hodnotí se pak i to, co nikdo nezaložil: soupeřových +178 je za všechno takové území a každý kanál ho zmenší.
    • Poslední akční body tahu vyměň za akční žetony a jeden nebo dva si nech na tah, který potřebuje 8 bodů.
