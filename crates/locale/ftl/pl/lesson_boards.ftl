### Słowa lekcji o planszach gatunków.

tutorial-chapter-food-card = Karta pożywienia
tutorial-chapter-boards = Zagrywanie kart

tutorial-lay = Karta do wodopoju
tutorial-lay-text = W każdej rundzie każdy kładzie przy wodopoju jedną zakrytą kartę. Liczy się tam tylko jej liczba: tyle przybędzie roślin. Wszystkie karty odsłania się razem, przed karmieniem.
tutorial-try-lay = Kliknij kartę z dużą liczbą, potem „{ $button }”.

tutorial-slot = Cecha na wolnym miejscu
tutorial-slot-text = Gatunek ma trzy miejsca na cechy, a przy dwóch graczach tylko dwa. Nowa cecha leży zakryta, aż wszyscy skończą zagrywanie. { board-trait-carnivore } czyni z niego łowcę: je mięso, a nie rośliny.
tutorial-try-slot = Kliknij { $trait }, potem miejsce na planszy { $animal }.

tutorial-growth = Karta na wzrost
tutorial-growth-text = Każdą kartę można odrzucić, aby urosnąć: populacja mówi, ile gatunek zjada, i jest warta punkty. Rozmiar ciała rozstrzyga, kto kogo może zaatakować.
tutorial-try-growth = Kliknij kartę, potem „+1” na torze rozmiaru ciała: { $animal }.

tutorial-second = Drugi gatunek
tutorial-second-text = Odrzucona karta może też dać nowy gatunek, na lewym lub prawym końcu rzędu. Dla niektórych cech ważni są sąsiedzi.
tutorial-try-second = Kliknij kartę, potem „{ $button }”.

tutorial-finish = Na razie dość
tutorial-finish-text = Zatrzymane karty zostają na ręce; nie ma limitu. Gdy skończysz ty i wszyscy inni, nowe cechy zostaną odsłonięte.
tutorial-try-finish = Naciśnij „{ $button }”.

tutorial-hole = Rośliny dla wszystkich
tutorial-hole-text = Liczby wszystkich kart pożywienia dodaje się: tyle roślin leży teraz przy wodopoju. Co zostanie, czeka na następną rundę.

tutorial-plants = Nakarm gatunek
tutorial-plants-text = Każdy po kolei karmi jeden głodny gatunek. Bierze on roślinę, po jednej za każdy punkt populacji, jeśli starczy. Kto może karmić, musi karmić.

tutorial-larger = Łowca potrzebuje mniejszej ofiary
tutorial-larger-text = Mięsożerca atakuje gatunek mniejszy od siebie. Ofiara traci jeden punkt populacji, a łowca zjada tyle mięsa, ile wynosi jej rozmiar.
tutorial-try-larger = Kliknij { $animal }, potem ofiarę, potem „{ $button }”.

tutorial-shields = Cechy, które chronią
tutorial-shields-text = Wiele cech trzyma łowców z daleka: { board-trait-climbing }, { board-trait-burrowing }, { board-trait-hard-shell } i inne. Kogo nie można zaatakować, ten mówi dlaczego; numer obok otwiera zasadę.

tutorial-hunger-boards = Kto głodny, ten maleje
tutorial-hunger-boards-text = Na koniec karmienia populacja spada do tego, co gatunek zjadł; bez pożywienia wymiera, a właściciel dobiera kartę za każdą jego cechę. Całe pożywienie trafia za zasłonki: to są twoje punkty.

tutorial-screens = Pożywienie, populacja, cechy
tutorial-screens-text = Gdy skończy się talia, gra się ostatnią rundę. Potem po punkcie liczą się pożywienie za zasłonką, populacja i karty cech.

tutorial-boards-end-text = To cała runda. Dokończ tę grę albo zacznij prawdziwą, nawet dla sześciu graczy.
