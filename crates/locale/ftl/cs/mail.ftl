### Zprávy, které posílá server: prostý text bez oslovení. Za prvním odstavcem stojí odkaz.

mail-confirm-subject = Pangea: potvrďte svou adresu
mail-confirm = Někdo zadal tuto adresu pro zprávy z Pangey. Pokud jste to vy, otevřete tento odkaz do 24 hodin:
mail-confirm-note = Pokud to nejste vy, nedělejte nic: další zpráva nepřijde.
mail-your-turn-subject = Pangea: jste na tahu
mail-your-turn = Ve hře { $edition } jste na tahu. Otevřete stůl:
mail-time-is-short-subject = Pangea: dochází vám čas
mail-time-is-short = Na tah ve hře { $edition } vám zbývá málo času. Až vyprší, zahraje za vás bot. Otevřete stůl:
mail-game-over-subject = Pangea: hra skončila
mail-game-over = Hra { $edition } skončila. Podívejte se na výsledek:
mail-stop = Pokud už takové zprávy nechcete, změňte nastavení:
