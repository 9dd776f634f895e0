### Words of the page.

web-go-on = Continue the game
web-back-to-game = Back to your game
web-search = Search the rules
web-decision = Your decision
web-your-animals = Your animals
web-language-missing = { $language } could not be loaded. Check your connection, then choose the language again.
