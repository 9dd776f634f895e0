### Words of advice: what a move is expected to bring, what it has cost, how everybody stood.

## Bots

level-random = Los
level-greedy = Żarłok
level-with-style = { $level }, styl { $style }
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
advice-thinking = Trwa szukanie najlepszych ruchów.
advice-failed = Odpowiedź nie nadeszła. Poproś o podpowiedź jeszcze raz.
advice-ahead = { $percent }% szans na wygraną, przewaga: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
advice-behind = { $percent }% szans na wygraną, strata: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
advice-level = { $percent }% szans na wygraną, punkty równe
advice-equal = Te ruchy są mniej więcej równe.
advice-close = Zamknij podpowiedzi
advice-play = Zagraj to
advice-saves = { $animal } przeżywa częściej: { $with }%, inaczej { $without }%.
advice-helps = { $animal } przeżywa częściej: { $with }%, inaczej { $without }%.
advice-risks = { $animal } przeżywa rzadziej: { $with }%, inaczej { $without }%.
advice-protects = { $animal }: atak nie będzie już możliwy.
advice-exposes = { $animal }: możliwy stanie się atak.
advice-hunts = Nowy cel ataku ({ $animal }): { $prey }.
advice-points-more = Na koniec więcej o około { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
advice-points-less = Na koniec mniej o około { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
advice-last-food = Zabiera ostatnie jedzenie.
advice-no-single-reason = Nie ma jednego powodu: w grach dokończonych od tego miejsca ten ruch częściej wygrywa.

## The review of a game

review-chance = Szansa na wygraną
review-to-win = { $percent }% szans
review-of = { $player } { $percent }%
percent = { $percent }%
review-graph = Szansa na wygraną w trakcie gry. Liczby są w tabeli poniżej.
review-numbers = Liczby
review-round = Runda
review-round-new-world = Epoka
review-end = koniec
review-progress = Trwa analiza gry: { $percent }%
review-done = Analiza gry zakończona.
review-failed = Nie udało się tu przeanalizować tej gry.
review-turning = Punkty zwrotne
review-turning-lead = Największe zmiany na wykresie i najkosztowniejsze ruchy, oceniane według tego, co gracz wtedy widział. To szacunki, nie dowody.
review-none = Żadna chwila nie zmieniła szans wyraźnie.
review-all = Sprawdź ruchy wszystkich graczy
review-item = Runda { $round }, { $player }: { $played }
review-item-new-world = Epoka { $round }, { $player }: { $played }
review-cost = Strata: { $percent }% szans. Lepszy ruch: { $better }
review-best-move = Najlepszy ruch
review-rose = { $player }: z { $before }% na { $after }%
review-event = Runda { $round }: { $event }
review-event-new-world = Epoka { $round }: { $event }
review-lost = Strata: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
review-no-better = { $player }: nie znaleziono wyraźnie lepszego ruchu.
review-chance-decided = Tu nikt nie decydował: zadziałał los albo zasady.
after-review = Przeanalizuj grę

## The analysis board

analysis-best = Najlepsze ruchy
analysis-best-for = Ruch ma: { $player }.
analysis-best-seek = Szukaj najlepszych ruchów
analysis-best-none = Tu nie ma nic do wyboru.

## In the terminal

cli-which-bots = Które boty? Od 1 do 4 albo nazwa, na przykład hunter+predatory; Enter to { level-forager }:
cli-hint-line = { $action }: { $prospect }
cli-hints = Podpowiedzi, od najlepszej:
cli-review-title = Szansa na wygraną, od pierwszego wpisu do ostatniego
cli-review-entry = wpis { $entry }
