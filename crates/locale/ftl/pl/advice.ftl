### Words of advice: what a move is expected to bring, what it has cost, how everybody stood.

## Bots

level-random = Przypadek
level-greedy = Łapczuch
level-with-style = { $level }, { $style }
style-peaceful = pokojowy
style-balanced = wyważony
style-predatory = drapieżny
style-title = Styl botów
style-note-peaceful = Spośród ruchów mniej więcej równie dobrych boty wolą te, które nikomu nie szkodzą.
style-note-balanced = Boty robią to, co wydaje się najlepsze.
style-note-predatory = Spośród ruchów mniej więcej równie dobrych boty wolą atak.

## Hints

advice-title = Podpowiedzi
advice-best = Najlepszy
advice-thinking = Szukam dobrego ruchu.
advice-ahead = { $percent } % szans na wygraną, przewaga: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
advice-behind = { $percent } % szans na wygraną, strata: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
advice-level = { $percent } % szans na wygraną, punktowo remis

## The review of a game

review-chance = Szansa na wygraną
review-to-win = { $percent } % szans
review-of = { $player } { $percent } %
review-graph = Szansa na wygraną w przebiegu gry. Liczby są w tabeli poniżej.
review-numbers = Liczby
review-round = Runda
review-start = początek
review-end = koniec
review-progress = Trwa analiza gry: { $percent } %
review-done = Gra jest przeanalizowana.
review-failed = Nie udało się przeanalizować gry.
review-turning = Punkty zwrotne
review-turning-lead = Ruchy, które oddały najwięcej, oceniane według tego, co gracz wtedy widział. To oszacowania, nie dowody.
review-none = Nie znaleziono ruchu, który wiele by oddał.
review-all = Sprawdź ruchy wszystkich graczy
review-begin = Przeanalizuj grę
review-item = Runda { $round }, { $player }: { $played }
review-cost = To kosztowało { $percent } %. Lepiej było: { $better }
review-mark = Runda { $round }: { $player } oddaje { $percent } %
review-best-move = Najlepszy ruch
review-rose = { $player }: z { $before } na { $after } %
after-review = Przeanalizuj grę

## In the terminal

cli-which-bots = Które boty? Od 1 do 4 albo nazwa, na przykład hunter+predatory; Enter: { level-forager }:
cli-hint-line = { $action }: { $prospect }
cli-hints = Podpowiedzi, od najlepszej:
cli-review-title = Szansa na wygraną, od pierwszego wpisu do ostatniego
cli-review-moves = Ruchy, które oddały najwięcej
cli-review-entry = wpis { $entry }
