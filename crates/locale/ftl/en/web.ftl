### Words of the page.

web-go-on = Go on with the game
web-search = Search the rules
web-decision = Your decision
web-your-animals = Your animals
web-language-missing = The words for { $language } could not be loaded. Is there a network? Choose the language again then.
