//! A table to speak about, and one of everything that can be said about it.

use game::{Game, Seat, SeatSet, Viewer};
use locale::Names;
use origin::moment::{Attack, AttackStep, Recombination};
use origin::outlook::{Defence, Gain};
use origin::sets::AnimalSet;
use origin::view::{AnimalView, LinkView, Own, TraitView};
use origin::{
    Action, AnimalId, Arrival, Card, CardRef, Config, Death, Decision, Exchanged, Fact, Frame, Kept, LinkId, Location,
    Options, Outlook, Phase, Question, SeenEvent, Source, State, Token, Trait, TraitSet, View,
};

pub const YOU: Seat = Seat::FIRST;
pub const MARTA: Seat = Seat::wrapping(1);
pub const ILYA: Seat = Seat::wrapping(2);

/// Yours: Montana (guardian) and Borealis (ward, Cooperation).
pub const MONTANA: AnimalId = AnimalId(0);
pub const BOREALIS: AnimalId = AnimalId(1);
/// Marta's.
pub const SILVANA: AnimalId = AnimalId(2);
/// Ilya's.
pub const RIPARIA: AnimalId = AnimalId(3);

/// The printed set, by hand, since this crate reads no decks.
pub fn deck() -> Vec<(Card, u8)> {
    use Trait::*;
    let mut cards: Vec<(Card, u8)> =
        [Piracy, Mimicry, Scavenger, Running, TailLoss, Symbiosis].map(|t| (Card::single(t), 4)).to_vec();
    cards.push((Card::single(Swimming), 8));
    for t in [Poisonous, Hibernation, HighBodyWeight, Parasite, Communication, Cooperation] {
        cards.push((Card::double(t, Carnivorous), 4));
    }
    for t in [Grazing, Camouflage, HighBodyWeight, Parasite, Burrowing, SharpVision, Cooperation] {
        cards.push((Card::double(t, FatTissue), 4));
    }
    cards
}

pub fn config(seats: u8, options: Options) -> Config {
    Config::new(origin::Modules::BASE, seats, options, &deck(), None).expect("the printed set")
}

pub fn view() -> View {
    let mut view = State::new(&config(3, Options::default())).view(Viewer::Seat(YOU));
    let animal = |id, owner, stack: &[Trait]| AnimalView {
        id,
        owner,
        at: Location::ONLY,
        heading: None,
        red: 0,
        blue: 0,
        stack: stack.iter().map(|&shows| TraitView { shows, card: Card::single(shows), fat: false }).collect(),
        spent: TraitSet::EMPTY,
        hibernated: 0,
        hibernating: false,
        poisoned: false,
        paralysed: false,
        remains: false,
        restored: false,
    };
    view.animals = vec![
        animal(MONTANA, YOU, &[Trait::FatTissue, Trait::TailLoss]),
        animal(BOREALIS, YOU, &[Trait::TailLoss]),
        animal(SILVANA, MARTA, &[Trait::Carnivorous, Trait::Parasite]),
        animal(RIPARIA, ILYA, &[Trait::Scavenger]),
    ];
    view.animals[0].stack[0].fat = true;
    let link = |id, shows| LinkView {
        id: LinkId(id),
        shows,
        card: Card::single(shows),
        first: MONTANA,
        second: BOREALIS,
        spent: false,
    };
    let pairs = [Trait::Symbiosis, Trait::Cooperation, Trait::Communication, Trait::Recombination];
    view.links = (0..).zip(pairs).map(|(id, shows)| link(id, shows)).collect();
    view.own = Some(Own { hand: vec![Card::double(Trait::Parasite, Trait::FatTissue)], ..Own::default() });
    view.moment.phase = Phase::Feeding;
    view.moment.frames[0] = Some(Frame::Attack(Attack {
        attacker: SILVANA,
        target: MONTANA,
        step: AttackStep::Defend,
        stung: false,
        ran: AnimalSet::EMPTY,
        mimicked: AnimalSet::EMPTY,
        at: Location::ONLY,
    }));
    view.moment.frames[1] = Some(Frame::Recombination(Recombination {
        link: LinkId(3),
        first: 0,
        second: 0,
        asked: MONTANA,
        answered: None,
    }));
    view.rolled = vec![5, 6];
    view
}

