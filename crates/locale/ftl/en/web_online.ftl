### Words of tables online.

## Doors on the first page, and opening a table

online-alone = Play alone
online-name = What should we call you?
online-name-note = No account, no e-mail. The others see only this name.
online-open = Open a table
online-bots-note = Bots can take the free seats at any time.
online-local-only = Only this computer can reach the table. To let others in your network join, start Pangea again with one of these commands; the game is kept.
online-local-address = They then open:
online-lan-address = Others in your network open:
online-not-https = This page is not on https: someone in the same network could read along.
online-have-link = Do you have an invitation?
online-follow = Open the link
online-my-tables = Your tables
online-as-of = as of { $time }
online-your-turn = your turn
online-title-turn = Your turn
online-waiting-room = waiting room
online-paused-tag = paused
online-playing-tag = in play
online-look = Look
online-go-there = Go to the table
online-seats = Seats
online-clock = Clock
online-clock-none = no clock
online-clock-minutes = { $minutes } min
online-watchers = Watchers
online-watching-nobody = nobody
online-watching-at-once = at once
online-watching-delayed = 3 min later
online-fail-name = Please choose another name: 1 to 24 letters or digits.
online-fail-rules = The table cannot be played like this.
online-fail-fast = A little slower, please. Try again in a moment.
online-fail-invitation = This is not a valid invitation.
online-fail-watching = Nobody may watch this table.
online-fail-server = The server cannot do this just now. Please try again.

## Rules at a table

online-rules-here = Rules at this table
online-rule-printed = As printed.
online-rule-no-clock = No clock: everyone takes the time they need.
online-rule-clock = { $minutes ->
    [one] { $minutes } minute each, plus { $seconds } s per decision. At zero a bot plays until you are back.
   *[other] { $minutes } minutes each, plus { $seconds } s per decision. At zero a bot plays until you are back.
}
online-rule-consent = Undo and pause if everyone agrees.
online-rule-nobody-watches = Nobody watches.
online-rule-watch-at-once = Watchers are welcome.
online-rule-watch-delayed = Watchers are welcome, 3 minutes behind.

## An invitation

online-invites = { $player } invites you to a game.
online-invited-before = You are invited to a game.
online-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
online-learn = New to it? Learn to play.
online-at-table = At this table
online-answer = Your answer
online-free-seat = A free seat
online-free-yours = yours, if you like
online-free-note = the host may give it to a bot
online-free-host = invite someone, or give it to a bot
online-host = host
online-bot = bot
online-ready = ready
online-not-ready = not ready
online-sit = Sit down
online-sit-as = Sit down as { $player }
online-you-are = You are { $player } on this device.
online-not-you = Not you?
online-watch-instead = Watch instead
online-watch-game = Watch this game
online-full = All seats are taken.
online-full-note = You can watch; if a seat becomes free, you can sit down in the waiting room.
online-started = The game has begun.
online-started-note = You can watch, and join them for the next one.
online-expired = This invitation has run out.
online-expired-note = Ask for a new link, or open a table of your own.
online-member = You have a seat at this table.

## The waiting room

online-table = The table
online-table-of = Table of { $player }
online-change = Change
online-change-now = Change the rules
online-change-note = Everyone has to be ready again afterwards.
online-this-is-you = this is you
online-stand = Get up and watch
online-kick = Ask { $player } to leave the seat
online-give-bot = Give it to a bot
online-sit-here = Sit here
online-bot-level = Strength of { $player }
online-remove-bot = Remove the bot
online-link = Invitation link
online-copy = Copy the link
online-code = QR code of the invitation link
online-link-note = Whoever opens it chooses a name; no account is needed.
online-link-here = Link for this computer
online-link-here-note = It works only in browsers on this computer.
online-new-link = Make a new link
online-new-link-note = The old link stops working then. Whoever is already here stays.
online-new-link-done = This is a new link. The old one no longer works.
online-no-link = This device does not have the invitation link.
online-dealing = The cards are being dealt.
online-all-ready = Everyone is ready.
online-host-begins = Everyone is ready. The host starts the game.
online-waits-for = Waiting for: { $players }.
online-free-seats = { $count ->
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
}
online-leave = Leave
online-begin = Start the game
online-be-ready = I am ready
online-be-not-ready = Wait a moment
online-dice = Dice nobody has to trust
online-dice-note = The server has already chosen its part of the chance and shows a seal of it. These six words are the same for everyone at this table; compare them if you like.
online-closed = This table is closed.
online-closed-note = Its record is kept on the server.
online-not-here = You have no seat at this table.
online-not-here-note = Open the invitation link again, or ask for a new one.
online-home = Go to the home page

