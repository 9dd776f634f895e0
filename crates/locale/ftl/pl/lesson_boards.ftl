### Słowa lekcji o planszach gatunków.

tutorial-chapter-food-card = Karta pożywienia
tutorial-chapter-boards = Zagrywanie kart

tutorial-lay = Karta na wodopój
tutorial-lay-text = W każdej rundzie każdy kładzie na wodopoju jedną zakrytą kartę. Liczy się tam tylko jej liczba: tyle przybędzie roślin. Wszystkie karty odkrywa się razem, przed karmieniem.

tutorial-slot = Cecha na wolnym miejscu
tutorial-slot-text = Gatunek ma trzy miejsca na cechy, a przy dwóch graczach tylko dwa. Nowa cecha leży zakryta, aż wszyscy skończą zagrywanie. Z cechą { board-trait-carnivore } gatunek poluje: je mięso, a nie rośliny.

tutorial-growth = Karta na wzrost
tutorial-growth-text = Każdą kartę można odrzucić, aby gatunek urósł. Od populacji zależy, ile musi zjeść, a na koniec daje ona punkty. Rozmiar rozstrzyga, kto kogo może zaatakować.

tutorial-second = Drugi gatunek
tutorial-second-text = Odrzucona karta może też dać nowy gatunek, na lewym lub prawym końcu rzędu. Dla niektórych cech ważni są sąsiedzi.

tutorial-finish = Na razie dość
tutorial-finish-text = Zatrzymane karty zostają na ręce; nie ma limitu. Gdy skończysz ty i wszyscy inni, nowe cechy zostaną odkryte.

tutorial-hole = Rośliny dla wszystkich
tutorial-hole-text = Liczby ze wszystkich kart pożywienia się sumuje: tyle roślin leży teraz na wodopoju. To, co zostanie, czeka na następną rundę.

tutorial-plants = Nakarm gatunek
tutorial-plants-text = Każdy po kolei karmi jeden głodny gatunek, który bierze jedną roślinę. W sumie zje ich tyle, ile wynosi jego populacja, jeśli pożywienia starczy. Kto może karmić, musi karmić.

tutorial-larger = Mięsożerny potrzebuje mniejszej ofiary
tutorial-larger-text = Mięsożerny atakuje gatunek mniejszy od siebie. Ofiara traci jeden punkt populacji, a mięsożerny zjada tyle mięsa, ile wynosi jej rozmiar.

tutorial-shields = Cechy, które chronią
tutorial-shields-text = Wiele cech chroni przed mięsożernymi: { board-trait-climbing }, { board-trait-burrowing }, { board-trait-hard-shell } i inne. Przy gatunku, którego nie można zaatakować, widać dlaczego; numer obok otwiera zasadę.

tutorial-hunger-boards = Głodny gatunek maleje
tutorial-hunger-boards-text = Na koniec karmienia populacja spada do tego, co gatunek zjadł; gatunek bez pożywienia wymiera, a właściciel dobiera kartę za każdą jego cechę. Całe pożywienie trafia za zasłonki: to są twoje punkty.

tutorial-screens = Pożywienie, populacja, cechy
tutorial-screens-text = Gdy skończy się stos kart, gra się ostatnią rundę. Potem po 1 punkcie daje każdy żeton za zasłonką, każdy punkt populacji i każda karta cechy.

tutorial-boards-end-text = To cała runda. Dokończ tę grę albo zacznij prawdziwą, nawet dla sześciu graczy.
