# Učit se hru tím, že ji hraješ. Co říká který krok, stojí v souborech lekcí jednotlivých her.

button-learn = Naučit se hru
button-lesson-before = Předchozí krok
button-lesson-show = Ukaž mi
button-lesson-primer = Za dvě minuty
button-lesson-skip = Přeskočit
button-lesson-stop = Skončit
button-lesson-on = Pokračovat
button-lesson-anew = Ještě jednou
learn-title = **Lekce: { $game }**, krok { $step } z { $count }
learn-task = **Tvůj úkol:** { $task }
learn-lesson = Lekce
learn-rival = Soupeř
learn-picture = Plán hry { $game } v kroku { $step } lekce. Všechno, co je na obrázku, řekne tlačítko { button-text }.
learn-right = { $move }: správně!
learn-shown = { $move }: tak na to.
learn-other = { $move } by šlo. Stalo by se toto:
learn-again = Úkol je ale jiný, takže se nic nezměnilo.
learn-later = … a o pár tahů později:
learn-elsewhere = … a u jiného stolu:
learn-stopped = Lekce hry { $game } počká u kroku { $step }. Až budeš chtít, pokračuje se příkazem `/learn { $name }`.
learn-over = **To byla lekce hry { $game }.** Tři rady do první partie:
learn-list = Nauč se hru tím, že si ji zahraješ, bez soupeřů a bez spěchu:
learn-list-new = **{ $game }**: kroků { $count }
learn-list-begun = **{ $game }**: čeká na tebe krok { $step } z { $count }
learn-list-over = **{ $game }**: hotovo, můžeš si ji projít znovu
trouble-which-lesson = Nejdřív si vyber lekci: `/learn HRA`. Lekci mají hry { $games }.