## Presence and clocks

online-here = here
online-reconnecting = reconnecting
online-away = away
online-away-bot = away, { $level } plays
online-bot-for = { $level } plays
online-said-came = { $player } sits down.
online-said-back = { $player } is back.
online-said-reconnecting = { $player } is reconnecting.
online-said-away = { $player } is away.
online-time-yours = your time
online-time-still = stands still
online-time-low = Time is running out.
online-time-low-note = At zero a bot plays for you until you are back.
online-time-up = The time of { $player } is up. A bot plays.

## In the prompt’s place

online-watching = You are watching.
online-watching-behind = You are watching, 3 minutes behind.
online-watching-note = You see what every player may know. Hands and the deck stay hidden, also from you.
online-stop-watching = Stop watching
online-sides = Whose side you see the table from
online-side = Seen from { $player }’s side
online-holds = { $count ->
    [one] { $player } holds { $count } card.
   *[other] { $player } holds { $count } cards.
}
online-holds-note = You will see them in the replay when the game is over.
online-bot-plays = A bot plays for you: { $level }.
online-bot-plays-note = It plays on until you take your seat back. Nothing is lost.
online-take-back = Take my seat back
online-paused = The game is paused.
online-paused-note = All clocks stand still; it continues when everyone is ready.
online-held-line = When connected
online-who-answered = Who has answered
online-answered = agreed
online-not-answered = not yet
online-ask-pause = Ask for a pause
online-leave-table = Leave the table
online-leave-sure = A bot plays on for you. You can come back at any time.
online-stay = Stay
online-watch-count = { $count ->
    [one] { $count } person is watching: { $players }
   *[other] { $count } people are watching: { $players }
}

## The strip

online-lost = You are disconnected.
online-lost-note = The game is kept and your choice stays. Your clock runs on. Pangea keeps trying.
online-lost-note-untimed = The game is kept and your choice stays. Pangea keeps trying.
online-back = { $seconds ->
    [one] You were disconnected for { $seconds } second.
   *[other] You were disconnected for { $seconds } seconds.
}
online-back-note = Nothing was lost. The log shows what happened meanwhile.
online-elsewhere = You are playing on another device now.
online-elsewhere-note = You can take it back at any time.
online-go-on-here = Continue here
online-reload = This page is older than the server.
online-reload-note = Reload the page to continue. Nothing is lost.
online-reload-now = Reload
online-distrust = The server does not show the seal this page has sent.
online-distrust-note = Your word for the dice is kept back. Unless you were ready with another device, do not trust the dice of this game.
online-no-word = This game has begun without your word for the dice.
online-no-word-note = It came too late, or the server left it out. The record will show that it is missing.
online-doubt-read = Understood
online-asks-undo = { $player } asks to undo a move.
online-you-ask-undo = You ask to undo your move.
online-asks-undo-note = Everything after it is undone too. Clocks stand still while the table decides.
online-asks-pause = { $player } asks for a pause.
online-you-ask-pause = You ask for a pause.
online-asks-note = Clocks stand still while the table decides.
online-asks-rematch = { $player } wants to play again.
online-you-ask-rematch = You ask to play again.
online-asks-rematch-note = The same people, the same rules.
online-withdraw = Withdraw
online-vote-no = No, play on
online-vote-yes = Allow
online-not-agreed = The table would rather play on.
online-restart = { $seconds ->
    [one] Pangea restarts in { $seconds } second.
   *[other] Pangea restarts in { $seconds } seconds.
}
online-restarting = Pangea is restarting.
online-restart-note = Your game is kept and continues automatically.
online-storage = The table is waiting for its storage.
online-storage-note = Nothing is lost, and clocks stand still.
online-storage-back = Back again. Nothing was lost.
online-no-stale = The table has moved on meanwhile. Please choose again.
online-no-watching = You are watching this game.
online-no-host = Only the host can do this.
online-no-phase = This cannot be done just now.
online-no-taken = This seat is taken.
online-no-seat = The host gave your seat to someone else. A new invitation from the host lets you sit down again.
online-no-ready = A seat is free, or someone is not ready yet.
online-no-undo = There is nothing to undo.
online-no-asking = The table is already being asked something.
online-no-bot-plays = A bot plays for you. Take your seat back first.

## The end

online-dice-good = The seed is the one the server had sealed before the game, and every word fits. The replay recomputes every die.
online-dice-bad = The dice do not fit what the server had sealed before the game.
online-dice-without = The seed is the one the server had sealed before the game, but your word for the dice is missing.
online-rematch = Play again
online-next-table = Go to the next game
