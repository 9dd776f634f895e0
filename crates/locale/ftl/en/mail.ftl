### Mails that the server sends: plain text, without a greeting. A link stands after the first paragraph.

mail-confirm-subject = Pangea: confirm your address
mail-confirm = Someone gave this address for messages from Pangea. If it was you, open this link within 24 hours:
mail-confirm-note = If it was not you, do nothing: you will not get another message.
mail-your-turn-subject = Pangea: it is your turn
mail-your-turn = It is your turn in { $edition }. Open the table:
mail-time-is-short-subject = Pangea: your time is running out
mail-time-is-short = You have little time left for your move in { $edition }. If it runs out, a bot will play for you. Open the table:
mail-game-over-subject = Pangea: your game is over
mail-game-over = Your game of { $edition } is over. See the result:
mail-stop = To stop these messages, change your settings:
