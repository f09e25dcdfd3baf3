# Lekce hry Magellan: u každého kroku proč se něco dělá, a úkol.

magellan-lesson-bid = Magellana vyhrává, kdo má nejvíc bodů: za pole, kam doplují jeho lodě, a za koruny na kartách se zlatem, které mu zbudou. Karty šesti objevitelů se draží. Nabízíš kartami se zlatem od 1 do 9, cokoli, co z nich složíš. Draží se Marco Polo, jehož pole přinášejí hodně karet.
magellan-task-bid = zahaj nabídkou 4.
magellan-lesson-raise = Soupeř po tobě nabízí 5. Vyložené karty si smíš vzít zpět a vyložit úplně jiné, jen musí mít vyšší součet.
magellan-task-raise = nabídni 6 kartami 2 a 4.
magellan-lesson-pay = Všichni ostatní pasovali, karta je tvoje za 6. Zaplatit smíš i jinými kartami než vyloženými. Karty, které zbudou na konci, přinesou své koruny a nízké jich mají víc: 2 a 4 mají dohromady pět korun, šestka jen dvě.
magellan-task-pay = zaplať šestkou a nech si 2 a 4.
magellan-lesson-pass = Tvá loď leží na prvním poli u Marca Pola. Teď se draží Cook: má hodně korun, ale kdo jeho kartu vydraží, hraje do konce fáze s odkrytými kartami. Pas platí pro celou tuto dražbu a nic nestojí.
magellan-task-pass = pasuj.
magellan-lesson-no = Kolumbova karta z první fáze přináší veto a ty jedno máš: vrátí kartu dřív, než se začne dražit. Každý, kdo veto má, na to napřed odpovídá. Da Gama ti ničím nevadí.
magellan-task-no = nech da Gamu vydražit: odpověz no.
magellan-lesson-veto = Da Gamu nikdo nechtěl, a tak jeho karta odešla ze hry. Teď přišel Pizarro. Vetovaná karta jde na spodek balíčku a přijde jako poslední, až soupeři možná nebudou mít tolik zlata.
magellan-task-veto = použij veto.
magellan-lesson-tuck = Karta Magellana je tvoje a je zaplaceno 8. Jeho lodě přinášejí body podle hromádek: s každou vydraženou kartou podstrčíš pod loď jednu kartu z ruky. Na konci se její koruny počítají na prvním poli jednou, na druhém dvakrát, na třetím třikrát.
magellan-task-tuck = podstrč dvojku, která má tři koruny.
magellan-lesson-swap = První fáze skončila. Každý si dobral 2 karty a další za pytle na polích, kam jeho lodě dopluly. Za loď u Marca Pola smíš navíc vyměnit až 3 karty.
magellan-task-swap = vyměň 7 a 9, které mají po jedné koruně.
magellan-lesson-ship = Ve druhé fázi doveze karta jednu tvou loď z prvního pole na druhé. Magellanova karta je tvoje a lodě tam máš dvě: pod jednou je devítka s 1 korunou, pod druhou dvojka se 3.
magellan-task-ship = posuň loď 2, její hromádka má větší cenu.
magellan-lesson-last = Třetí fáze a poslední karta: na třetím poli má Cook 20 korun. Tvá loď je na druhém a loď jednoho soupeře také, ten má ale jedinou kartu. Co ti zbude v ruce, přinese své koruny.
magellan-task-last = nabídni 6.
magellan-lesson-score = Víc nikdo nabídnout nemůže. Až zaplatíš, všechno se spočítá: Cook 20, hromádka 2 a 3 u Magellana na druhém poli dvakrát 6 korun, tedy 12, a v ruce jednička se třemi korunami a čtyřka se dvěma, 5. Dohromady 37.
magellan-task-score = zaplať vyloženou kartou.
magellan-lesson-left = Každá polovina plánu má stranu B a stůl si ji může zvolit. Da Gamova pole jsou na ní rozdělená: vlevo si hned dobíráš karty, vpravo má koruny loď, která tam skončí hru. Na každém poli volíš znovu a karty, které přijdou brzy, se hodí dlouho.
magellan-task-left = zvol levou polovinu a dober si kartu.
magellan-lesson-right = Poslední karta hry doveze tvou loď na třetí pole. Vlevo jsou 3 karty, tedy asi 6 korun v ruce, vpravo 8. Jinde na straně B má Marco Polo koruny a žádnou výměnu, pod Magellana jde karta z platby a Cook stojí kartu z ruky.
magellan-task-right = zvol pravou polovinu.
magellan-lesson-draw = Tvá loď na třetím poli u Pizarra boduje až nakonec: na straně B losuješ jednu kartu se zlatem za druhou a získáš jejich koruny, ale nic, mají-li dohromady víc než 20 zlata. Do 11 zlata tě žádná karta ohrozit nemůže.
magellan-task-draw = vylosuj si kartu.
magellan-lesson-stop = Tři karty mají 16 zlata a 5 korun. Vešla by se už jen karta od 1 do 4, vyšší by tě stála všech pět.
magellan-task-stop = skonči a vezmi si 5 korun.
magellan-tips =
    • Nízké karty mají na konci největší cenu: plať vysokými a co nejpřesněji.
    • V první fázi dostaň lodě do několika řad: kde žádnou nemáš, tam později dražit nemůžeš.
    • Dívej se na pytle. Kdo si brzy dobírá hodně karet, vyhraje na konci drahé dražby.
