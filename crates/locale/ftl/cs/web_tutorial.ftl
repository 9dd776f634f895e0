### Slova výuky.

tutorial-lesson = Lekce
tutorial-step = Krok { $number }/{ $count }
tutorial-skip = Přeskočit lekci
tutorial-back = Zpět
tutorial-next = Dále
tutorial-again = Začít znovu
tutorial-leave = Opustit lekci
tutorial-play = Hrát skutečnou hru
tutorial-foot = Stůl je skutečný: hrajte, jak chcete, dívejte se na cokoli, vracejte tahy. Poznámky se řídí tím, co děláte.

tutorial-chapter-development = Vývoj
tutorial-chapter-bank = Potravní základna
tutorial-chapter-feeding = Krmení
tutorial-chapter-attack = Napadení a obrana
tutorial-chapter-extinction = Vymírání a nové karty
tutorial-chapter-scoring = Bodové ohodnocení

tutorial-animal = Z karet vznikají živočichové
tutorial-animal-text = Těchto šest karet je vašich. Každou můžete vyložit lícem dolů jako nového živočicha, ať je na ní cokoli. Bez živočichů nejsou body, začněte tedy jedním.

tutorial-trait = Rys pro živočicha
tutorial-trait-text = Karta může být také rysem živočicha. Ukazuje-li dva, vyberete si jeden. Rys Masožravost dělá z živočicha predátora: potřebuje o 1 potravu víc, ale může útočit.

tutorial-more = Jedna karta za tah, potom pas
tutorial-more-text = Vy a Wallace vykládáte střídavě po jedné kartě, jak dlouho chcete. Pas ukončí váš vývoj v tomto kole; nevyložené karty zůstávají v ruce.

tutorial-bank = Kostka plní potravní základnu
tutorial-bank-text = Zde leží potrava pro toto kolo, společná pro všechny. Kolik jí je, určí kostka. Na prázdných místech ležely žetony, které si už někdo vzal.

tutorial-hunger = Prázdný kroužek je hlad
tutorial-hunger-text = Každý živočich potřebuje 1 potravu, s některými rysy víc. Prázdné kroužky ukazují, kolik chybí. Ve svém tahu vezmete z potravní základny jeden červený žeton pro jednoho živočicha.

tutorial-turns = Jeden žeton za tah
tutorial-turns-text = Wallace bere ze stejné potravní základny. Zatržítko znamená, že je živočich nakrmený. Když potrava dochází, rozhodněte, který živočich má přežít. Predátora zatím nechte hladového: může lovit.

tutorial-attack = Napadení
tutorial-attack-text = Živočich s rysem Masožravost může, místo aby si vzal potravu, jednou za kolo napadnout jiného. Když kořist pozře, dostane 2 mimořádné potravy. Kořistí může být i váš živočich.

tutorial-defence = Proč je kořist v bezpečí
tutorial-defence-text = Kamufláž, Plavání a další rysy živočicha chrání. Když vybíráte kořist, u každého živočicha, kterého nelze napadnout, je uvedeno proč, i s číslem pravidla.

tutorial-defend = Váš živočich je napaden
tutorial-defend-text = Predátor napadá vašeho živočicha. Ještě ho mohou zachránit jeho rysy: otázka dole ukazuje každou obranu a co způsobí. Jednu vyberte.

tutorial-extinction = Hladoví živočichové umírají
tutorial-extinction-text = Když už nikdo nemůže nebo nechce krmit, krmení končí. Každý živočich, který má stále hlad, umírá se všemi rysy. Nakrmení žijí dál.

tutorial-cards = Přeživší přinášejí karty
tutorial-cards-text = Dobíráte si jednu kartu a další za každého svého přeživšího živočicha. Potom začíná další kolo, opět vývojem.

tutorial-points = Co se počítá na konci
tutorial-points-text = Když balíček dojde, hraje se poslední kolo. Přeživší živočich má hodnotu 2 body, každý rys 1. Rysy, které zvyšují požadavek, přinášejí o tolik bodů víc.

tutorial-end = To je celá hra
tutorial-end-text = Můžete dohrát tuto hru, nebo začít skutečnou. Když něco nejde, vždy se dozvíte proč, a každé pravidlo najdete v části Pravidla.

tutorial-try-wait = Wallace přemýšlí. Okamžik.
tutorial-note = Ukázat nebo skrýt poznámku

tutorial-try-first = Vyberte { $thing }
tutorial-try-then = potom { $thing }
tutorial-do-card = kartu „{ $name }“
tutorial-do-button = „{ $name }“
tutorial-do-place = „{ $name }“
tutorial-try-astray = Máte vybráno něco jiného. Zahrajte to, nebo vyberte „{ $button }“ a vraťte se k poznámce.
tutorial-try-cannot = To teď udělat nejde. Hrajte dál, jak chcete, nebo vyberte „{ $button }“.
tutorial-try-read = Přečtěte si to v klidu a potom vyberte „{ $button }“.
tutorial-state-done = hotovo
tutorial-state-passed = přeskočeno
tutorial-own = Pokračovat ve své hře
tutorial-own-kept = Vaše hra je uložená. Najdete ji na úvodní stránce.
