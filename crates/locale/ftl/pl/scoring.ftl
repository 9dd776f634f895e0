### Points and the result.

score-animals = Zwierzęta
score-cards = Karty cech
score-bonus = Punkty dodatkowe
score-total = Razem
score-line = { $total ->
    [one] { $total } punkt: zwierzęta { $animals }, karty cech { $cards }, punkty dodatkowe { $bonus }.
    [few] { $total } punkty: zwierzęta { $animals }, karty cech { $cards }, punkty dodatkowe { $bonus }.
   *[many] { $total } punktów: zwierzęta { $animals }, karty cech { $cards }, punkty dodatkowe { $bonus }.
}
result-win = Zwycięstwo: { $player }, { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
result-win-you = Wygrywasz: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
result-tie = Remis: { $players }.
result-by-pile = Punkty są równe: decyduje większy stos kart odrzuconych.
result-by-die = Punkty i stosy kart odrzuconych są równe: decyduje kostka.
result-none = Koniec gry.
result-ahead = { $points ->
    [one] O jeden punkt więcej niż { $player }.
    [few] O { $points } punkty więcej niż { $player }.
   *[many] O { $points } punktów więcej niż { $player }.
}
result-survivors = { $count ->
    [0] Nie przeżyło żadne twoje zwierzę.
    [one] Przeżyło jedno twoje zwierzę.
    [few] Przeżyły { $count } twoje zwierzęta.
   *[many] Przeżyło { $count } twoich zwierząt.
}
result-best = { $points ->
    [one] { $points } punkt: { $parts }
    [few] { $points } punkty: { $parts }
   *[many] { $points } punktów: { $parts }
}
result-best-animal = zwierzę { $points }
