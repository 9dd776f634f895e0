### Words of the page.

web-go-on = Продолжить партию
web-back-to-game = Вернуться к партии
web-search = Искать в правилах
web-decision = Ваше решение
web-your-animals = Ваши животные
web-language-missing = Не удалось загрузить язык: { $language }. Проверьте подключение к сети и выберите язык ещё раз.
