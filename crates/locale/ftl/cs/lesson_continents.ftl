### Slova lekce o Kontinentech.

tutorial-lessons = Lekce
tutorial-chapter-locations = Tři místa
tutorial-chapter-migration = Migrace

tutorial-home = Domov pro nového živočicha
tutorial-home-text = Pevnina se rozpadla. Každý živočich žije v Laurasii, v Gondwaně, nebo v Oceánu, společně s živočichy ostatních hráčů. Kontinent pro nového živočicha vybíráte vy.

tutorial-ocean = Do Oceánu vede Plavání
tutorial-ocean-text = Žádný živočich nezačíná v Oceánu. Vyložte na některého rys { trait-swimming }: hned se tam přesune a karta jde na váš odkládací balíček. V Oceánu plave každý.

tutorial-settled = Potom pasujte
tutorial-settled-text = Vývoj probíhá, jak ho znáte, jen párová karta vyžaduje oba živočichy na jednom místě. Až vyložíte, co chcete, pasujte.

tutorial-banks = Tři potravní základny
tutorial-banks-text = Každé místo má vlastní potravu. Základny kontinentů plní kostky; Oceán dostává vždy stejně. Porovnejte žetony s počtem hladových v každém sloupci.

tutorial-near = Každý se krmí doma
tutorial-near-text = Živočich bere žetony jen ze základny svého místa. Je-li prázdná, zůstane hladový, i kdyby jinde bylo potravy dost.

tutorial-neighbours = Predátoři loví jen na svém místě
tutorial-neighbours-text = Také napadení zůstává na jednom místě, stejně jako Mimikry, Mrchožrout a Pirátství. Nechte svého predátora v Gondwaně hledat kořist: u toho, kdo žije jinde, je uvedeno, proč je v bezpečí.

tutorial-migrate = Cesta na jiné místo
tutorial-migrate-text = Živočich s rysem { trait-migration } se může jednou za kolo přesunout jinam. Zabere to celý váš tah a musí to přijít před vším ostatním. Do Oceánu mohou jen plavající živočichové; když ho opouštějí, potřebují kartu Plavání z vašeho odkládacího balíčku.

tutorial-ride = S rysem Forézie na cestu
tutorial-ride-text = Když se některý živočich vydá na cestu, mohou se k němu připojit živočichové s rysem { trait-phoresy } z téhož místa, ať migrující patří komukoli. Majitelé dostávají otázku po řadě, potom se všichni přesunou společně.

tutorial-torn = Co cestuje a co se přetrhne
tutorial-torn-text = Potrava, tukové zásoby a rysy cestují s živočichem. Párové karty se nenatahují: ocitnou-li se partneři na různých místech, karty mezi nimi se odkládají.

tutorial-sea-points = Bod za Oceán
tutorial-sea-points-text = Na konci kola hladoví živočichové umírají na všech třech místech. V závěrečném hodnocení přináší každý živočich v Oceánu o bod víc.

tutorial-sea-end-text = Zbytek je hra, kterou znáte, s osmi novými rysy. Dohrajte tuto hru, nebo začněte skutečnou pro nejvýše osm hráčů.
