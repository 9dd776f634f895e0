### Slova lekce o deskách druhů.

tutorial-chapter-food-card = Karta potravy
tutorial-chapter-boards = Vykládání karet

tutorial-lay = Karta k napajedlu
tutorial-lay-text = V každém kole položí každý k napajedlu jednu kartu lícem dolů. Platí tam jen její číslo: tolik rostlin přibude. Všechny karty se odkryjí společně, před krmením.
tutorial-try-lay = Klikněte na kartu s vysokým číslem, pak „{ $button }“.

tutorial-slot = Rys na volné místo
tutorial-slot-text = Druh má tři místa na rysy, při dvou hráčích jen dvě. Nový rys leží lícem dolů, dokud všichni neskončí. { board-trait-carnivore } z něj udělá lovce: jí maso a žádné rostliny.
tutorial-try-slot = Klikněte na { $trait }, pak na místo na desce { $animal }.

tutorial-growth = Karta na růst
tutorial-growth-text = Každou kartu lze odložit a vyrůst: populace říká, kolik druh sní, a má cenu bodů. Velikost těla rozhoduje, kdo na koho smí zaútočit.
tutorial-try-growth = Klikněte na kartu, pak na „+1“ na stupnici velikosti těla: { $animal }.

tutorial-second = Druhý druh
tutorial-second-text = Odložená karta může dát i nový druh, na levém nebo pravém konci řady. Pro některé rysy jsou důležití sousedé.
tutorial-try-second = Klikněte na kartu, pak „{ $button }“.

tutorial-finish = Zatím dost
tutorial-finish-text = Ponechané karty zůstávají v ruce; jejich počet není omezen. Až skončíte vy i všichni ostatní, nové rysy se odkryjí.
tutorial-try-finish = Stiskněte „{ $button }“.

tutorial-hole = Rostliny pro všechny
tutorial-hole-text = Čísla všech karet potravy se sečtou: tolik rostlin teď leží u napajedla. Co zbude, čeká na další kolo.

tutorial-plants = Nakrmte druh
tutorial-plants-text = Všichni po řadě krmí po jednom hladovém druhu. Vezme si rostlinu, po jedné za každý bod populace, pokud vystačí. Kdo může krmit, musí krmit.

tutorial-larger = Lovec potřebuje menší kořist
tutorial-larger-text = Masožravec útočí na druh menší, než je sám. Kořist ztratí jeden bod populace a lovec sní tolik masa, jak je velká.
tutorial-try-larger = Klikněte na { $animal }, pak na kořist, pak „{ $button }“.

tutorial-shields = Rysy, které chrání
tutorial-shields-text = Mnohé rysy drží lovce stranou: { board-trait-climbing }, { board-trait-burrowing }, { board-trait-hard-shell } a další. Na koho nelze zaútočit, ten řekne proč; číslo vedle otevře pravidlo.

tutorial-hunger-boards = Kdo hladoví, ten se zmenší
tutorial-hunger-boards-text = Na konci krmení klesne populace na to, co druh snědl; bez potravy vymře a jeho majitel si lízne kartu za každý jeho rys. Všechna potrava jde za zástěny: to jsou vaše body.

tutorial-screens = Potrava, populace, rysy
tutorial-screens-text = Když dojde balíček, hraje se poslední kolo. Pak platí po bodu potrava za zástěnou, populace a karty rysů.

tutorial-boards-end-text = To je celé kolo. Dohrajte tuto hru, nebo začněte skutečnou, až pro šest hráčů.