/// Names that know nobody's animals.
pub struct Strangers;

impl Names for Strangers {
    fn player(&self, _seat: Seat) -> &str {
        "Marta"
    }

    fn owner(&self, _animal: AnimalId) -> Option<Seat> {
        None
    }

    fn you(&self) -> Option<Seat> {
        None
    }
}

pub fn decisions() -> Vec<Decision> {
    let questions = [
        Question::Develop,
        Question::Feed,
        Question::Defend { attacker: SILVANA, target: MONTANA },
        Question::ChooseTrigger,
        Question::ChooseScavenger,
        Question::ChooseMigrants,
        Question::ChooseFollower { animal: BOREALIS },
        Question::ChooseKept { animal: MONTANA, shows: Trait::TailLoss },
        Question::ChooseRestored,
        Question::ChooseFresh,
    ];
    [YOU, MARTA].into_iter().flat_map(|seat| questions.map(|question| Decision { seat, question })).collect()
}

pub fn actions() -> Vec<Action> {
    let card = Card::double(Trait::Parasite, Trait::FatTissue);
    let other = Card::double(Trait::Grazing, Trait::FatTissue);
    let pair = |face| Action::PlayPair { card: Card::single(face), face, first: MONTANA, second: BOREALIS };
    vec![
        Action::PlayAnimal { card, at: Location::ONLY },
        Action::PlayTrait { card, face: Trait::Parasite, on: SILVANA },
        Action::PlayTrait { card, face: Trait::FatTissue, on: MONTANA },
        Action::PlayTrait { card: other, face: Trait::FatTissue, on: MONTANA },
        pair(Trait::Cooperation),
        pair(Trait::Communication),
        pair(Trait::Symbiosis),
        Action::PlayPair {
            card: Card::single(Trait::Symbiosis),
            face: Trait::Symbiosis,
            first: BOREALIS,
            second: MONTANA,
        },
        Action::Pass,
        Action::Take { animal: MONTANA },
        Action::Attack { attacker: MONTANA, target: SILVANA },
        Action::Attack { attacker: MONTANA, target: BOREALIS },
        Action::Fat { animal: MONTANA, count: 1 },
        Action::Fat { animal: MONTANA, count: 2 },
        Action::Piracy { pirate: MONTANA, target: RIPARIA },
        Action::Graze { animal: MONTANA },
        Action::Hibernate { animal: MONTANA },
        Action::EndTurn,
        Action::Trigger { link: LinkId(1), from: MONTANA },
        Action::Trigger { link: LinkId(2), from: BOREALIS },
        Action::Trigger { link: LinkId(60), from: BOREALIS },
        Action::Run,
        Action::Mimic { to: BOREALIS },
        Action::LoseTail { discard: CardRef::Stack { shows: Trait::FatTissue, place: 0 } },
        Action::LoseTail { discard: CardRef::Stack { shows: Trait::TailLoss, place: 1 } },
        Action::LoseTail { discard: CardRef::Stack { shows: Trait::FatTissue, place: 9 } },
        Action::LoseTail { discard: CardRef::Pair(LinkId(1)) },
        Action::LoseTail { discard: CardRef::Pair(LinkId(60)) },
        Action::Decline,
        Action::Scavenge { animal: RIPARIA },
        Action::Recombine { link: LinkId(3), first: 0, second: 0 },
        Action::Recombine { link: LinkId(60), first: 1, second: 0 },
        Action::Migrate { animal: MONTANA, to: Location::GONDWANA },
        Action::SetOff,
        Action::Follow { animal: BOREALIS, migrant: MONTANA },
        Action::Follow { animal: BOREALIS, migrant: SILVANA },
        Action::Stay { animal: BOREALIS },
        Action::Keep { animal: MONTANA, which: Kept::Arriving },
        Action::Keep { animal: MONTANA, which: Kept::Own },
        Action::Restore { animal: MONTANA, card },
        Action::Place { card, at: Location::LAURASIA },
    ]
}

