# Telegram: what is said there alone.

telegram-file = Picture as a file
telegram-back = Back to the group
telegram-page = { $page }/{ $pages }
telegram-short = Button **{ $shown }**: { $meant }.
telegram-start = Open our private chat
telegram-in-private = I have answered you in our private chat.
telegram-press-start = { $player }, I cannot write to you yet. Please press the button below and then Start, and I answer you in private. Until then you can move here with `/move`; what others must not see I take in private only.
telegram-only-in-private = My answer waits in our private chat: press Start there, and ask again.
telegram-welcome = Here I can write to you alone: press **{ button-play }** under a board in your group, and your turn is made here. What you type here without a command is a move.
telegram-anonymous = You write as the group itself, so I cannot tell who you are. `/settings` works like that; to open a table, join or move, switch off **Remain anonymous** for yourself in the group's list of administrators, or write to me in private.
telegram-channel = I cannot tell who writes in the name of a channel. Choose your own name beside the text field, and write again.
telegram-other = I understand text and buttons: a command such as `/mygames`, a move such as `end`, or a press on one of my buttons. A command or a move may also be written below a picture. Pictures, stickers, voice and the like I cannot read; `/help` says what I can do.
telegram-edited = What you wrote first counted; a correction changes nothing. Send it anew, or take back a move with `/undo`.
telegram-forwarded = I do not act on what is forwarded, as somebody else may have meant it. Write it yourself if you want it done.
telegram-not-shown = I could not show you the answer. Please look again with the buttons under the board.
telegram-description =
    Play heavy board games by correspondence in your group: Tikal, Java, Mexica, Caylus, Magellan. A move whenever you have a minute; I judge it by the rules, show the board, and call the next player. What only you may see I show you here.

    Take me to your group and write /new there. Here, /new lets you practise alone.
telegram-description-short = Heavy board games by correspondence, in your group: a move whenever you have a minute.
