### What would follow from a choice, one line each.

outlook-running = { trait-running }: unikne při { $faces }.
outlook-mimicry = { trait-mimicry }, jiná možná kořist: { $animals }.
outlook-tail-loss = { trait-tail-loss }: kořist odloží kartu a přežije, predátor dostane 1 mimořádnou potravu.
outlook-no-defence = Bez obrany: jistá kořist.
outlook-no-defence-new-world = Bez reakce: jistá kořist.
outlook-eaten = Bez obrany, jistá kořist: { $gains }.
outlook-eaten-new-world = Bez reakce, jistá kořist: { $gains }.
outlook-poison = { trait-poisonous }: predátor, který ho pozře, zahyne ve fázi vymírání.
outlook-sting = { trait-cnidocytes }: predátor bude ochromený do konce kola.
outlook-if-eaten = Po úspěchu: { $gains }.
outlook-gains = { $gains }.
outlook-gain-fed = { $animal } { $food }/{ $need } (nakrmeno)
outlook-gain-food = { $animal } { $food }/{ $need }
outlook-gain-fat = { $animal } uloží { $count ->
    [one] { $count } tukovou zásobu
    [few] { $count } tukové zásoby
   *[other] { $count } tukových zásob
}
outlook-gain-lost = { $count ->
    [one] propadne { $count } žeton
    [few] propadnou { $count } žetony
   *[other] propadne { $count } žetonů
}
outlook-choice-trigger = Potom { $player } vybírá párový rys, který zapůsobí.
outlook-choice-trigger-you = Potom vybíráte párový rys, který zapůsobí.
outlook-choice-scavenger = Potom { $player } vybírá mrchožrouta, který se nakrmí.
outlook-choice-scavenger-you = Potom vybíráte mrchožrouta, který se nakrmí.
outlook-choice-defence = Potom { $player } vybírá obranu.
outlook-choice-defence-you = Potom vybíráte obranu.
outlook-bank = { $count ->
    [0] Potravní základna bude prázdná.
    [one] V potravní základně zůstane { $count } žeton.
    [few] V potravní základně zůstanou { $count } žetony.
   *[other] V potravní základně zůstane { $count } žetonů.
}
outlook-need = Požadavek stoupne na { $need }.
outlook-starves = { $animal } umře hlady.
outlook-dies-of-poison = { $animal } zahyne otravou.
outlook-ends-phase = Tím fáze končí.
outlook-is-eaten = Bude pozřeno: { $animal }.
outlook-fails-eaten = Když to nevyjde, bude pozřeno: { $animal }.
outlook-fails-choice = Když to nevyjde, { $player } volí další obranu.
outlook-fails-choice-you = Když to nevyjde, volíte další obranu.
outlook-points-lost = { $count ->
    [one] O { $count } bod méně.
    [few] O { $count } body méně.
   *[other] O { $count } bodů méně.
}
