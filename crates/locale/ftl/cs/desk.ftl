### What the desk of a player says: picks, flags, choices, buttons.

desk-first = Začíná
desk-your-turn = Jste na tahu
desk-decides = přemýšlí
desk-passed-turn = pas v tomto tahu
desk-fat-full = s tukovou zásobou
desk-fat-empty = bez tukové zásoby
desk-acts = Vybráno
desk-first-of-pair = První z dvojice
desk-chosen = Vybráno
desk-sure = { $action }?
desk-where = { $trait }: kterému živočichovi?
desk-second = { $trait }: { $animal } a který další živočich?
desk-which-two = { $trait }: kterým dvěma živočichům?
desk-which-guardian = { $trait }: který živočich je ochránce?
desk-which-ward = { $trait }: { $animal } je ochránce. Který živočich je chráněnec?
desk-guardian = Ochránce
desk-ward = Chráněnec
desk-what = Co udělá { $animal }?
desk-attack-whom = { $animal } útočí. Na kterou kořist?
desk-attack-whom-new-world = { $animal } útočí. Na kterou kořist?
desk-rob-whom = Kterého živočicha okrade { $animal }?
desk-new-prey = Který živočich bude nová kořist?
desk-which-card = Kterou kartu odložit?
desk-all-defences = Obrany se používají jedna po druhé, dokud napadení neskončí.
desk-all-defences-new-world = Reakce se používají jedna po druhé, dokud napadení neskončí.
desk-how-develop = Vyberte rys na kartě, potom živočicha; nebo vyložte kartu jako nového živočicha.
desk-how-feed = Vyberte jednoho ze svých živočichů.
desk-run-odds = unikne při { $least }–{ $most }
desk-run-text = Když unikne, nic neztratí.
desk-mimicry-odds = { $count ->
    [one] { $count } jiná kořist
    [few] { $count } jiné kořisti
   *[other] { $count } jiných kořistí
}
desk-mimicry-text = Místo něj může být napaden: { $animals }.
desk-tail-odds = působí vždy
desk-tail-text = Přežije a ztratí jednu kartu.
desk-play = Vyložit
desk-as-animal = Jako nový živočich
desk-redirect = Nová kořist
desk-fat = { $count ->
    [one] Využít { $count } tukovou zásobu
    [few] Využít { $count } tukové zásoby
   *[other] Využít { $count } tukových zásob
}
desk-piracy = Okrást
desk-graze = Spásat
desk-hibernate = Hibernovat
desk-give-up = Odložit: { $trait }
desk-how-attack = Orámovanou kořist lze napadnout; u ostatních je uvedeno, proč to nejde.
desk-how-attack-new-world = Orámovanou kořist lze napadnout; u ostatních je uvedeno, proč to nejde.
desk-how-mimic = Vyberte jiného svého živočicha.
desk-how-tail = Vyberte rys napadeného živočicha nebo jeho párovou kartu.
desk-how-tail-new-world = Vyberte rys napadeného živočicha nebo jeho párovou kartu.
desk-rolled = hozeno { $dice } = { $total }
desk-choosable = { $count } na výběr
desk-bank-before = ještě nehozeno
desk-attacks = útočí
desk-attacks-new-world = útočí
desk-attacks-you = útočí na vás
desk-attacks-you-new-world = útočí na vás
desk-attacked = pod útokem
desk-attacked-new-world = pod útokem
desk-you-attacked = Útok na vás
desk-you-attacked-new-world = Útok na vás
desk-swings = teď { $animal }
desk-missed = neúspěch
desk-roll-escaped = Predátor { $animal } nedostane nic a v tomto kole už útočit nemůže.
desk-roll-next = Následuje další obrana.
desk-roll-next-new-world = Následuje další reakce.
desk-order-first = nejdřív
desk-order-next = potom
desk-order-not-needed = nebude třeba
desk-run = Utíkat
desk-run-sure = { trait-running }: ať rozhodne kostka ({ $animal })?
desk-dice-eaten = pozřen
desk-dice-next = pak další obrana
desk-dice-next-new-world = pak další reakce
desk-dice-escapes = unikne
desk-other-prey = Jiná kořist
desk-other-card = Jiná karta
desk-other-defence = Jiná obrana
desk-other-defence-new-world = Jiná reakce
desk-defence-first = Nejdřív { $trait }
desk-mimics = Napodobuje
desk-choose-card = Vyberte kartu
desk-redirect-to = Nová kořist: { $animal }
