### Words of the page.

web-go-on = Pokračovat ve hře
web-search = Hledat v pravidlech
web-decision = Vaše rozhodnutí
web-your-animals = Vaši živočichové
