### What the desk of a player says: picks, flags, choices, buttons.

desk-first = Zaczyna
desk-your-turn = Twoja kolej
desk-decides = decyduje
desk-passed-turn = pas w tym ruchu
desk-fat-full = z tłuszczem
desk-fat-empty = pusta
desk-acts = Działa
desk-first-of-pair = Pierwsze
desk-chosen = Wybrane
desk-sure = { $action }?
desk-where = { $trait }: dla którego zwierzęcia?
desk-second = { $trait }: { $animal } i które jeszcze zwierzę?
desk-what = Co robi { $animal }?
desk-attack-whom = { $animal } atakuje. Która ofiara?
desk-rob-whom = { $animal } kradnie. Kogo okraść?
desk-new-prey = Które zwierzę będzie nową ofiarą?
desk-which-card = Którą kartę odrzucić?
desk-all-defences = Obron używa się po kolei, aż atak się skończy.
desk-how-develop = Wybierz cechę na karcie, potem zwierzę; albo zagraj kartę jako nowe zwierzę.
desk-how-feed = Wybierz jedno ze swoich zwierząt.
desk-run-odds = ucieka przy 4, 5 lub 6
desk-run-text = 1 na 2: ucieczka bez strat. Jeśli się nie uda, działa następna obrona.
desk-mimicry-odds = { $count ->
    [one] { $count } inna ofiara
    [few] { $count } inne ofiary
   *[many] { $count } innych ofiar
}
desk-mimicry-text = Zamiast niego atakowane jest inne twoje zwierzę.
desk-tail-odds = działa zawsze
desk-tail-text = Przeżywa i traci jedną kartę; atakujący dostaje 1 niebieski znacznik.
desk-play = Zagraj
desk-as-animal = Jako nowe zwierzę
desk-redirect = Nowa ofiara
desk-fat = Zużyj tłuszcz: { $count }
desk-piracy = Okradnij
desk-graze = Stratuj
desk-hibernate = Hibernacja
