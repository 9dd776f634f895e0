### Words of the page.

web-go-on = Pokračovat ve hře
web-back-to-game = Zpět ke hře
web-search = Hledat v pravidlech
web-decision = Vaše rozhodnutí
web-your-animals = Vaši živočichové
web-language-missing = Jazyk se nepodařilo načíst: { $language }. Zkontrolujte připojení k síti a vyberte jazyk znovu.