pub fn events() -> Vec<SeenEvent> {
    let card = Card::double(Trait::Poisonous, Trait::Carnivorous);
    let at = Location::ONLY;
    let mut events = vec![
        SeenEvent::YouDrew { card },
        SeenEvent::SeatDrew { seat: MARTA },
        SeenEvent::YouPlayedAnimal { animal: MONTANA, card, at },
        SeenEvent::SeatPlayedAnimal { seat: MARTA, animal: SILVANA, at },
        SeenEvent::YouRestoredAnimal { animal: MONTANA, card },
        SeenEvent::SeatRestoredAnimal { seat: MARTA, animal: SILVANA },
    ];
    events.extend(facts().into_iter().map(SeenEvent::Open));
    events
}

fn facts() -> Vec<Fact> {
    let mut facts = vec![Fact::Shuffled { cards: 84 }];
    for seat in [YOU, MARTA] {
        facts.extend(facts_about(seat));
    }
    facts.extend(facts_about_food());
    facts.extend(facts_about_attacks());
    facts.extend(facts_about_locations());
    facts.extend([
        Fact::CleanedUp,
        Fact::GameOver { winners: SeatSet::only(YOU) },
        Fact::GameOver { winners: SeatSet::only(MARTA) },
        Fact::GameOver { winners: [YOU, ILYA].into_iter().collect() },
        Fact::GameOver { winners: SeatSet::EMPTY },
        Fact::Moment(origin::Moment::START),
    ]);
    facts
}

fn facts_about(seat: Seat) -> Vec<Fact> {
    let card = Card::single(Trait::Symbiosis);
    let pair = |shows, link| Fact::PairPlayed { seat, card, shows, link, first: MONTANA, second: BOREALIS };
    let mut facts = vec![
        Fact::RolledForFirst { seat, die: 5 },
        Fact::FirstPlayer { seat },
        Fact::RoundBegan { round: 4, first: seat, last: false },
        Fact::RoundBegan { round: 9, first: seat, last: true },
        Fact::TurnBegan { seat, lap: 2 },
        Fact::TraitPlayed { seat, card, shows: Trait::Camouflage, on: MONTANA },
        Fact::TraitPlayed { seat, card, shows: Trait::Parasite, on: RIPARIA },
        pair(Trait::Cooperation, LinkId(1)),
        pair(Trait::Symbiosis, LinkId(2)),
        Fact::TurnEnded { seat, forced: false },
        Fact::TurnEnded { seat, forced: true },
        Fact::Dealt { seat, cards: 6, quota: 6 },
        Fact::Dealt { seat, cards: 2, quota: 4 },
        Fact::Dealt { seat, cards: 0, quota: 4 },
        Fact::RolledForTie { seat, die: 3 },
    ];
    for (forced, final_pass) in [(false, false), (false, true), (true, false), (true, true)] {
        facts.push(Fact::Passed { seat, forced, final_pass });
    }
    facts
}

fn facts_about_locations() -> Vec<Fact> {
    let card = Card::double(Trait::Herding, Trait::Swimming);
    let (at, to) = (Location::OCEAN, Location::GONDWANA);
    let exchanged = |shows, arrival| Exchanged { shows, place: 0, arrival };
    let exchange = |shows, arrival| Fact::Recombined {
        link: LinkId(3),
        first: exchanged(Trait::FatTissue, Arrival::Kept),
        second: exchanged(shows, arrival),
    };
    let mut facts = vec![
        exchange(Trait::Running, Arrival::Kept),
        exchange(Trait::Running, Arrival::Discarded),
        exchange(Trait::TailLoss, Arrival::Discarded),
        exchange(Trait::TailLoss, Arrival::Replaced),
    ];
    for animal in [MONTANA, SILVANA] {
        facts.extend([
            Fact::BankGrew { animal, at, tokens: 2 },
            Fact::NeoplasmGrew { animal, over: Trait::TailLoss, place: 0 },
            Fact::MigrationAnnounced { animal, to },
            Fact::Followed { animal, migrant: MONTANA, to },
            Fact::SwimmingTaken { animal, card, shows: Trait::Swimming },
            Fact::Moved { animal, from: at, to },
            Fact::BecameRemains { animal, by: RIPARIA },
            Fact::Died { animal, cause: Death::Neoplasm },
        ]);
    }
    facts
}

