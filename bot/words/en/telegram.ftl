# Telegram: what is said there alone.

telegram-file = Picture as a file
telegram-back = Back to the group
telegram-start = Open our private chat
telegram-in-private = I have answered you in our private chat.
telegram-press-start = { $player }, I cannot write to you yet. Please press the button below and then Start, and I answer you in private. Until then you can move here with `/move`; what others must not see I take in private only.
telegram-only-in-private = My answer waits in our private chat: press Start there, and ask again.
telegram-welcome = Here I can write to you alone: press **{ button-play }** under a board in your group, and your turn is made here. What you type here without a command is a move.
telegram-anonymous = I cannot tell who writes in the name of a group or channel. Please write as yourself.
telegram-not-shown = I could not show you the answer. Please look again with the buttons under the board.
telegram-description =
    Play heavy board games by correspondence in your group: Tikal, Java, Mexica, Caylus, Magellan. A move whenever you have a minute; I judge it by the rules, show the board, and call the next player. What only you may see I show you here.

    Take me to your group and write /new there. Here, /new lets you practise alone.
telegram-description-short = Heavy board games by correspondence, in your group: a move whenever you have a minute.
