### What would follow from a choice, one line each.

outlook-running = { trait-running }: убежит при { $faces }.
outlook-mimicry = { trait-mimicry }: новой жертвой может стать { $animals }.
outlook-tail-loss = { trait-tail-loss }: жертва сбросит карту и выживет, хищник получит 1 синюю фишку.
outlook-no-defence = Защиты нет: жертва будет съедена.
outlook-no-defence-new-world = Реакции нет: жертва будет съедена.
outlook-eaten = Защиты нет, жертва съедена: { $gains }.
outlook-eaten-new-world = Реакции нет, жертва съедена: { $gains }.
outlook-poison = { trait-poisonous }: хищник, который её съест, погибнет в фазе вымирания.
outlook-sting = { trait-cnidocytes }: хищник будет парализован до конца раунда.
outlook-if-eaten = Если жертва съедена: { $gains }.
outlook-gains = { $gains }.
outlook-gain-fed = { $animal } { $food }/{ $need } (накормлено)
outlook-gain-food = { $animal } { $food }/{ $need }
outlook-gain-fat = { $animal } запасает { $count ->
    [one] { $count } фишку жира
    [few] { $count } фишки жира
   *[many] { $count } фишек жира
}
outlook-gain-lost = { $count ->
    [one] пропадает { $count } фишка
    [few] пропадают { $count } фишки
   *[many] пропадают { $count } фишек
}
outlook-choice-trigger = Затем { $player } выбирает парное свойство, которое сработает.
outlook-choice-trigger-you = Затем вы выбираете парное свойство, которое сработает.
outlook-choice-scavenger = Затем { $player } выбирает падальщика, который ест.
outlook-choice-scavenger-you = Затем вы выбираете падальщика, который ест.
outlook-choice-defence = Затем { $player } выбирает защиту.
outlook-choice-defence-you = Затем вы выбираете защиту.
outlook-bank = { $count ->
    [0] Кормовая база опустеет.
    [one] В кормовой базе останется { $count } фишка.
    [few] В кормовой базе останутся { $count } фишки.
   *[many] В кормовой базе останется { $count } фишек.
}
outlook-need = Потребность вырастет до { $need }.
outlook-starves = { $animal } погибнет от голода.
outlook-dies-of-poison = { $animal } погибнет от яда.
outlook-ends-phase = На этом фаза закончится.
outlook-is-eaten = Будет съедено: { $animal }.
outlook-fails-eaten = При неудаче будет съедено: { $animal }.
outlook-fails-choice = При неудаче следующую защиту выбирает { $player }.
outlook-fails-choice-you = При неудаче вы выбираете следующую защиту.
outlook-points-lost = { $count ->
    [one] На { $count } очко меньше.
    [few] На { $count } очка меньше.
   *[many] На { $count } очков меньше.
}
