### Words of the page.

web-go-on = Kontynuuj partię
web-search = Szukaj w zasadach
web-decision = Twoja decyzja
web-your-animals = Twoje zwierzęta