fn facts_about_food() -> Vec<Fact> {
    let mut facts: Vec<Fact> =
        [Phase::Setup, Phase::Development, Phase::FoodBank, Phase::Feeding, Phase::Extinction, Phase::Over]
            .map(|phase| Fact::PhaseBegan { phase })
            .to_vec();
    facts
        .extend([Fact::FoodRolled { at: Location::ONLY, die: 6 }, Fact::BankFilled { at: Location::ONLY, tokens: 13 }]);
    let sources = [
        Source::Bank,
        Source::Communication(MONTANA),
        Source::Cooperation(MONTANA),
        Source::Hunt,
        Source::Tail,
        Source::Scavenging,
        Source::Piracy,
    ];
    for source in sources {
        for animal in [MONTANA, SILVANA] {
            for (food, fat, lost) in [(1, 0, 0), (2, 0, 0), (0, 1, 0), (1, 1, 0), (0, 0, 2), (1, 0, 1), (0, 1, 1)] {
                facts.push(Fact::Received { animal, source, food, fat, lost });
            }
        }
    }
    for token in [Token::Red, Token::Blue] {
        facts.push(Fact::Robbed { pirate: RIPARIA, target: MONTANA, token });
        facts.push(Fact::Robbed { pirate: MONTANA, target: SILVANA, token });
    }
    facts.extend([
        Fact::FatBurned { animal: MONTANA, count: 1 },
        Fact::FatBurned { animal: SILVANA, count: 2 },
        Fact::SurplusLost { animal: MONTANA, red: 1, blue: 1 },
        Fact::Grazed { animal: MONTANA },
        Fact::Grazed { animal: SILVANA },
        Fact::FellAsleep { animal: MONTANA },
        Fact::FellAsleep { animal: SILVANA },
        Fact::WokeUp { animal: MONTANA },
    ]);
    facts
}

fn facts_about_attacks() -> Vec<Fact> {
    vec![
        Fact::Attacked { attacker: SILVANA, target: MONTANA },
        Fact::Attacked { attacker: MONTANA, target: BOREALIS },
        Fact::Attacked { attacker: SILVANA, target: RIPARIA },
        Fact::Ran { animal: MONTANA, die: 5, escaped: true },
        Fact::Ran { animal: MONTANA, die: 2, escaped: false },
        Fact::Redirected { from: MONTANA, to: BOREALIS },
        Fact::TailLost { animal: MONTANA, shows: Trait::Running },
        Fact::CardDiscarded { animal: MONTANA, shows: Trait::Running, place: 0 },
        Fact::PairDiscarded { link: LinkId(1), shows: Trait::Cooperation },
        Fact::PairDiscarded { link: LinkId(60), shows: Trait::Cooperation },
        Fact::Poisoned { animal: SILVANA },
        Fact::Paralysed { animal: SILVANA },
        Fact::Died { animal: MONTANA, cause: Death::Eaten { by: SILVANA } },
        Fact::Died { animal: RIPARIA, cause: Death::Eaten { by: SILVANA } },
        Fact::Died { animal: MONTANA, cause: Death::Starved },
        Fact::Died { animal: SILVANA, cause: Death::Poison },
    ]
}

/// An attack with every line there is.
pub fn outlook() -> Outlook {
    let gain =
        |animal, food, fat, lost| Gain { animal, source: Source::Hunt, food, fat, lost, food_after: food, need: 2 };
    Outlook {
        escapes_on: None,
        points_lost: 0,
        gains: vec![gain(MONTANA, 2, 0, 0), gain(BOREALIS, 1, 1, 1)],
        deaths: vec![
            (SILVANA, Death::Eaten { by: MONTANA }),
            (RIPARIA, Death::Starved),
            (MONTANA, Death::Poison),
            (BOREALIS, Death::Neoplasm),
        ],
        choice: Some(Decision { seat: MARTA, question: Question::ChooseScavenger }),
        defence: Some(Defence {
            escapes_on: Some((3, 6)),
            redirects_to: vec![SILVANA, RIPARIA],
            loses_tail: true,
            poisons: true,
            stings: true,
        }),
        at: Location::ONLY,
        bank: 3,
        moves: vec![(MONTANA, Location::OCEAN)],
        cuts: vec![(Trait::Cooperation, MONTANA)],
        need: Some((MONTANA, 3)),
        ends_phase: true,
    }
}
