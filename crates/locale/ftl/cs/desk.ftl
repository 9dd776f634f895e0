### What the desk of a player says: picks, flags, choices, buttons.

desk-first = Začíná
desk-your-turn = Jste na tahu
desk-decides = rozhoduje
desk-passed-turn = pas v tomto tahu
desk-fat-full = s tukovou zásobou
desk-fat-empty = prázdná
desk-acts = Jedná
desk-first-of-pair = První
desk-chosen = Vybráno
desk-sure = { $action }?
desk-where = { $trait }: kterému živočichovi?
desk-second = { $trait }: { $animal } a který další živočich?
desk-what = Co dělá { $animal }?
desk-attack-whom = { $animal } útočí. Která kořist?
desk-rob-whom = { $animal } krade. Komu?
desk-new-prey = Který živočich bude nová kořist?
desk-which-card = Kterou kartu odložit?
desk-all-defences = Obrany se používají jedna po druhé, dokud napadení neskončí.
desk-how-develop = Vyberte rys na kartě, potom živočicha; nebo vyložte kartu jako nového živočicha.
desk-how-feed = Vyberte jednoho ze svých živočichů.
desk-run-odds = unikne při 4, 5 nebo 6
desk-run-text = 1 ze 2: únik beze ztrát. Když nevyjde, následuje další obrana.
desk-mimicry-odds = { $count ->
    [one] { $count } jiná kořist
    [few] { $count } jiné kořisti
   *[other] { $count } jiných kořistí
}
desk-mimicry-text = Místo něj je napaden jiný váš živočich.
desk-tail-odds = funguje vždy
desk-tail-text = Přežije a ztratí jednu kartu; útočník získá 1 mimořádnou potravu.
desk-play = Vyložit
desk-as-animal = Jako nový živočich
desk-redirect = Nová kořist
desk-fat = Spotřebovat tuk: { $count }
desk-piracy = Okrást
desk-graze = Spásat
desk-hibernate = Hibernovat
