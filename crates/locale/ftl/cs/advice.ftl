### Words of advice: what a move is expected to bring, what it has cost, how everybody stood.

## Bots

level-random = Náhoda
level-greedy = Hamoun
level-with-style = { $level } (styl: { $style })
style-peaceful = mírumilovný
style-balanced = vyvážený
style-predatory = dravý
style-title = Styl botů
style-note-peaceful = Jsou-li tahy zhruba stejně dobré, boti raději nechávají ostatní na pokoji.
style-note-balanced = Boti hrají to, co se zdá nejlepší.
style-note-predatory = Jsou-li tahy zhruba stejně dobré, boti raději útočí.

## Hints

advice-title = Rady
advice-best = Nejlepší
advice-thinking = Hledají se vaše nejlepší tahy.
advice-failed = Odpověď nepřišla. Požádejte o radu znovu.
advice-ahead = šance na výhru { $percent } %, náskok: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
advice-behind = šance na výhru { $percent } %, ztráta: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
advice-level = šance na výhru { $percent } %, bodově vyrovnáno
advice-equal = Tyto tahy jsou zhruba stejně dobré.
advice-close = Zavřít rady
advice-play = Zahrát tento tah
advice-saves = { $animal } přežije častěji: { $with } %, jinak { $without } %.
advice-helps = { $animal } přežije častěji: { $with } %, jinak { $without } %.
advice-risks = { $animal } přežije méně často: { $with } %, jinak { $without } %.
advice-protects = { $animal }: útok už nebude možný.
advice-exposes = { $animal }: útok bude možný.
advice-hunts = { $animal } bude moci zaútočit: { $prey }.
advice-points-more = Nakonec asi o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} více.
advice-points-less = Nakonec asi o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} méně.
advice-last-food = Vezme poslední potravu.
advice-no-single-reason = Jediný důvod není: v hrách dohraných odtud tento tah vyhrává častěji.

## The review of a game

review-chance = Šance na výhru
review-to-win = šance na výhru { $percent } %
review-of = { $player } { $percent } %
percent = { $percent } %
review-graph = Šance na výhru v průběhu hry. Čísla jsou v tabulce níže.
review-numbers = Čísla
review-round = Kolo
review-round-new-world = Období
review-end = konec
review-progress = Rozbor hry: { $percent } %
review-done = Rozbor hry je hotový.
review-failed = Rozbor hry se tady nepodařil.
review-turning = Zlomové okamžiky
review-turning-lead = Největší výkyvy grafu a nejdražší tahy, posouzené podle toho, co hráč v té chvíli viděl. Jsou to odhady z výpočtu, ne důkazy.
review-none = Žádná chvíle šance výrazně nezměnila.
review-all = Rozebrat tahy všech hráčů
review-item = Kolo { $round }, { $player }: { $played }
review-item-new-world = Období { $round }, { $player }: { $played }
review-cost = Cena: { $percent } % šance na výhru. Lepší tah: { $better }
review-best-move = Nejlepší tah
review-rose = { $player }: { $before } → { $after } %
review-event = Kolo { $round }: { $event }
review-event-new-world = Období { $round }: { $event }
review-lost = Ztráta: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
review-no-better = { $player }: zřetelně lepší tah se nenašel.
review-chance-decided = Tady nikdo nerozhodoval: rozhodla náhoda nebo pravidla.
after-review = Rozebrat hru

## The analysis board

analysis-best = Nejlepší tahy
analysis-best-for = Na tahu: { $player }.
analysis-best-seek = Hledat nejlepší tahy
analysis-best-none = Tady není o čem rozhodovat.

## In the terminal

cli-which-bots = Kteří boti? Číslo 1 až 4 nebo jméno, například hunter+predatory; Enter znamená { level-forager }:
cli-hint-line = { $action }: { $prospect }
cli-hints = Rady, od nejlepší:
cli-review-title = Šance na výhru od první položky do poslední
cli-review-entry = položka { $entry }
