# Lekce hry Java: u každého kroku proč se něco dělá, a úkol.

java-lesson-place = Jávu vyhrává, kdo má nejvíc bodů: za paláce ve městech, kde vede, za slavnosti v nich a za obklopenou vodu. Máš 6 akčních bodů a v každém tahu musíš položit aspoň jedno území za 1 bod. Trojdílné má jedno pole vesnice a dvě pole rýže.
java-task-place = polož trojdílné území vesnicí na N12 směrem b: rýže pak bude na M13 a M12.
java-lesson-enter = Figurky přicházejí od hranice. Přes nížinu na jihu se nasazuje za 1 akční bod, přes hory za 2. Za každou změnu barvy cestou se platí 1 navíc, kroky po stejné barvě jsou zdarma.
java-task-enter = nasaď figurku na N12.
java-lesson-take = Slavnosti ve městech se vyhrávají kartami. Karta stojí 1 akční bod, za tah smíš vzít nejvýš dvě. Odkrytá je zvláštní: jen její symboly, maska, buben nebo loutka, se při slavnostech počítají. Když si ji vezmeš, odkryje se další.
java-task-take = vezmi si odkrytou kartu.
java-lesson-end = Máš ještě 3 akční body. Bylo by za co je utratit, ale území už leží, a tak smíš tah ukončit; co zbude, propadne.
java-task-end = ukonči tah.
java-lesson-move = O několik tahů později vyrostla u J8 vesnice o čtyřech polích a stojí v ní tvá figurka i soupeřova. Vede ta nejvýš, při stejné výšce rozhodnou další. Tvá druhá čeká na rýži na K8.
java-task-move = jdi figurkou z K8 na K9 za 1 akční bod.
java-lesson-build = Dvě figurky proti jedné: vedeš ve vesnici samostatně, takže v ní smíš postavit palác s hodnotou nejvýš podle počtu polí. Hned získáš polovinu hodnoty a z vesnice je město.
java-task-build = postav palác hodnoty 4 na I9.
java-lesson-pass = Soupeř pořádá v tvém městě slavnost: vyhrává, kdo vyloží nejvíc symbolů odkryté karty. D D, dva bubny, dávají 2. S MD a DP by šlo jen vyrovnat, za 1 bod pro každého, a obě karty by byly pryč.
java-task-pass = pasuj.
java-lesson-irrigate = Kolem nádrže na I10 už leží území, chybí jen díra na I11. Obklopená voda dá 3 body za každé pole a dostane je ten, kdo stojí sám nejvýš na břehu. To je tvá figurka na J11 ve 2. patře.
java-task-irrigate = založ vodní plochu na I11. Nádrž má pak dvě pole a dá 6 bodů.
java-lesson-leave = Tvá první figurka stojí na N12, daleko od všeho. Za stejnou cenu, za jakou se nasazuje, ji stáhneš, a později ji nasadíš tam, kde je jí třeba.
java-task-leave = stáhni figurku z N12.
java-lesson-token = V dalším tahu má vesnice už šest polí, ale akční body jsou utracené. Na celou hru máš 3 akční žetony, na tah nejvýš jeden, a každý dá 1 bod.
java-task-token = použij akční žeton.
java-lesson-enlarge = Palác se rozšiřuje stejně, jako se staví: smí to ten, kdo vede ve městě samostatně, za 1 akční bod a nejvýš podle počtu polí. Získáš polovinu nové hodnoty a číslo je zase bílé, takže může být nová slavnost.
java-task-enlarge = rozšiř palác na I9 na 6.
java-lesson-festival = Slavnost nic nestojí a končí tím tah. Odkrytá karta ukazuje MD: tvá karta platí za symbol za každé M a D, které na ní je. Nejvyšší součet získá polovinu paláce, 3 body. Začni nízko a podívej se, co má soupeř.
java-task-festival = uspořádej na I9 slavnost a začni kartou MP, která platí za 1.
java-lesson-play = Soupeř vyložil D a vyrovnal. Střídáte se, dokud všichni až na jednoho nepasují.
java-task-play = vylož MD za 2, dohromady to budou 3.
java-lesson-score = O mnoho tahů později leží poslední trojdílné území, takže na konci tohoto tahu máš závěrečné bodování: město, kde jsi na prvním místě, dá celou hodnotu paláce, na druhém polovinu. Máš 6 za vodu, 5 za paláce a 3 za slavnost, město přidá 6.
java-task-score = ukonči tah.
java-tips =
    • Rozhoduje výška: figurka o patro výš má přednost před jakýmkoli počtem figurek níž.
    • Nepřipravuj nic, co dokončí soupeř po tobě: díru ve vodě ani vesnici, které chybí jediné pole.
    • Nejvíc bodů dají města na konci, a to několika hráčům po sobě. Buď včas v mnoha z nich.
