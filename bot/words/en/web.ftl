# The local web table: the page in the browser.

web-lounge = Lounge
web-channels = Channels
web-tables = Tables
web-finished = Finished tables
web-show-channels = Show channels
web-hide-channels = Close channels
web-you-are = You are
web-unread = { $count } new
web-mentions = You are mentioned: { $count }
web-your-turn = your turn
web-your-turn-at = { $title }: it is your turn
web-waiting-count = Other tables that wait for you: { $count }
web-notify = Notify me when a table waits for me
web-notify-refused = The browser does not allow notifications for this page.
web-sound = With a sound
web-skip = Skip to the line for messages and commands

web-messages = Messages
web-new-messages = New messages
web-earlier = Show earlier messages
web-to-end = New messages below
web-empty = Nothing has been said here yet. Type /new to open a table, /learn to learn a game step by step, or /help to see what can be done.
web-just-now = just now
web-bot = Longtable
web-former-member = Former player
web-only-you = Only you see this
web-dismiss = Dismiss this message
web-you-typed = You typed:
web-opened = The table { $title } has been opened.
web-go-to-table = Go to the table
web-block = Text of fixed width

web-line = Message or command
web-line-placeholder = Message, or / for a command
web-line-hint = Everybody sees what you write. Begin with / for a command, which only you see.
web-line-keys = Suggestions appear while a command is typed: the arrow keys go through them, Tab takes one, Escape closes them.
web-completions = Suggestions
web-send = Send

web-board = The board
web-panel = What can be done here
web-sides = Below the board
web-side-panel = Turn
web-enlarge-board = Show the board larger
web-spots = On the board: what can be chosen
web-spots-beside = Beside the board: what can be chosen
web-spot-several = Several choices: { $text }

web-reads-as-move = This reads as a move, so nobody has seen it yet.
web-play-line = Play it
web-say-line = Say it to everybody

web-picture = Picture of the board
web-drawing = The picture is being drawn …
web-picture-area = Enlarged picture
web-enlarge = Enlarge
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = Fit the window
web-close = Close

web-connection-lost = The connection is lost, and what is new is not shown. Trying again…
web-error-offline = The server cannot be reached. What is shown here may be out of date.
web-offline-press = The server cannot be reached. If it got what you pressed, this will be shown once it can be; if not, press again then.
web-offline-line = The server cannot be reached. Your line is still here: send it again in a moment. It is never carried out twice.
web-noscript = This page needs JavaScript.

web-start-title = Let people in
web-start-intro = Add everybody who is to play, yourself too, and give each person their own link. Anybody who has a link plays under that name.
web-start-name = Name of the new member
web-start-add = Add
web-start-members = Members
web-start-nobody = Nobody has been added yet.
web-start-new-link = New link
web-start-new-link-for = New link for { $name }
web-start-show-link = Show link
web-start-show-link-for = Show the link of { $name }
web-start-withdraw = Withdraw
web-start-withdraw-for = Withdraw the link of { $name }
web-start-withdraw-really = Withdraw the link of { $name }? It lets nobody in any more and its open pages are closed, until you make a new link.
web-start-withdrawn = withdrawn
web-start-link-of = Link of { $name }
web-start-copy = Copy
web-start-copied = Copied.
web-start-copy-yourself = The link is marked: copy it yourself.
web-start-secret = Anybody with the link plays as this member. A new link makes it void.
web-start-open = Open the page of { $name } in a new tab
web-start-care = Several members can be at this browser, each in their own tab. Keep the address of this start page to yourself.

web-enter-title = Welcome
web-enter-on = Go on to the start page

web-refused-title = This is not possible

web-error-not-member = This page belongs to a member. Open it with the personal link that you were given; if the link has become void, ask for a new one where you got it.
web-error-not-host = This page is for the person who started the bot. Open it with the start link that was printed then; each start makes a new one.
web-error-not-found = There is nothing at this address.
web-error-strange-host = This server does not go by that name. Use the address that was printed when it was started, or set the public address.
web-error-strange-origin = The request came from another page than this server's own and was not carried out.
web-error-not-json = The request was of another kind than the page sends and was not carried out.
web-error-bad-request = The request could not be read and was not carried out. Reload the page.
web-error-too-large = That was too much at once.
web-error-too-long = That line is too long. Send it in parts.
web-error-empty = There is nothing to send.
web-error-too-fast = That was a lot at once. Wait a moment and try again.
web-error-too-slow = The request took too long to arrive and was not carried out. Try again.
web-error-too-many-at-once = Too much is being asked for you at once. Close some pages, or wait a moment and try again.
web-error-too-many-pages = Too many pages of yours are open. Close some and reload this one.
web-error-message-gone = That message is not there any more.
web-error-not-drawn = The picture could not be drawn. The text beside it is complete.
web-error-link-unknown = This link is not known any more. Make a new one; the old one is void then.
web-error-bad-name = A name has 1 to 32 characters, at least one letter or digit, and no invisible characters.
web-error-name-taken = There is a member of that name already.
web-error-too-many-members = There are too many members already.
web-error-database-busy = Another program is using the server's database right now. Nothing was lost; please try again in a moment.
web-error-database-gone = The server's database is not where it was, so nothing can be played now. The server's log says what to do; please tell the person who runs it, and try again later.
web-error-failed = Something went wrong on the server. Nothing was lost; try again, and tell the person who runs it if it happens again.
