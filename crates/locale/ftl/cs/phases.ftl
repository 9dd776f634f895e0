### Phases: the short name for a chip, and the long one for a heading.

phase-setup = Příprava
    .title = Příprava
phase-development = Vývoj
    .title = Fáze vývoje
phase-food-bank = Potravní základna
    .title = Fáze potravní základny
phase-feeding = Krmení
    .title = Fáze krmení
phase-extinction = Vymírání
    .title = Fáze vymírání
phase-over = Bodové ohodnocení
    .title = Bodové ohodnocení
