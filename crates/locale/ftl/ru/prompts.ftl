### What a player is asked, and what the others read meanwhile.

question-develop = Разыграть карту или спасовать?
question-feed = Какое действие выполнить?
question-defend = { $attacker } атакует. Жертва: { $target }. Как защищаться?
question-defend-new-world = { $attacker } нападает. Жертва: { $target }. Как защищаться?
question-trigger = Какое парное свойство сработает сейчас?
question-scavenger = Какого падальщика накормить?

waiting-develop = { $player } выбирает карту.
waiting-feed = { $player } выбирает действие.
waiting-defend = { $player } выбирает защиту.
waiting-defend-new-world = { $player } выбирает реакцию.
waiting-trigger = { $player } выбирает парное свойство.
waiting-scavenger = { $player } выбирает падальщика.
waiting-you = Решение за вами.
