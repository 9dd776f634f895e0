### Słowa samouczka.

tutorial-lesson = Lekcja
tutorial-step = Krok { $number } z { $count }
tutorial-skip = Pomiń lekcję
tutorial-back = Wstecz
tutorial-next = Dalej
tutorial-again = Zacznij od nowa
tutorial-leave = Opuść lekcję
tutorial-play = Zagraj prawdziwą partię
tutorial-foot = Stół jest prawdziwy: graj, jak chcesz, oglądaj wszystko, cofaj ruchy. Wskazówki dostosowują się do tego, co robisz.

tutorial-chapter-development = Rozwój
tutorial-chapter-bank = Bank żywności
tutorial-chapter-feeding = Żywienie
tutorial-chapter-attack = Atak i obrona
tutorial-chapter-extinction = Wymieranie i nowe karty
tutorial-chapter-scoring = Punktacja

tutorial-animal = Karty stają się zwierzętami
tutorial-animal-text = Te sześć kart należy do ciebie. Każdą możesz wyłożyć zakrytą jako nowe zwierzę, niezależnie od tego, co na niej jest. Bez zwierząt nie ma punktów, więc zacznij od jednego.

tutorial-trait = Cecha dla zwierzęcia
tutorial-trait-text = Karta może też być cechą zwierzęcia. Gdy pokazuje dwie, wybierasz jedną. Drapieżnik potrzebuje o 1 znacznik żywności więcej, ale może atakować.

tutorial-more = Jedna karta na ruch, potem pas
tutorial-more-text = Ty i Wallace zagrywacie na zmianę po jednej karcie, jak długo chcecie. Pas kończy twój rozwój w tej rundzie; karty, których nie zagrasz, zostają na ręce.

tutorial-bank = Kostka napełnia bank
tutorial-bank-text = Tu leży żywność na tę rundę, wspólna dla wszystkich. O jej ilości decyduje kostka. Puste miejsca to znaczniki, które ktoś już wziął.

tutorial-hunger = Puste kółko to głód
tutorial-hunger-text = Każde zwierzę potrzebuje 1 znacznika żywności, z niektórymi cechami więcej. Puste kółka pokazują, ile brakuje. W swoim ruchu bierzesz z banku jeden czerwony znacznik dla jednego zwierzęcia.

tutorial-turns = Jeden znacznik na ruch
tutorial-turns-text = Wallace bierze z tego samego banku. Znak ✓ oznacza, że zwierzę jest nakarmione. Gdy żywności brakuje, decydujesz, które zwierzę ma przeżyć. Drapieżnika zostaw na razie głodnego: może polować.

tutorial-attack = Atak
tutorial-attack-text = Zamiast brać żywność, zwierzę z cechą Drapieżnik może raz na rundę zaatakować. Gdy zje ofiarę, dostaje 2 niebieskie znaczniki. Ofiarą mogą być nawet twoje zwierzęta.

tutorial-defence = Dlaczego ofiara jest bezpieczna
tutorial-defence-text = Kamuflaż, Pływanie i inne cechy chronią zwierzę. Gdy wybierasz ofiarę, przy każdym zwierzęciu, którego nie możesz zaatakować, widać powód i numer zasady.

tutorial-defend = Twoje zwierzę jest atakowane
tutorial-defend-text = Drapieżnik atakuje twoje zwierzę. Mogą je jeszcze uratować jego cechy: pytanie poniżej pokazuje każdą obronę i jej skutek. Wybierz jedną.

tutorial-extinction = Głodne zwierzęta giną
tutorial-extinction-text = Gdy nikt już nie może lub nie chce karmić, żywienie się kończy. Każde zwierzę, które wciąż jest głodne, ginie ze wszystkimi cechami. Nakarmione żyją dalej.

tutorial-cards = Ocalałe zwierzęta dają karty
tutorial-cards-text = Dostajesz nowe karty: jedną i po jednej za każde żywe zwierzę. Potem zaczyna się następna runda, znów od rozwoju.

tutorial-points = Co liczy się na końcu
tutorial-points-text = Gdy talia się skończy, gra się jeszcze ostatnią rundę. Żywe zwierzę daje 2 punkty, każda cecha 1. Cechy, które zwiększają zapotrzebowanie, dają o tyle punktów więcej.

tutorial-end = To już cała gra
tutorial-end-text = Możesz dograć tę partię do końca albo zacząć prawdziwą. Gdy czegoś nie wolno, stół zawsze mówi dlaczego, a wszystkie zasady są w dziale Zasady.

tutorial-try-wait = Wallace myśli. Chwileczkę.
tutorial-note = Pokaż lub ukryj wskazówkę

tutorial-try-first = Wybierz { $thing }
tutorial-try-then = potem { $thing }
tutorial-do-card = kartę „{ $name }”
tutorial-do-button = „{ $name }”
tutorial-do-place = „{ $name }”
tutorial-try-astray = Masz wybrane coś innego. Zagraj to albo wybierz „{ $button }” i wróć do wskazówki.
tutorial-try-cannot = Teraz nie da się tego zrobić. Graj dalej, jak chcesz, albo wybierz „{ $button }”.
tutorial-try-read = Przeczytaj spokojnie, potem wybierz „{ $button }”.
tutorial-state-done = zrobione
tutorial-state-passed = pominięte
tutorial-own = Wróć do swojej partii
tutorial-own-kept = Twoja partia jest zachowana. Znajdziesz ją na stronie głównej.
