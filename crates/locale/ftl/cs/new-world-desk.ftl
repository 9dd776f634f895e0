### Nový svět na obrazovce: oblasti, výběr, značky, tlačítka a následky.

nw-epoch = { $epoch }. období { OUT_OF($epochs) } { $epochs }
nw-one-epoch = Jediné období
nw-last-epoch = poslední období
nw-areas = Oblasti
nw-areas-enter = sem přicházejí nové oblasti
nw-areas-leave = po tomto období odejde
nw-empty = prázdno
nw-only-with = jen s rysem { $trait }
nw-count-food = potrava: { $count }
nw-count-shelters = { $count ->
    [one] { $count } úkryt
    [few] { $count } úkryty
   *[other] { $count } úkrytů
}
nw-food-left = potrava v oblastech: { $count }
nw-sheltered = v úkrytu
nw-shelled = v krunýři
nw-saved = zachráněný
nw-bare = bez rysů: smí na Ledovec
nw-feeding = Krmí se
nw-hides = Skrývá se
nw-changes = Mění se
nw-new-trait = Nový rys
nw-gets-too = Také dostane
nw-eats-here = Krmí se tady
nw-hides-here = Skrývá se tady
nw-where-eat = Kde se krmí { $animal }?
nw-where-hide = Kde se skryje { $animal }?
nw-how-forage = Orámované oblasti jsou mu otevřené; u ostatních je uvedeno, proč ne.
nw-shelter = Hledat úkryt
nw-change = { $animal } se mění. Kterou kartu odloží?
nw-how-change = Vyberte jeden z jeho rysů nebo jeho párovou kartu.
nw-change-to = Jaký rys získá { $animal } místo ní?
nw-how-change-to = Vyberte rys na některé kartě v ruce.
nw-change-now = Změnit
nw-which = Kterou z těchto možností?
nw-row = Přesunout živočicha { $animal } ve vaší řadě
nw-how-row = V této fázi můžete řadu libovolně přeskupit; spojení živočichové zůstanou vedle sebe.
nw-row-done = Hotovo
nw-left = Doleva
nw-right = Doprava
nw-what-new = Co s živočichem { $animal }?
nw-announce-trait = Nový rys
nw-announce-animal = Nový živočich
nw-how-announce = Ohlaste, čím se stane vrchní karta vašeho genofondu, dříve než ji kdokoli uvidí: novým živočichem, nebo rysem některého z vašich živočichů.
nw-pool = Karty v genofondu
nw-pool-line = { $count ->
    [one] { $count } karta ve vašem genofondu
    [few] { $count } karty ve vašem genofondu
   *[other] { $count } karet ve vašem genofondu
}
nw-pool-note = Nikdo se na ně nesmí podívat, ani vy.
nw-revealed = Karta leží odkrytá. Dostane ji { $animal }.
nw-add = Přidat
nw-discard-sure = Odložit tuto kartu?
nw-how-discard = Vyberte kartu z ruky. Nikdo nevidí, co odkládáte.
nw-discard = Odložit
nw-spend-fat = Využít tukovou zásobu
nw-keep-fat = Ponechat tukovou zásobu
nw-stay-awake = Nehibernovat
nw-stop = Už se nebránit
nw-roll-sure = { $trait }: ať rozhodne kostka ({ $animal })?
nw-roll-escaped = { $animal } nic nezíská a v této fázi už znovu nezaútočí.
nw-gore-odds = zabije při { $least }–{ $most }
nw-dice-kills = predátor zahyne
nw-run-text = Když unikne, nic neztratí.
nw-gore-text = Když se to podaří, predátor zahyne a napadení končí.
nw-repel-text = Odloží tuto kartu; napadení končí a predátor nic nezíská.
nw-hide-text = Schová se do konce fáze: nikdo ho nenapadne, ale ani se nemůže krmit.
nw-elude-text = Přežije a ztratí jednu kartu; predátor získá 1 mimořádnou potravu.
nw-tie-note = Při remíze vítězí ten, kdo má víc živočichů: { $counts }.
nw-then-chooses = Pak vybírá { $player }.
nw-then-you-choose = Pak vybíráte vy.
nw-need = { $animal }: nový požadavek { $need }.
nw-new-row = Nové pořadí: { $animals }.
nw-area-left = { $count ->
    [0] { $area }: nic nezbude.
    [one] { $area }: zbude { $count } žeton potravy.
    [few] { $area }: zbudou { $count } žetony potravy.
   *[other] { $area }: zbude { $count } žetonů potravy.
}
nw-unknown-card = Tuto kartu ještě nikdo nezná.
nw-outlook-running = { $trait }: unikne při { $faces }.
nw-outlook-horned = { $trait }: predátor zahyne při { $faces }.
nw-outlook-mimicry = { $trait }, jiná možná kořist: { $animals }.
nw-outlook-elusive = { $trait }: odloží kartu a přežije; predátor získá 1 mimořádnou potravu.
nw-outlook-repulsive = { $trait }: může odložit tuto kartu a přežít; predátor nic nezíská.
nw-outlook-shelled = { $trait }: může se schovat do krunýře; predátor nic nezíská.
nw-outlook-poison = { $trait }: kdo ho pozře, zahyne ve fázi vymírání.
table-key-shelter = hledat úkryt
