### Words of the place to meet: lobby, account, friends, talk, profile, leaderboard.

## What the screens share

place-lobby = Lobby
place-account = Your account
place-sign-in = Sign in
place-friends = Friends
place-leaders = Leaderboard
place-player = Player
place-own-page = Your page
place-nav = Meeting place
place-invitations = Invitations
place-dismiss = Decline the invitation
place-loading = Loading.
place-show = Show
place-signed-out = You are not signed in here.
place-signed-out-note = A name is enough to play; an account keeps it for you.
place-today = today
place-yesterday = yesterday
place-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
place-hours = { $count } h
place-minutes = { $count } min
place-fail-sign-in = { $count ->
    [one] This name and password do not go together. { $count } try is left.
   *[other] This name and password do not go together. { $count } tries are left.
}
place-fail-wrong = This does not go together with the name.
place-fail-fast = { $seconds ->
    [one] A little slower, please. Try again in { $seconds } second.
   *[other] A little slower, please. Try again in { $seconds } seconds.
}
place-fail-nothing = There is nothing here.
place-fail-taken = Someone here already has this name, or one that looks like it.
place-fail-password = This password is too short, too long, or your own name.
place-fail-account = Only someone with an account can do this.
place-fail-friend = Only friends can be invited.
place-fail-many = There are too many already.
place-fail-text = This text is too long, or it has characters that cannot be seen.
place-fail-address = No mail can be sent to this address.
place-fail-vacation = You have fewer vacation days left this year.
place-fail-banned = The people who run this server have closed it to you for a while.

## Time at slow tables

online-left = { $time } left
online-until = until { $moment }
online-rule-slow = { $count ->
    [one] { $count } day for each move. At zero a bot plays until you are back.
   *[other] { $count } days for each move. At zero a bot plays until you are back.
}
online-bot-sits = bot in your seat
online-badge = { $count ->
    [one] Your turn at { $count } table
   *[other] Your turn at { $count } tables
}

## The first page of someone known here

mine-welcome = Welcome back, { $player }.
mine-waiting = { $count ->
    [one] { $count } game is waiting for you.
   *[other] { $count } games are waiting for you.
}
mine-all-games = all games
mine-none = You have no games at the moment. Sit down at an open table, or open one.
mine-come-back = Come back
mine-play = Play
mine-friends-here = Friends who are here
mine-all-friends = all friends

## Signing in

sign-in-name = Name
sign-in-password = Password
sign-in-code = Recovery code
sign-in-forgotten = Use a recovery code
sign-in-with-password = Sign in with a password
sign-in-recover = Recover your account
sign-in-recover-now = Set the new password
sign-in-recover-note = All your other devices are signed out. The code cannot be used again.
sign-in-no-need = You do not need an account to play.

## The account

account-keep = Keep the name { $player }
account-keep-note = So far, { $player } lives in this browser only. Keep the name, and your games, friends and ratings follow you to any device.
account-with-password = With a password
account-new-password = New password
account-old-password = Present password
account-password-good = Long enough. Three odd words make a good one.
account-password-short = At least { $count } characters. Three odd words make a good one.
account-keep-now = Keep the name
account-no-mail = We do not ask for an e-mail address. Recovery codes bring you back if you forget the password.
account-have-one = I have a name here: sign in
account-codes = Recovery codes
account-codes-note = Write them down now: they are shown only this once. Each one sets a new password, once.
account-codes-copy = Copy the codes
account-codes-done = I have kept them
account-codes-left = { $count ->
    [one] { $count } code is left
   *[other] { $count } codes are left
}
account-codes-new = Make new ones
account-codes-make = Make new codes
account-ways-in = Ways in
account-password-since = set { $date }
account-password-note = All your other devices are signed out.
account-password-change = Change the password
account-rename = Change the name
account-new-name = New name
account-rename-note = You sign in with the new name afterwards.
account-silenced = You cannot write at tables until { $date }.
account-others = What others see
account-public = My page is public
account-public-note = results, ratings and finished games; otherwise only for friends
account-review = My moves may be reviewed
account-review-note = in replays that others open
account-devices = Where you are signed in
account-this-device = This device
account-here-now = here, now
account-last-here = last here: { $date }
account-out = Sign out
account-out-others = Sign out everywhere else
account-out-all = Sign out everywhere
account-data = Your data
account-export = Take it with you
account-export-note = everything this server keeps about you, in one file
account-download = Download
account-delete = Delete the account
account-delete-note = name, ratings and messages go; the others keep their games
account-delete-open = Delete
account-delete-sure = Delete { $player }?
account-delete-what = Your name, ratings, friends and messages are deleted at once. Games you played stay with the others, without your name. This cannot be undone.
account-delete-type = Type your name to be sure
account-delete-not = Keep my account
account-delete-now = Delete for good

