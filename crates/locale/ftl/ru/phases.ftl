### Phases: the short name for a chip, and the long one for a heading.

phase-setup = Подготовка
    .title = Подготовка
phase-development = Развитие
    .title = Фаза развития
phase-food-bank = Кормовая база
    .title = Фаза определения кормовой базы
phase-feeding = Питание
    .title = Фаза питания
phase-extinction = Вымирание
    .title = Фаза вымирания
phase-over = Подсчёт очков
    .title = Подсчёт очков
