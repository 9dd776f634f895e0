### Słowa czytnika zasad.

rules-contents = Spis treści
rules-chapters = Rozdziały
rules-search-hint = Słowo, cecha albo numer
rules-found = { $count ->
    [one] Znaleziono { $count } miejsce
    [few] Znaleziono { $count } miejsca
   *[many] Znaleziono { $count } miejsc
}
rules-found-none = Nic nie znaleziono. Spróbuj krótszego słowa.
rules-chapter-of = Rozdział { $number } z { $count }
rules-onward = Poprzedni i następny rozdział
rules-number = Zasada
rules-shield = Obrona
rules-overcome = Co ją pokonuje
rules-overcome-symbiosis = Nic, dopóki żyje opiekun: najpierw trzeba zjeść opiekuna.
rules-overcome-camouflage = Drapieżnik z cechą Ostry wzrok.
rules-overcome-swimming = Drapieżnik, który też ma cechę Pływanie. Może wtedy atakować tylko pływające zwierzęta.
rules-overcome-high-body-weight = Drapieżnik, który też ma cechę Duża masa ciała.
rules-overcome-burrowing = Głód: trzeba zaatakować, zanim zwierzę się naje.
rules-overcome-herding = Lokacja, w której zwierząt z cechą Stadność nie jest więcej niż drapieżników.
rules-trait = Cecha
rules-points = Punkty
rules-in-deck = W zestawie kart
rules-cards-of = { $count } z { $all } kart
rules-need-same = bez zmian
rules-other-names = Nazwy w innych językach
rules-animal-with = Zwierzę z cechą { $trait }
rules-what-beats-it = Co ją pokonuje
rules-what-it-beats = Co pokonuje
rules-see-also = Zobacz też
rules-in-your-game = W twojej grze
rules-to-the-table = Wróć do stołu