## Mails, vacations, bots

mail-title = E-mail
mail-note = Only about slow games, and only if you want it.
mail-address = E-mail address
mail-set = Use this address
mail-confirmed = confirmed
mail-unconfirmed = Follow the link in the mail we have sent
mail-remove = Remove
mail-want-your-turn = It is my turn
mail-want-time-is-short = My time is running out
mail-want-game-over = A game is over
mail-thanks = Thank you, this address is confirmed.
vacation-title = Vacation
vacation-note = Your time at slow tables stands still. Moves you are asked for already come first.
vacation-left = Left this year: { $time }.
vacation-take = Start now
vacation-now = You are on vacation
vacation-until = until { $date }
vacation-end = I am back
bots-title = Your bots
bots-note = A program of your own can play here over the same protocol. It is marked as a bot.
bots-name = Name of the bot
bots-make = Make a bot
bots-never = not used yet
bots-token-new = New token
bots-revoke = Remove
bots-token-note = Copy this token now: it is shown only this once.
bots-token-copy = Copy the token

## Friends

friends-none = Nobody yet. Find someone by name, or open a page from a table.
friends-asking = They want to be your friends
friends-asked = You have asked
friends-asked-at = asked { $date }
friends-asked-tag = asked
friends-wants = wants to be your friend
friends-agree = Agree
friends-decline = Decline
friends-end = Remove
friends-here = here now
friends-since = friends since { $date }
friends-muted = Muted
friends-muted-note = You see nothing they write.
friends-find = Find someone
friends-find-name = How the name begins
friends-find-note = Only people with an account are found.
friends-find-now = Find
friends-nobody = Nobody with an account has a name like this.
friends-ask = Ask to be friends
friends-invite = Invite
friends-invited = invited

## Lobby and quick match

lobby-open = Open tables
lobby-all-editions = All editions
lobby-none-open = No table is open just now. Open one, or try a quick match.
lobby-running = Running tables
lobby-running-note = You see what every player may know.
lobby-none-running = Nothing is played in public just now.
lobby-slow = { $count ->
    [one] { $count } day a move
   *[other] { $count } days a move
}
lobby-quick = quick match
lobby-here = { $count ->
    [one] { $count } person is here
   *[other] { $count } people are here
}
lobby-all = { $count ->
    [one] Lobby: { $count } table
   *[other] Lobby: { $count } tables
}
lobby-sit-open = Sit down at an open table
lobby-own = Or open your own
lobby-who = Who
lobby-everyone = everyone
lobby-friends = friends
lobby-link = by link
quick-title = Quick match
quick-note = A table with whoever wants to play the same. The game starts automatically.
quick-any = Any edition
quick-live = live
quick-slow = a day a move
quick-bots = Fill with bots
quick-bots-note = after one minute of waiting
quick-find = Find players
quick-waiting = Looking for players
quick-waiting-note = You can look around meanwhile; stay on this page.
quick-bots-in = Bots take the free seats in { $time }.
quick-stop = Stop looking

## Talk

