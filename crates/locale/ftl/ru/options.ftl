### Options of the table: name, one line of explanation, and the values as the engine writes them.

option-mimicry-limit = Как часто действует «Мимикрия»
    .explanation = Действует ли каждая карта «Мимикрия» раз в раунд или раз в каждой атаке.
    .PerRound = раз в раунд
    .PerAttack = раз в каждой атаке
option-feeding-compulsory = Обязательное кормление
    .explanation = Можно ли пасовать, если голодное животное могло бы получить фишку из кормовой базы.
    .false = кормить необязательно
    .true = кормить обязательно
option-feeding-pass = Как долго действует пас в фазе питания
    .explanation = Можно ли после паса ещё действовать в той же фазе.
    .Turn = один ход
    .Phase = до конца фазы
option-tail-loss-scope = «Отбрасывание хвоста»: какая карта
    .explanation = Какую карту может сбросить атакованное животное, чтобы выжить.
    .AnyTrait = любую карту свойства этого животного
    .TailOnly = только карту «Отбрасывание хвоста»
option-tie-break-die = Кубик при ничьей
    .explanation = Что решает, если очков и карт в сбросе поровну.
    .false = победа общая
    .true = игроки с равным счётом бросают кубик
as-printed = как в правилах
