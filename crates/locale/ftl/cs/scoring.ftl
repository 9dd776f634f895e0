### Points and the result.

score-animals = Živočichové
score-cards = Karty rysů
score-bonus = Body navíc
score-total = Celkem
score-line = { $total ->
    [one] { $total } bod: živočichové { $animals }, karty rysů { $cards }, body navíc { $bonus }.
    [few] { $total } body: živočichové { $animals }, karty rysů { $cards }, body navíc { $bonus }.
   *[other] { $total } bodů: živočichové { $animals }, karty rysů { $cards }, body navíc { $bonus }.
}
result-win = Vítězství: { $player }, { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
result-win-you = Vyhráváte: { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
result-tie = Remíza: { $players }.
result-by-pile = Body jsou stejné: rozhoduje větší odkládací balíček.
result-by-die = Body i odkládací balíčky jsou stejné: rozhoduje kostka.
result-none = Konec hry.
result-ahead = { $points ->
    [one] O jeden bod více než { $player }.
    [few] O { $points } body více než { $player }.
   *[other] O { $points } bodů více než { $player }.
}
result-survivors = { $count ->
    [0] Žádný váš živočich nepřežil.
    [one] Přežil jeden váš živočich.
    [few] Přežili { $count } vaši živočichové.
   *[other] Přežilo { $count } vašich živočichů.
}
result-best = { $points ->
    [one] { $points } bod: { $parts }
    [few] { $points } body: { $parts }
   *[other] { $points } bodů: { $parts }
}
result-best-animal = živočich { $points }
