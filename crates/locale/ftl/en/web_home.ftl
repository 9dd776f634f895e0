### Words of the first page and of choosing a game.
