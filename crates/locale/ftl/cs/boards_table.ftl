### Desky druhů na obrazovce: volby, značky, tlačítka.

board-round-quick = Kolo { $round }, rychlá hra
board-where = { $card }: kam kartu dát?
board-how-start = Vyberte kartu: vyložte ji jako rys, nebo ji odložte za růst či za nový druh.
board-how-play = Položte ji na volné místo, nebo ji odložte: stupnice vzroste o 1, nebo vznikne nový druh na kterémkoli konci řady.
board-how-quick = Vše se odkryje najednou. Nikdo nic neuvidí, dokud nebudou všichni hotovi.
board-how-food = Její číslo se připočte na napajedle. Na rysu tam nezáleží.
board-how-feed = Vyberte jeden ze svých druhů.
board-how-think = Kartu z ruky lze odložit za 2 rostliny: vyberte ji.
board-how-leaf = Vyberte rys, nebo nechte zbytek proběhnout v obvyklém pořadí.
board-how-store = Co neuložíte, to si druh nevezme.
board-lay = Položit lícem dolů
board-lay-sure = Položit kartu { $card } lícem dolů na napajedlo?
board-put-back = Vrátit
board-ready = Hotovo
board-finish = Dokončit vykládání
board-is-ready = hotovo
board-is-playing = vykládá karty
board-is-choosing = vybírá
board-done = hotovo
board-unseen = vykládáte, zatím skrytě
board-ready-count = Hotovo: { $ready } { OUT_OF($all) } { $all }
board-still-playing = Ještě není hotovo: { $players }
board-planned = v plánu: { $count }
board-new-here = Nový druh sem
board-new-species = Nový druh
board-face-down = lícem dolů
board-free = volné
board-put-here = vyložit sem: { $trait }
board-food-card = karta potravy: { $number }
board-pays = k odložení
board-secret = tajné
board-fact-food = získaná potrava: { $count }
board-fact-own-food = získaná potrava: { $count } (vidíte jen vy)
board-fact-population = populace { $count }
board-fact-traits = { $count ->
    [one] { $count } rys
    [few] { $count } rysy
   *[other] { $count } rysů
}
board-hole = Na napajedle: { $tokens }
board-hole-before = Karty potravy se přidají před krmením
board-hole-cards = Karty potravy lícem dolů: { $count }
board-hole-own = Vaše: { $card }. Vidíte ji jen vy.
board-hungry = Hladové druhy: { $count }
board-missing = Chybějící potrava: { $count }
board-population = Populace
board-size = Velikost těla
board-population-of = Populace { $at } { OUT_OF($end) } { $end }
board-size-of = Velikost těla { $at } { OUT_OF($end) } { $end }
board-food-of = potrava { $food } { OUT_OF($need) } { $need }
board-fat-of = tuková zásoba { $fat } { OUT_OF($room) } { $room }
board-grow-population = Populace +1
board-grow-size = Velikost těla +1
board-full-slots = { $count } { OUT_OF($count) } { $count }: jeden rys odložte
board-attack-pay = Napadnout kořist { $victim } za odložení: { $cards }?
board-ignored = V tomto napadení se ignoruje: { $traits }.
board-any-card = Odložit lze kteroukoli kartu; chcete-li jinou, vyberte ji.
board-ignore = Ignorovat také: { $trait }
board-ignore-not = Neignorovat: { $trait }
board-ignore-text = Stojí o jednu kartu víc
board-discard-attack = Odložit a napadnout
board-drop-it = Odložit
board-discard-it = Odložit
board-usual-order = Obvyklé pořadí
board-leaf-now = Použít teď?
board-outlook-gain = { $species }: potrava +{ $count }{ $why }.
board-outlook-gain-fat = { $species }: potrava +{ $count }, z toho tuková zásoba { $fat }{ $why }.
board-outlook-loses = { $species }: populace klesne na { $pop }.
board-outlook-dies = { $species } vymře.
board-outlook-draws = { $player } si dobírá { $count ->
    [one] { $count } kartu.
    [few] { $count } karty.
   *[other] { $count } karet.
}
board-outlook-draws-you = Dobíráte si { $count ->
    [one] { $count } kartu.
    [few] { $count } karty.
   *[other] { $count } karet.
}
board-outlook-screen = { $player } dává potravu za zástěnu: +{ $count }.
board-outlook-screen-you = Dáváte potravu za zástěnu: +{ $count }.
board-outlook-asked = Pak následuje volba.
board-score-food = Potrava
board-score-population = Populace
board-score-traits = Rysy
board-result-survivors = Vaše přeživší druhy: { $count }.
board-result-best = Populace { $population }, rysy { $traits }
board-tie-note = Při remíze rozhodují rysy, pak populace.
board-hand-note = Nevyložené karty zůstávají v ruce. Jejich počet není omezen.
board-hand-quick = Přetáhněte kartu na místo, na stupnici nebo na konec řady.
board-hand-pay = U odložené karty nezáleží na tom, co je na ní natištěno.
board-your-species = Vaše druhy
