### Words of the page.

web-go-on = Продолжить партию
web-search = Искать в правилах
web-decision = Ваше решение
web-your-animals = Ваши животные
