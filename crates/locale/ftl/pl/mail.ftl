### Listy, które wysyła serwer: zwykły tekst, bez powitania. Po pierwszym akapicie stoi odnośnik.

mail-confirm-subject = Pangea: potwierdź swój adres
mail-confirm = Ktoś podał ten adres, aby dostawać wiadomości z Pangei. Jeśli to ty, otwórz ten odnośnik w ciągu 24 godzin:
mail-confirm-note = Jeśli to nie ty, nic nie rób: nie dostaniesz kolejnej wiadomości.
mail-your-turn-subject = Pangea: twoja kolej
mail-your-turn = Twoja kolej w grze { $edition }. Otwórz stół:
mail-time-is-short-subject = Pangea: kończy ci się czas
mail-time-is-short = Na ruch w grze { $edition } zostało ci niewiele czasu. Gdy się skończy, zagra za ciebie bot. Otwórz stół:
mail-game-over-subject = Pangea: koniec gry
mail-game-over = Gra { $edition } dobiegła końca. Zobacz wynik:
mail-stop = Jeśli nie chcesz takich wiadomości, zmień ustawienia:
