### Слова справочника правил.

rules-contents = Содержание
rules-chapters = Главы
rules-search-hint = Слово, свойство или номер
rules-found = { $count ->
    [one] Найдено { $count } место
    [few] Найдено { $count } места
   *[many] Найдено { $count } мест
}
rules-found-none = Ничего не найдено. Попробуйте слово короче.
rules-chapter-of = Глава { $number } из { $count }
rules-onward = Предыдущая и следующая глава
rules-number = Правило
rules-shield = Защита
rules-overcome = Что её преодолевает
rules-overcome-symbiosis = Ничто, пока жив защитник: сначала нужно съесть его.
rules-overcome-camouflage = Хищник со свойством «Острое зрение».
rules-overcome-swimming = Хищник, у которого тоже есть свойство «Водоплавающее». Но тогда он может атаковать только водоплавающих.
rules-overcome-high-body-weight = Хищник, у которого тоже есть свойство «Большой».
rules-overcome-burrowing = Голод: атаковать нужно, пока животное не накормлено.
rules-overcome-herding = Локация, где стадных животных не больше, чем хищников.
rules-trait = Свойство
rules-points = Очки
rules-in-deck = В колоде
rules-cards-of = { $count } из { $all } карт
rules-need-same = не меняется
rules-other-names = Названия на других языках
rules-animal-with = Животное со свойством «{ $trait }»
rules-what-beats-it = Что его преодолевает
rules-what-it-beats = Что оно преодолевает
rules-see-also = Упоминается также в правилах
rules-in-your-game = В вашей игре
rules-to-the-table = Назад к столу
