### Słowa lekcji o Kontynentach.

tutorial-lessons = Lekcje
tutorial-chapter-locations = Trzy lokacje
tutorial-chapter-migration = Migracja

tutorial-home = Miejsce dla nowego zwierzęcia
tutorial-home-text = Ląd się rozpadł. Każde zwierzę żyje w Laurazji, w Gondwanie albo w Oceanie, razem ze zwierzętami innych graczy. Nowe zwierzę trafia na kontynent, który wybierzesz.

tutorial-ocean = Pływanie prowadzi do Oceanu
tutorial-ocean-text = Żadne zwierzę nie zaczyna w Oceanie. Zagraj na zwierzę kartę { trait-swimming }: od razu tam trafi, a karta pójdzie na twój stos kart odrzuconych. W Oceanie każde zwierzę pływa.

tutorial-settled = Potem pasuj
tutorial-settled-text = Rozwój przebiega jak dotąd, ale karta pary wymaga, by oba zwierzęta były w jednej lokacji. Gdy zagrasz, co chcesz, spasuj.

tutorial-banks = Trzy banki
tutorial-banks-text = Każda lokacja ma własną żywność. Ile jej jest na kontynentach, decydują kostki; Ocean dostaje zawsze tyle samo. Porównaj znaczniki z liczbą głodnych zwierząt w każdej kolumnie.

tutorial-near = Każde zwierzę je u siebie
tutorial-near-text = Zwierzę bierze znaczniki tylko z banku swojej lokacji. Gdy bank jest pusty, zwierzę zostaje głodne, choćby gdzie indziej żywności było pod dostatkiem.

tutorial-neighbours = Drapieżniki szukają wśród sąsiadów
tutorial-neighbours-text = Ataki też nie wychodzą poza lokację, tak samo Mimikra, Padlinożerca i Piractwo. Niech twój drapieżnik w Gondwanie poszuka ofiary: przy zwierzętach z innych lokacji zobaczysz, dlaczego są bezpieczne.

tutorial-migrate = Zmiana lokacji
tutorial-migrate-text = Zwierzę z cechą { trait-migration } może raz na rundę zmienić lokację. Zajmuje to cały twój ruch i trzeba to zrobić przed wszystkim innym. Do Oceanu idą tylko pływające; aby z niego wyjść, potrzebują karty Pływanie z twojego stosu kart odrzuconych.

tutorial-ride = Forezja: w drogę z innymi
tutorial-ride-text = Gdy jakieś zwierzę wyrusza, mogą z nim iść zwierzęta z cechą { trait-phoresy } z tej samej lokacji, do kogokolwiek ono należy. Właściciele są pytani po kolei, potem wszystkie ruszają razem.

tutorial-torn = Co idzie razem, a co się rozrywa
tutorial-torn-text = Żywność, tłuszcz i cechy wędrują ze zwierzęciem. Karty par się nie rozciągają: gdy partnerzy trafią do różnych lokacji, karty między nimi są odrzucane.

tutorial-sea-points = Punkt za Ocean
tutorial-sea-points-text = Na koniec rundy głodne zwierzęta giną we wszystkich trzech lokacjach. W końcowej punktacji każde zwierzę w Oceanie daje o punkt więcej.

tutorial-sea-end-text = Reszta to gra, którą znasz, z ośmioma nowymi cechami. Dograj tę partię do końca albo zacznij prawdziwą, nawet dla ośmiu osób.
