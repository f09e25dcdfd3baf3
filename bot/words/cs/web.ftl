# Místní webový stůl: stránka v prohlížeči.

web-lounge = Salonek
web-channels = Kanály
web-tables = Stoly
web-finished = Dohrané stoly
web-show-channels = Zobrazit kanály
web-hide-channels = Zavřít kanály
web-you-are = Hraješ jako
web-unread = Nové: { $count }
web-mentions = Zmínky o tobě: { $count }
web-your-turn = jsi na tahu
web-your-turn-at = { $title }: jsi na tahu
web-waiting-count = Další stoly, které na tebe čekají: { $count }
web-notify = Upozornit, když na mě čeká stůl
web-notify-refused = Prohlížeč této stránce upozornění nedovoluje.
web-sound = Se zvukem
web-skip = Přejít na řádek pro zprávy a příkazy

web-messages = Zprávy
web-new-messages = Nové zprávy
web-earlier = Zobrazit starší zprávy
web-to-end = Níže jsou nové zprávy
web-empty = Zatím tu nikdo nic neřekl. Příkaz /new otevře stůl, /learn naučí hru krok za krokem, /help ukáže, co všechno jde.
web-just-now = právě teď
web-bot = Longtable
web-former-member = Bývalý hráč
web-only-you = Vidíš to jen ty
web-dismiss = Skrýt tuto zprávu
web-you-typed = Napsáno:
web-opened = Stůl { $title } je otevřený.
web-go-to-table = Přejít ke stolu
web-block = Text s pevnou šířkou písma

web-line = Zpráva nebo příkaz
web-line-placeholder = Zpráva, nebo / a příkaz
web-line-hint = Co napíšeš, vidí všichni. Příkaz začíná znakem / a vidíš ho jen ty.
web-line-keys = Při psaní příkazu se objevují návrhy: procházejí se šipkami, Tab návrh převezme, Escape je zavře.
web-completions = Návrhy
web-send = Odeslat

web-board = Herní plán
web-panel = Co se tu dá dělat
web-sides = Pod plánem
web-side-panel = Tah
web-enlarge-board = Ukázat plán větší
web-spots = Na plánu: co lze zvolit
web-spots-beside = Vedle plánu: co lze zvolit
web-spot-several = Více možností: { $text }

web-reads-as-move = Tohle se čte jako tah, proto to zatím nikdo neviděl.
web-play-line = Zahrát
web-say-line = Říct všem

web-picture = Obrázek herního plánu
web-drawing = Obrázek se kreslí …
web-picture-area = Zvětšený obrázek
web-enlarge = Zvětšit
web-zoom-in = Větší
web-zoom-out = Menší
web-zoom-fit = Celý obrázek
web-close = Zavřít

web-connection-lost = Spojení je přerušené a nové zprávy se neukazují. Zkouším to znovu …
web-error-offline = Server neodpovídá. Co tu je vidět, už nemusí platit.
web-offline-press = Server neodpovídá. Jestli tvoje volba došla, ukáže se to, až odpoví; jinak ji pak zvol znovu.
web-offline-line = Server neodpovídá. Řádek tu zůstal: za chvíli ho pošli znovu. Nikdy se neprovede dvakrát.
web-noscript = Tato stránka potřebuje JavaScript.

web-start-title = Pozvat hráče
web-start-intro = Přidej všechny, kdo budou hrát, i sebe, a každému dej jeho vlastní odkaz. Kdo má odkaz, hraje pod tímto jménem.
web-start-name = Jméno nového člena
web-start-add = Přidat
web-start-members = Členové
web-start-nobody = Zatím tu nikdo není.
web-start-new-link = Nový odkaz
web-start-new-link-for = Nový odkaz pro člena { $name }
web-start-show-link = Ukázat odkaz
web-start-show-link-for = Ukázat odkaz člena { $name }
web-start-withdraw = Odvolat
web-start-withdraw-for = Odvolat odkaz člena { $name }
web-start-withdraw-really = Odvolat odkaz člena { $name }? Nikoho už nepustí dovnitř a jeho otevřené stránky se zavřou, dokud nevytvoříš nový.
web-start-withdrawn = odvolaný
web-start-link-of = Odkaz pro člena { $name }
web-start-copy = Kopírovat
web-start-copied = Zkopírováno.
web-start-copy-yourself = Odkaz je označený, zkopíruj si ho.
web-start-secret = Kdo má odkaz, hraje pod tímto jménem. Nový odkaz ho zruší.
web-start-open = Otevřít stránku člena { $name } v nové kartě
web-start-care = V jednom prohlížeči může být více členů, každý ve své kartě. Adresu této úvodní stránky nikomu nedávej.

web-enter-title = Vítej
web-enter-on = Pokračovat na úvodní stránku

web-refused-title = To nejde

web-error-not-member = Tato stránka patří jednomu z členů. Otevři ji osobním odkazem, který máš od provozovatele bota; pokud už odkaz neplatí, popros o nový.
web-error-not-host = Tato stránka je pro provozovatele bota. Otevři ji odkazem, který se vypsal při spuštění bota; každé spuštění vytvoří nový.
web-error-not-found = Na této adrese nic není.
web-error-strange-host = Tento server se tak nejmenuje. Použij adresu, která se vypsala při spuštění, nebo nastav veřejnou adresu.
web-error-strange-origin = Požadavek přišel z cizí stránky a nebyl proveden.
web-error-not-json = Požadavek byl jiného druhu, než jaký stránka posílá, a nebyl proveden.
web-error-bad-request = Požadavek se nepodařilo přečíst a nebyl proveden. Načti stránku znovu.
web-error-too-large = To je najednou příliš.
web-error-too-long = Řádek je příliš dlouhý. Pošli ho po částech.
web-error-empty = Není co poslat.
web-error-too-fast = To bylo moc najednou. Chvilku počkej a zkus to znovu.
web-error-too-slow = Požadavek přicházel příliš dlouho a nebyl proveden. Zkus to znovu.
web-error-too-many-at-once = Najednou se pro tebe žádá příliš mnoho věcí. Zavři některé stránky, nebo chvilku počkej a zkus to znovu.
web-error-too-many-pages = Máš otevřeno příliš mnoho stránek. Některé zavři a tuto načti znovu.
web-error-message-gone = Ta zpráva už tu není.
web-error-not-drawn = Obrázek se nepodařilo nakreslit. Text vedle něj je úplný.
web-error-link-unknown = Tento odkaz už neplatí. Vytvoř nový; starý tím přestane platit.
web-error-bad-name = Jméno má 1 až 32 znaků, aspoň jedno písmeno nebo číslici a žádné neviditelné znaky.
web-error-name-taken = Člen toho jména už tu je.
web-error-too-many-members = Členů už je příliš mnoho.
web-error-database-busy = Databázi serveru teď drží jiný program. Nic se neztratilo; zkus to prosím za chvíli znovu.
web-error-database-gone = Databáze serveru není tam, kde byla, takže se teď nic nepřijímá. Co s tím, stojí v záznamu serveru; řekni to prosím provozovateli bota a zkus to později.
web-error-failed = Na serveru se něco pokazilo. Nic se neztratilo; zkus to znovu, a pokud se to bude opakovat, řekni to provozovateli bota.
