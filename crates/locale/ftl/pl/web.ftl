### Words of the page.

web-go-on = Kontynuuj partię
web-back-to-game = Wróć do gry
web-search = Szukaj w zasadach
web-decision = Twoja decyzja
web-your-animals = Twoje zwierzęta
web-language-missing = Nie udało się wczytać języka: { $language }. Sprawdź połączenie z siecią i wybierz język jeszcze raz.
