### Slova lekce o Novém světě.

tutorial-chapter-epoch-end = Konec období

tutorial-row = Vaše řada živočichů
tutorial-row-text = Těchto šest karet je vašich. Každou můžete vyložit lícem dolů jako nového živočicha, ať je na ní cokoli. Živočichové stojí v řadě a bude záležet na tom, kdo je čí soused. Začněte dvěma.

tutorial-pair = Karta mezi sousedy
tutorial-pair-text = Párový rys leží mezi dvěma sousedy. { new-world-trait-cooperation }: když si jeden vezme potravu z oblasti, dostane potravu i druhý. V této fázi můžete ve svém tahu řadu přeskupit; spojení živočichové zůstávají vedle sebe.

tutorial-hunter = Jeden rys ze dvou
tutorial-hunter-text = Každá karta ukazuje dva rysy. Jeden vyberete, druhý se ignoruje. Živočich s rysem { new-world-trait-carnivorous } je predátor: potřebuje o 1 potravu víc, ale jednou za fázi krmení smí útočit.

tutorial-night = Klíč k oblasti, potom pas
tutorial-night-text = Některé rysy otevírají oblasti: živočich s rysem { new-world-trait-nocturnal } smí do Jeskyně a jedna co nevidět přijde. Škodlivé rysy, třeba { new-world-trait-parasite }, se vykládají na živočichy jiných hráčů. Pasujte, kdy chcete; nevyložené karty zůstávají v ruce.

tutorial-areas = Oblasti dávají potravu
tutorial-areas-text = V každém období přijde zleva nová oblast a na jeho konci odejde poslední vpravo. Na všech se podle symbolů doplní potrava a zelené úkryty. Jen v Bažinách je to jinak: potravy tam přibývá s každým živočichem, který zahyne.

tutorial-forage = Potrava z oblasti
tutorial-forage-text = Živočich potřebuje 1 potravu, s některými rysy víc; prázdné kroužky ukazují, kolik chybí. Ve svém tahu si jeden živočich vezme jeden žeton z oblasti, do které má přístup. Něco může dostat i jeho partner z páru.

tutorial-prey = Lov
tutorial-prey-text = Místo toho, aby se nakrmil z oblasti, může hladový predátor jednou za fázi krmení napadnout kteréhokoli jiného živočicha, i vašeho. Když kořist zahyne, získá až 2 mimořádné potravy.

tutorial-reaction = Kořist se brání
tutorial-reaction-text = Rys { new-world-trait-camouflage } a některé další živočicha před predátory chrání a u kořisti je uvedeno, který to je. Jiné rysy působí při napadení: rys { new-world-trait-running } znamená hod kostkou, rys { new-world-trait-elusive } odložení karty. Kdo pozře živočicha s rysem { new-world-trait-poisonous }, zahyne ve fázi vymírání.

tutorial-cave = Dvě části a úkryt
tutorial-cave-text = Má-li karta dvě části, dolní je otevřená všem, horní jen živočichům s rysem uvedeným u jejího názvu. Zelený žeton je úkryt: vzít si ho je základní akce a do konce období pak živočicha nikdo nenapadne.

tutorial-must = Pas, až když není co dělat
tutorial-must-text = Jedna základní akce za tah: potrava, úkryt, nebo napadení. Dokud se některý váš živočich může krmit nebo skrýt, nebo má hladový predátor kořist, pasovat nelze. Po pasu už v této fázi krmení nic neděláte.

tutorial-starve = Hladoví živočichové umírají
tutorial-starve-text = Když všichni pasují, zahynou otrávení predátoři a potom hladoví živočichové; zachránit je může tuková zásoba nebo rys { new-world-trait-hibernation }. Každý si dobere 2 karty a 1 za každého živého živočicha a nechá si nejvýš 6.

tutorial-count = Co se počítá na konci
tutorial-count-text = Po šesti obdobích má živý živočich hodnotu 3 body a každá karta rysu 1, nebo víc, pokud zvyšuje požadavek. Dohrajte tuto hru, nebo začněte skutečnou pro nejvýše čtyři hráče.
