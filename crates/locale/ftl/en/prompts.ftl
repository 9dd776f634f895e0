### What a player is asked, and what the others read meanwhile.

question-develop = Play a card or pass?
question-feed = What will you do?
question-defend = { $attacker } attacks { $target }. How does { $target } defend itself?
question-defend-new-world = { $attacker } attacks { $target }. How does { $target } react?
question-trigger = Which pair trait triggers next?
question-scavenger = Which scavenger eats?

waiting-develop = { $player } is choosing a card.
waiting-feed = { $player } is choosing an action.
waiting-defend = { $player } is choosing a defence.
waiting-defend-new-world = { $player } is choosing a reaction.
waiting-trigger = { $player } is choosing a pair trait.
waiting-scavenger = { $player } is choosing a scavenger.
waiting-you = It is your decision.
