//! A tiny game in which two seats choose secretly at the same time.
//!
//! Three rounds. In each, both lay one of their cards 1, 2, 3 face down; when both have, the cards are turned over, the
//! higher one scores, and a die decides whether it scores double. A card is played once, so the third round leaves no
//! choice.

use core::fmt;

use game::{
    ActionList, AllReasons, Ask, BadOutcome, BySeat, Chance, EventSink, Game, Illegal, Need, Outcome, RuleId, Seat,
    SeatSet, Standings, Viewer, below,
};
use rand_core::Rng;

const SEATS: u8 = 2;
const ROUNDS: u8 = 3;
const CARDS: core::ops::RangeInclusive<u8> = 1..=ROUNDS;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Showdown {
    round: u8,
    step: Step,
    hands: BySeat<[bool; 4]>,
    laid: BySeat<Option<u8>>,
    points: BySeat<i32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    Between,
    Choose,
    Roll(Option<Seat>),
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lay(pub u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChooseCard(Seat);

impl Ask for ChooseCard {
    fn seat(&self) -> Seat {
        self.0
    }

    fn is_question(&self) -> bool {
        true
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    RoundBegan { round: u8 },
    Laid { seat: Seat, card: u8 },
    TurnedOver { cards: [u8; 2], scorer: Option<Seat> },
    Rolled { die: u8, scorer: Option<Seat> },
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenEvent {
    YouLaid { card: u8 },
    SeatLaid { seat: Seat },
    Open(Event),
}

/// Cards laid are a number here, and only the viewer's own is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub viewer: Viewer,
    pub round: u8,
    pub step: Step,
    pub played: BySeat<[bool; 4]>,
    pub has_laid: SeatSet,
    pub own: Option<u8>,
    pub points: BySeat<i32>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct OneOfYours;

impl fmt::Display for OneOfYours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl RuleId for OneOfYours {
    const ALL: &'static [Self] = &[Self];

    fn id(self) -> &'static str {
        "SHOW-1"
    }

    fn title(self) -> &'static str {
        "One of your cards, once each round"
    }
}

impl Showdown {
    fn waiting_for(&self) -> SeatSet {
        Seat::all(SEATS).filter(|&seat| self.laid[seat].is_none()).collect()
    }

    fn may_lay(&self, seat: Seat, card: u8) -> bool {
        self.need().asks(seat) && CARDS.contains(&card) && self.hands[seat][usize::from(card)]
    }

    fn turn_over(&mut self, sink: &mut impl EventSink<Event>) {
        let [first, second] = [Seat::wrapping(0), Seat::wrapping(1)];
        let cards = [first, second].map(|seat| self.laid[seat].unwrap_or(0));
        let scorer = match cards[0].cmp(&cards[1]) {
            core::cmp::Ordering::Less => Some(second),
            core::cmp::Ordering::Equal => None,
            core::cmp::Ordering::Greater => Some(first),
        };
        for (seat, card) in [first, second].into_iter().zip(cards) {
            self.hands[seat][usize::from(card)] = false;
            self.laid[seat] = None;
        }
        if let Some(scorer) = scorer {
            self.points[scorer] += 1;
        }
        self.step = Step::Roll(scorer);
        sink.emit(Event::TurnedOver { cards, scorer });
    }
}

impl Game for Showdown {
    type Config = ();
    type Action = Lay;
    type Decision = ChooseCard;
    type Event = Event;
    type SeenEvent = SeenEvent;
    type View = View;
    type Worlds = View;
    type Outlook = ();
    type Breakdown = i32;
    type Rule = OneOfYours;

    fn new((): &()) -> Self {
        let hand = [false, true, true, true];
        Self {
            round: 0,
            step: Step::Between,
            hands: BySeat([hand; game::MAX_SEATS]),
            laid: BySeat::default(),
            points: BySeat::default(),
        }
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    fn need(&self) -> Need<ChooseCard> {
        match self.step {
            Step::Between => Need::Progress,
            Step::Choose => {
                let asked = self.waiting_for();
                Need::Together(asked, ChooseCard(asked.iter().next().unwrap_or(Seat::FIRST)))
            }
            Step::Roll(_) => Need::Chance(Chance::Die { sides: 2 }),
            Step::Over => Need::Over,
        }
    }

    fn legal(&self, seat: Seat, actions: &mut ActionList<Lay>) {
        actions.extend(CARDS.filter(|&card| self.may_lay(seat, card)).map(Lay));
    }

    fn apply(
        &mut self,
        seat: Seat,
        Lay(card): Lay,
        sink: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal<OneOfYours>> {
        if !self.may_lay(seat, card) {
            return Err(Illegal { rule: OneOfYours, cause: None });
        }
        self.laid[seat] = Some(card);
        sink.emit(Event::Laid { seat, card });
        if self.waiting_for().is_empty() {
            self.turn_over(sink);
        }
        Ok(())
    }

    fn resolve(&mut self, outcome: Outcome<'_>, sink: &mut impl EventSink<Event>) -> Result<(), BadOutcome> {
        let Need::Chance(chance) = self.need() else { return Err(BadOutcome::NotAsked) };
        chance.accepts(outcome)?;
        if let (Outcome::Die(die), Step::Roll(scorer)) = (outcome, self.step) {
            if let Some(scorer) = scorer.filter(|_| die == 2) {
                self.points[scorer] += 1;
            }
            self.step = Step::Between;
            sink.emit(Event::Rolled { die, scorer });
        }
        Ok(())
    }

    fn advance(&mut self, sink: &mut impl EventSink<Event>) -> bool {
        if self.step != Step::Between {
            return false;
        }
        if self.round == ROUNDS {
            self.step = Step::Over;
            sink.emit(Event::Over);
        } else {
            self.round += 1;
            self.step = Step::Choose;
            sink.emit(Event::RoundBegan { round: self.round });
        }
        true
    }

    fn is_idle(&self) -> bool {
        false
    }

    fn why_not(&self, seat: Seat, Lay(card): Lay) -> AllReasons<OneOfYours> {
        AllReasons(if self.may_lay(seat, card) { Vec::new() } else { vec![OneOfYours.into()] })
    }

    fn outlook(&self, seat: Seat, Lay(card): Lay) -> Option<()> {
        self.may_lay(seat, card).then_some(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            viewer,
            round: self.round,
            step: self.step,
            played: self.hands,
            has_laid: SeatSet::all(SEATS).without(self.waiting_for()),
            own: match viewer {
                Viewer::Seat(seat) => self.laid[seat],
                Viewer::Spectator => None,
            },
            points: self.points,
        }
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<SeenEvent> {
        Some(match *event {
            Event::Laid { seat, card } if viewer.is(seat) => SeenEvent::YouLaid { card },
            Event::Laid { seat, .. } => SeenEvent::SeatLaid { seat },
            open => SeenEvent::Open(open),
        })
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::TurnedOver { .. })
    }

    fn fold(view: &mut View, seen: &SeenEvent) {
        match *seen {
            SeenEvent::YouLaid { card } => {
                view.own = Some(card);
                if let Viewer::Seat(seat) = view.viewer {
                    view.has_laid.insert(seat);
                }
            }
            SeenEvent::SeatLaid { seat } => view.has_laid.insert(seat),
            SeenEvent::Open(Event::RoundBegan { round }) => {
                view.round = round;
                view.step = Step::Choose;
            }
            SeenEvent::Open(Event::TurnedOver { cards, scorer }) => {
                for (seat, card) in Seat::all(SEATS).zip(cards) {
                    view.played[seat][usize::from(card)] = false;
                }
                view.has_laid = SeatSet::EMPTY;
                view.own = None;
                if let Some(scorer) = scorer {
                    view.points[scorer] += 1;
                }
                view.step = Step::Roll(scorer);
            }
            SeenEvent::Open(Event::Rolled { die, scorer }) => {
                if let Some(scorer) = scorer.filter(|_| die == 2) {
                    view.points[scorer] += 1;
                }
                view.step = Step::Between;
            }
            SeenEvent::Open(Event::Over) => view.step = Step::Over,
            SeenEvent::Open(Event::Laid { .. }) => {}
        }
    }

    fn worlds(view: &View) -> View {
        view.clone()
    }

    fn draw(view: &View, rng: &mut impl Rng) -> Self {
        let mut laid = BySeat::default();
        for seat in view.has_laid.iter() {
            let hand: Vec<u8> = CARDS.filter(|&card| view.played[seat][usize::from(card)]).collect();
            laid[seat] = match view.own {
                Some(card) if view.viewer.is(seat) => Some(card),
                _ => Some(hand[below(rng, hand.len() as u32) as usize]),
            };
        }
        Self { round: view.round, step: view.step, hands: view.played, laid, points: view.points }
    }

    fn breakdown(&self, seat: Seat) -> i32 {
        self.points[seat]
    }

    fn standings(&self) -> Standings {
        Standings::new(SEATS, self.points, BySeat::default())
    }
}
