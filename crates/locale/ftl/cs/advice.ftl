### Words of advice: what a move is expected to bring, what it has cost, how everybody stood.

## Bots

level-random = Náhoda
level-greedy = Chňapal
level-with-style = { $level }, { $style }
style-peaceful = mírný
style-balanced = vyvážený
style-predatory = dravý
style-title = Styl botů
style-note-peaceful = Z tahů, které jsou zhruba stejně dobré, boti dávají přednost těm, jež nikomu neublíží.
style-note-balanced = Boti dělají to, co se zdá nejlepší.
style-note-predatory = Z tahů, které jsou zhruba stejně dobré, boti dávají přednost útoku.

## Hints

advice-title = Rady
advice-best = Nejlepší
advice-thinking = Hledám dobrý tah.
advice-ahead = { $percent } % na výhru, náskok { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
advice-behind = { $percent } % na výhru, ztráta { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
advice-level = { $percent } % na výhru, bodově vyrovnáno

## The review of a game

review-chance = Šance na výhru
review-to-win = { $percent } % na výhru
review-of = { $player } { $percent } %
review-graph = Šance na výhru v průběhu hry. Čísla jsou v tabulce níže.
review-numbers = Čísla
review-round = Kolo
review-start = začátek
review-end = konec
review-progress = Rozbor hry: { $percent } %
review-done = Hra je rozebraná.
review-failed = Hru se nepodařilo rozebrat.
review-turning = Zlomy
review-turning-lead = Tahy, které odevzdaly nejvíc, podle toho, co hráč tehdy viděl. Jsou to odhady, ne důkazy.
review-none = Nenašel se tah, který by mnoho odevzdal.
review-all = Rozebrat tahy všech hráčů
review-begin = Rozebrat hru
review-item = Kolo { $round }, { $player }: { $played }
review-cost = Stálo to { $percent } %. Lepší bylo: { $better }
review-mark = Kolo { $round }: { $player } odevzdává { $percent } %
review-best-move = Nejlepší tah
review-rose = { $player }: z { $before } na { $after } %
after-review = Rozebrat hru

## In the terminal

cli-which-bots = Kteří boti? 1 až 4 nebo jméno, například hunter+predatory; Enter: { level-forager }:
cli-hint-line = { $action }: { $prospect }
cli-hints = Rady, nejlepší první:
cli-review-title = Šance na výhru od prvního záznamu do posledního
cli-review-moves = Tahy, které odevzdaly nejvíc
cli-review-entry = záznam { $entry }
