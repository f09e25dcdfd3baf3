# Místní webový stůl: stránka v prohlížeči.

web-lounge = Salonek
web-channels = Kanály
web-tables = Stoly
web-finished = Dohrané stoly
web-show-channels = Zobrazit kanály
web-hide-channels = Zavřít kanály
web-you-are = Jste
web-unread = Nové: { $count }
web-mentions = Zmínky o vás: { $count }
web-skip = Přejít na řádek pro zprávy a příkazy

web-messages = Zprávy
web-new-messages = Nové zprávy
web-earlier = Zobrazit starší zprávy
web-to-end = Níže jsou nové zprávy
web-empty = Zatím tu nikdo nic neřekl. Příkazem /new otevřete stůl, /help ukáže, co všechno jde.
web-just-now = právě teď
web-bot = Longtable
web-former-member = Bývalý člen
web-only-you = Vidíte jen vy
web-dismiss = Odložit tuto zprávu
web-you-typed = Napsáno:
web-opened = Stůl { $title } je otevřen.
web-go-to-table = Přejít ke stolu
web-block = Text s pevnou šířkou písma

web-line = Zpráva nebo příkaz
web-line-placeholder = Zpráva, nebo / a příkaz
web-line-hint = Co napíšete, vidí všichni. Příkaz začíná znakem / a vidíte ho jen vy.
web-line-keys = Při psaní příkazu se objevují návrhy: procházejí se šipkami, Tab návrh převezme, Escape je zavře.
web-completions = Návrhy
web-send = Odeslat

web-picture = Obrázek herního plánu
web-picture-area = Zvětšený obrázek
web-enlarge = Zvětšit
web-zoom-in = Větší
web-zoom-out = Menší
web-zoom-fit = Celý obrázek
web-close = Zavřít

web-connection-lost = Spojení je přerušeno. Zkouším to znovu…
web-noscript = Tato stránka potřebuje JavaScript.

web-start-title = Pozvat hráče
web-start-intro = Přidejte všechny, kdo budou hrát, i sebe, a každému dejte jeho vlastní odkaz. Kdo má odkaz, hraje za tohoto člena.
web-start-name = Jméno nového člena
web-start-add = Přidat
web-start-members = Členové
web-start-nobody = Zatím tu nikdo není.
web-start-new-link = Nový odkaz
web-start-new-link-for = Nový odkaz pro člena { $name }
web-start-link-of = Odkaz pro člena { $name }
web-start-copy = Kopírovat
web-start-copied = Zkopírováno.
web-start-copy-yourself = Odkaz je označen, zkopírujte si ho.
web-start-once = Odkaz se ukáže jen teď. Když se ztratí, vytvořte nový; starý tím přestane platit.
web-start-open = Otevřít stránku člena { $name } v nové kartě
web-start-care = V jednom prohlížeči může být více členů, každý ve své kartě. Adresu této úvodní stránky nikomu nedávejte.

web-enter-title = Vítejte
web-enter-on = Pokračovat na úvodní stránku

web-refused-title = To nejde

web-error-not-member = Tato stránka patří jednomu z členů. Otevřete ji osobním odkazem od hostitele; pokud už odkaz neplatí, požádejte ho o nový.
web-error-not-host = Tato stránka je pro hostitele. Otevřete ji odkazem, který se vypsal při spuštění bota; každé spuštění vytvoří nový.
web-error-not-found = Na této adrese nic není.
web-error-strange-host = Tento server se tak nejmenuje. Použijte adresu, která se vypsala při spuštění, nebo nastavte veřejnou adresu.
web-error-strange-origin = Požadavek přišel z cizí stránky a nebyl proveden.
web-error-not-json = Požadavek byl jiného druhu, než jaký stránka posílá, a nebyl proveden.
web-error-bad-request = Požadavek se nepodařilo přečíst a nebyl proveden. Načtěte stránku znovu.
web-error-too-large = To je najednou příliš.
web-error-too-long = Řádek je příliš dlouhý. Pošlete ho po částech.
web-error-empty = Není co poslat.
web-error-too-fast = To bylo moc najednou. Chvilku počkejte a zkuste to znovu.
web-error-too-many-pages = Máte otevřeno příliš mnoho stránek. Některé zavřete a tuto načtěte znovu.
web-error-message-gone = Ta zpráva už tu není.
web-error-not-drawn = Obrázek se nepodařilo nakreslit. Text vedle něj je úplný.
web-error-bad-name = Jméno má 1 až 32 znaků, aspoň jedno písmeno nebo číslici a žádné neviditelné znaky.
web-error-name-taken = Člen toho jména už tu je.
web-error-too-many-members = Členů už je příliš mnoho.
web-error-offline = Server neodpovídá. Co jste napsali, tu zůstalo: za chvíli to pošlete znovu. Nikdy se to neprovede dvakrát.
web-error-failed = Na serveru se něco pokazilo. Nic se neztratilo; zkuste to znovu, a pokud se to bude opakovat, řekněte to hostiteli.
