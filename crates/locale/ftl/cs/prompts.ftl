### What a player is asked, and what the others read meanwhile.

question-develop = Vyložit kartu, nebo pasovat?
question-feed = Jakou akci provést?
question-defend = { $attacker } útočí. Kořist: { $target }. Jak se bránit?
question-defend-new-world = { $attacker } útočí. Kořist: { $target }. Jak se bránit?
question-trigger = Který párový rys zapůsobí teď?
question-scavenger = Který mrchožrout se nakrmí?

waiting-develop = { $player } vybírá kartu.
waiting-feed = { $player } vybírá akci.
waiting-defend = { $player } vybírá obranu.
waiting-defend-new-world = { $player } vybírá reakci.
waiting-trigger = { $player } vybírá párový rys.
waiting-scavenger = { $player } vybírá mrchožrouta.
waiting-you = Rozhodnutí je na vás.
