### Słowa lekcji o Nowym świecie.

tutorial-chapter-epoch-end = Koniec epoki

tutorial-row = Twój rząd zwierząt
tutorial-row-text = Te sześć kart należy do ciebie. Każdą możesz wyłożyć zakrytą jako nowe zwierzę, niezależnie od tego, co na niej jest. Zwierzęta stoją w rzędzie i ważne będzie, które z którym sąsiaduje. Zacznij od dwóch.

tutorial-pair = Karta między sąsiadami
tutorial-pair-text = Cecha pary leży między dwoma sąsiadami. { new-world-trait-cooperation }: gdy jedno zwierzę bierze pożywienie z siedliska, drugie też je dostaje. W tej fazie możesz w swoim ruchu przestawiać rząd; połączone zwierzęta zostają razem.

tutorial-hunter = Jedna cecha z dwóch
tutorial-hunter-text = Każda karta pokazuje dwie cechy. Wybierasz jedną, druga się nie liczy. Z cechą { new-world-trait-carnivorous } zwierzę staje się drapieżnikiem: potrzebuje o 1 żeton pożywienia więcej, ale raz w fazie żywienia może zaatakować.

tutorial-night = Klucz do siedliska, potem pas
tutorial-night-text = Niektóre cechy otwierają siedliska: cecha { new-world-trait-nocturnal } otwiera siedlisko Jaskinia, a ono zaraz się pojawi. Cechy szkodliwe, jak { new-world-trait-parasite }, kładzie się na zwierzętach innych graczy. Pasuj, kiedy chcesz; niezagrane karty zostają na ręce.

tutorial-areas = Siedliska dają pożywienie
tutorial-areas-text = Co epokę z lewej wchodzi nowe siedlisko, a na jej koniec odchodzi ostatnie po prawej. Wszystkie uzupełnia się do tego, co na nich jest: pożywienie i zielone schronienia. Inaczej jest tylko w siedlisku Bagna: pożywienia przybywa tam z każdym zwierzęciem, które zginie.

tutorial-forage = Pożywienie z siedliska
tutorial-forage-text = Zwierzę potrzebuje 1 żetonu pożywienia, z niektórymi cechami więcej; puste kółka pokazują, ile brakuje. W swoim ruchu jedno zwierzę bierze jeden żeton z siedliska, które jest dla niego otwarte. Partner z pary też może coś dostać.

tutorial-prey = Polowanie
tutorial-prey-text = Zamiast jeść w siedlisku, głodny drapieżnik może raz w tej fazie zaatakować dowolne inne zwierzę, nawet twoje. Gdy ofiara zginie, drapieżnik dostaje do 2 żetonów specjalnego pożywienia.

tutorial-reaction = Ofiara się broni
tutorial-reaction-text = { new-world-trait-camouflage } i inne cechy chronią przed drapieżnikami, co widać przy zwierzęciu. Inne działają dopiero przy ataku: { new-world-trait-running } to rzut kostką, { new-world-trait-elusive } to odrzucenie karty. Kto zje zwierzę z cechą { new-world-trait-poisonous }, ginie w fazie wymierania.

tutorial-cave = Dwie części i schronienie
tutorial-cave-text = Gdy karta ma dwie części, dolna jest otwarta dla wszystkich, a górna tylko dla zwierząt z cechą podaną przy nazwie. Zielony żeton to schronienie: wzięcie go to akcja podstawowa, ale do końca epoki nikt tego zwierzęcia nie zaatakuje.

tutorial-must = Pas dopiero, gdy nie ma nic do zrobienia
tutorial-must-text = Jedna akcja podstawowa na ruch: pożywienie, schronienie albo atak. Póki któreś twoje zwierzę może jeść lub się schronić albo głodny drapieżnik ma ofiarę, nie możesz pasować. Po pasie nic już nie robisz w tej fazie żywienia.

tutorial-starve = Głodne zwierzęta giną
tutorial-starve-text = Gdy wszyscy spasują, giną zatrute drapieżniki, a potem głodne zwierzęta; uratować może odłożony tłuszcz albo cecha { new-world-trait-hibernation }. Każdy dobiera 2 karty i po 1 za każde żywe zwierzę, a zatrzymuje najwyżej 6.

tutorial-count = Co liczy się na końcu
tutorial-count-text = Po sześciu epokach żywe zwierzę daje 3 punkty, a każda karta cechy 1 lub więcej, jeśli zwiększa zapotrzebowanie. Dograj tę partię do końca albo zacznij prawdziwą, nawet dla czterech graczy.
