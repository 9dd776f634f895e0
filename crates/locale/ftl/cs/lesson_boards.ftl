### Slova lekce o deskách druhů.

tutorial-chapter-food-card = Karta potravy
tutorial-chapter-boards = Vykládání karet

tutorial-lay = Karta na napajedlo
tutorial-lay-text = V každém kole položí každý na napajedlo jednu kartu lícem dolů. Platí tam jen její číslo: udává, kolik rostlin přibude. Všechny karty se odkryjí společně, před krmením.

tutorial-slot = Rys na volné místo
tutorial-slot-text = Druh má tři místa na rysy, při dvou hráčích jen dvě. Nový rys leží lícem dolů, dokud všichni nedokončí vykládání. Rys { board-trait-carnivore } z něj udělá predátora: živí se masem a rostliny nebere.

tutorial-growth = Karta za růst
tutorial-growth-text = Kteroukoli kartu lze odložit za růst: populace udává, kolik potravy druh potřebuje, a přináší body. Velikost těla rozhoduje, kdo koho může napadnout.

tutorial-second = Další druh
tutorial-second-text = Odložením karty může vzniknout i nový druh, na levém nebo pravém konci řady. Pro některé rysy jsou důležití sousedé.

tutorial-finish = Zatím dost
tutorial-finish-text = Ponechané karty zůstávají v ruce; jejich počet není omezen. Až skončíte vy i všichni ostatní, nové rysy se odkryjí.

tutorial-hole = Potrava pro všechny
tutorial-hole-text = Čísla všech karet potravy se sečtou: tolik rostlin teď leží na napajedle. Co zbude, čeká na další kolo.

tutorial-plants = Nakrmte druh
tutorial-plants-text = Všichni po řadě krmí vždy jeden svůj hladový druh. Býložravec si vezme jednu rostlinu za tah, dokud jich nemá tolik, jaká je jeho populace, a dokud nějaké zbývají. Kdo může krmit, musí krmit.

tutorial-larger = Masožravec potřebuje menší kořist
tutorial-larger-text = Masožravec napadá druh menší, než je sám. Populace kořisti klesne o 1 a masožravec si vezme tolik masa, jaká je velikost těla kořisti.

tutorial-shields = Rysy, které chrání
tutorial-shields-text = Mnohé rysy chrání před masožravci: { board-trait-climbing }, { board-trait-burrowing }, { board-trait-hard-shell } a další. U druhu, který nelze napadnout, je uvedeno proč; číslo vedle otevře pravidlo.

tutorial-hunger-boards = Hladovému druhu klesá populace
tutorial-hunger-boards-text = Na konci krmení klesne populace na počet žetonů, které druh dostal; bez potravy druh vymře a jeho majitel si dobere kartu za každý jeho rys. Všechna potrava jde za zástěny: to jsou vaše body.

tutorial-screens = Potrava, populace, rysy
tutorial-screens-text = Když dojde balíček, hraje se poslední kolo. Pak je po 1 bodu za každý žeton potravy za zástěnou, za každý stupeň populace a za každou kartu rysu.

tutorial-boards-end-text = To je celé kolo. Dohrajte tuto hru, nebo začněte skutečnou pro nejvýše šest hráčů.
