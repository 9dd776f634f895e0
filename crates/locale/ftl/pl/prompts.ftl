### What a player is asked, and what the others read meanwhile.

question-develop = Zagrać kartę czy spasować?
question-feed = Jaką akcję wykonać?
question-defend = { $attacker } atakuje. Ofiara: { $target }. Jak się bronić?
question-defend-new-world = { $attacker } atakuje. Ofiara: { $target }. Jak się bronić?
question-trigger = Która cecha pary zadziała teraz?
question-scavenger = Który padlinożerca dostaje żywność?

waiting-develop = { $player } wybiera kartę.
waiting-feed = { $player } wybiera akcję.
waiting-defend = { $player } wybiera obronę.
waiting-defend-new-world = { $player } wybiera reakcję.
waiting-trigger = { $player } wybiera cechę pary.
waiting-scavenger = { $player } wybiera padlinożercę.
waiting-you = Decyzja należy do ciebie.