talk-title = Chat
talk-none = Nobody has said anything yet.
talk-back = Back to the table
talk-unread = new
talk-more = More: page, mute or report { $player }
talk-page = Page of { $player }
talk-mute = Mute { $player }
talk-unmute = Unmute
talk-report = Report this message
talk-muted = You no longer see messages from { $player }. Nobody learns of it.
talk-phrases = Ready-made phrases
talk-say = Say something
talk-send = Send
talk-slower = { $seconds ->
    [one] A little slower, please. You can write again in { $seconds } second.
   *[other] A little slower, please. You can write again in { $seconds } seconds.
}
talk-readers-table = Everyone at this table reads this.
talk-readers-players = The table reads this, and so do those who watch.
talk-readers-watchers = Those who watch read this; players do so after the game.
phrase-hello = Hello.
phrase-good-luck = Good luck, everyone.
phrase-one-moment = One moment.
phrase-back = I am back.
phrase-take-your-time = Take your time.
phrase-thank-you = Thank you.
phrase-sorry = Sorry.
phrase-well-played = Well played.
phrase-ouch = Ouch.
phrase-good-game = Good game.
phrase-play-again = Play again?
phrase-goodbye = Goodbye.
report-title = Report { $player }
report-what = What is wrong?
report-rude = Rude or hurtful
report-spam = Advertising, or the same again and again
report-name = An offensive name
report-unfair = Unfair play
report-other = Something else
report-words = In your words, if you like
report-mute = Mute { $player } as well
report-note = The last 50 messages of this table go with it. Nobody learns who reported.
report-send = Send the report
report-done = Thank you. The people who run this server will read it.

## Ratings, profile, leaderboard

ratings-title = Ratings
ratings-none = no rated game at this size yet
ratings-band = The band is how unsure the number still is; it narrows with every game.
rating-settling = still settling
rating-value = { $rating }, give or take { $doubt }
rating-rank = { $rank } of { $count }
rating-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
rating-change = Change of the rating: { $change }
rating-not-counted = not rated
rating-why-undone = This game does not count for ratings: a move was undone.
rating-why-guest = This game does not count for ratings: a guest has finished fewer than ten games.
player-since = with us since { $date }
player-games = { $count ->
    [one] { $count } finished game, { $won } won
   *[other] { $count } finished games, { $won } won
}
player-here = here now
player-bot = a bot from outside
player-not-public = Only friends see this page.
player-friend = Friend
player-mute = Mute
player-won = Won, by edition and number of players
player-won-of = of { $count }
player-won-said = { $won } won of { $count }; a fair share is { $fair }%
player-liked = Favourite traits
player-liked-note = Share of games with the trait in play.
games-title = Finished games
games-none = No finished game yet.
games-more = Show more
games-replay = Replay
games-place-of = of { $count }
leaders-two = 2 players
leaders-three-four = 3–4
leaders-five-eight = 5–8
leaders-size = Table size
leaders-caption = Players by rating, with bots as a measure
leaders-rank = Rank
leaders-rating = Rating
leaders-scale = Rating and its uncertainty
leaders-games = Games
leaders-won = Won
leaders-last = Last game
leaders-no-rank = no rank yet
leaders-still = stands still, as a measure
leaders-you = You, { $player }
leaders-you-title = You
leaders-count = Listed: { $listed }, with a rank: { $ranked }
leaders-find = Find a table
leaders-you-none = You have no rated game at this size yet.
leaders-settle = { $count ->
    [one] Still settling. About { $count } more game, and you have a rank.
   *[other] Still settling. About { $count } more games, and you have a rank.
}
leaders-not-listed = Your page is not public, so you are not listed.
leaders-how = How to read this
leaders-how-point = The point is the rating, the bar how sure we are of it.
leaders-how-soft = Still settling: few games so far, no rank yet.
leaders-how-bots = Bots stand among the players as a measure.
leaders-how-fair = The line marks a fair share of wins.
leaders-how-listed = Each edition and table size has its own rating. Listed: everyone with a public page who has played here in the last 90 days.
