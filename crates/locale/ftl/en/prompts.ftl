### What a player is asked, and what the others read meanwhile.

question-develop = Play a card or pass?
question-feed = Which action do you take?
question-defend = { $attacker } attacks { $target }. How does it defend itself?
question-trigger = Which pair trait acts next?
question-scavenger = Which scavenger eats?

waiting-develop = { $player } chooses a card.
waiting-feed = { $player } chooses an action.
waiting-defend = { $player } chooses a defence.
waiting-trigger = { $player } chooses a pair trait.
waiting-scavenger = { $player } chooses a scavenger.
waiting-you = The decision is yours.
