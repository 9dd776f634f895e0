### What the desk of a player says: picks, flags, choices, buttons.

desk-first = Zaczyna
desk-your-turn = Twoja kolej
desk-decides = decyduje
desk-passed-turn = pas w tym ruchu
desk-fat-full = z tłuszczem
desk-fat-empty = pusta
desk-acts = Działa
desk-first-of-pair = Pierwsze
desk-chosen = Wybór
desk-sure = Wykonać: „{ $action }”?
desk-where = { $trait }: dla którego zwierzęcia?
desk-second = { $trait }: { $animal } i które jeszcze zwierzę?
desk-what = Co robi { $animal }?
desk-attack-whom = { $animal } atakuje. Która ofiara?
desk-rob-whom = { $animal } kradnie. Które zwierzę okraść?
desk-new-prey = Które zwierzę będzie nową ofiarą?
desk-which-card = Którą kartę odrzucić?
desk-all-defences = Obron używa się po kolei, aż atak się skończy.
desk-how-develop = Wybierz cechę na karcie, potem zwierzę; albo zagraj kartę jako nowe zwierzę.
desk-how-feed = Wybierz jedno ze swoich zwierząt.
desk-run-odds = ucieka przy wyniku od { $least } do { $most }
desk-run-text = Jeśli ucieknie, nic nie traci.
desk-mimicry-odds = { $count ->
    [one] { $count } inna ofiara
    [few] { $count } inne ofiary
   *[many] { $count } innych ofiar
}
desk-mimicry-text = Atakowane zamiast niego: { $animals }.
desk-tail-odds = działa zawsze
desk-tail-text = Przeżywa i traci jedną kartę.
desk-play = Zagraj
desk-as-animal = Jako nowe zwierzę
desk-redirect = Nowa ofiara
desk-fat = Zużyj tłuszcz: { $count }
desk-piracy = Okradnij
desk-graze = Stratuj
desk-hibernate = Hibernuj
desk-give-up = Odrzuć: { $trait }
desk-how-attack = Zaznaczone ofiary można atakować; przy pozostałych widać, dlaczego nie.
desk-how-mimic = Wybierz inne swoje zwierzę.
desk-how-tail = Wybierz cechę atakowanego zwierzęcia albo jego kartę pary.
desk-rolled = rzut { $dice } = { $total }
desk-choosable = { $count } do wyboru
desk-bank-before = jeszcze bez rzutu
desk-attacks = atakuje
desk-attacks-you = atakuje ciebie
desk-attacked = atakowany gracz
desk-you-attacked = Atak na ciebie
desk-swings = cel: { $animal }
desk-missed = nieudany atak
desk-roll-escaped = { $animal } nic nie dostaje i w tej rundzie już nie zapoluje.
desk-roll-next = Działa następna obrona.
desk-order-first = najpierw
desk-order-next = potem
desk-order-not-needed = niepotrzebna
desk-run = Uciekaj
desk-run-sure = { trait-running }: niech zdecyduje kostka ({ $animal })?
desk-dice-eaten = zjedzone
desk-dice-next = potem następna obrona
desk-dice-escapes = ucieka
desk-other-prey = Inna ofiara
desk-other-card = Inna karta
desk-other-defence = Inna obrona
desk-defence-first = Najpierw: { $trait }
desk-mimics = Mimikra
desk-choose-card = Wybierz kartę
desk-redirect-to = Nowa ofiara: { $animal }
