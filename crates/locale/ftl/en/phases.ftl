### Phases: the short name for a chip, and the long one for a heading.

phase-setup = Set-up
    .title = Set-up
phase-development = Development
    .title = Development phase
phase-food-bank = Food bank
    .title = Food bank phase
phase-feeding = Feeding
    .title = Feeding phase
phase-extinction = Extinction
    .title = Extinction phase
phase-over = Scoring
    .title = Scoring
