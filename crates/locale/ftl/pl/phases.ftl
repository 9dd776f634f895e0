### Phases: the short name for a chip, and the long one for a heading.

phase-setup = Przygotowanie
    .title = Przygotowanie
phase-development = Rozwój
    .title = Faza rozwoju
phase-food-bank = Bank żywności
    .title = Faza banku żywności
phase-feeding = Żywienie
    .title = Faza żywienia
phase-extinction = Wymieranie
    .title = Faza wymierania
phase-over = Punktacja
    .title = Punktacja
