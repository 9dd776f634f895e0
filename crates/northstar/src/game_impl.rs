//! The contract of `game`, fulfilled by [`State`].

use game::{
    ActionList, AllReasons, BadOutcome, Chance, EventSink, FirstReason, Game, Illegal, Need, Outcome, Seat, SeatSet,
    Standings, Viewer,
};
use rand_core::Rng;

use crate::action::Action;
use crate::config::Config;
use crate::decision::{Decision, Question};
use crate::determinize::Worlds;
use crate::event::{Event, Fact, SeenEvent};
use crate::moment::{Asking, AttackStep, Frame, Phase, Step};
use crate::outlook::Outlook;
use crate::rule::Rule;
use crate::scoring::Breakdown;
use crate::state::State;
use crate::view::View;

impl State {
    #[inline]
    pub(crate) fn need_now(&self) -> Need<Decision> {
        let ask = |seat, question| Need::Decision(Decision { seat, question });
        match self.moment.top() {
            Some(Frame::Attack(attack)) => match attack.step {
                AttackStep::Pay(left) => ask(attack.seat, Question::Pay { attacker: attack.attacker, left }),
                _ => Need::Progress,
            },
            Some(Frame::Chain(chain)) => {
                let (owner, species) = (self.one(chain.at).owner, chain.at);
                match chain.ask {
                    Asking::Store { spare, .. } => ask(owner, Question::Store { species, spare }),
                    Asking::Scarce => ask(owner, Question::Scarce { species }),
                    Asking::Nothing => Need::Progress,
                }
            }
            Some(Frame::Draw(_)) => Need::Chance(Chance::Shuffle { cards: u16::from(self.discard_len) }),
            None => self.need_of_phase(),
        }
    }

    fn need_of_phase(&self) -> Need<Decision> {
        let ask = |seat, question| Need::Decision(Decision { seat, question });
        let active = self.moment.active;
        match (self.moment.phase, self.moment.step) {
            (Phase::Over, _) => Need::Over,
            (_, Step::Shuffle) => Need::Chance(Chance::Shuffle { cards: u16::from(self.catalogue.total()) }),
            // NS-SETUP-5: every player is as likely as the others.
            (_, Step::FirstPlayer) => Need::Chance(Chance::Die { sides: self.seats }),
            // NS-DEC-1: a card for the watering hole; NS-DEC-2: plays; NS-DEC-4: feeding.
            (Phase::FoodCard, Step::Together) => self.ask_together(self.without_food_card(), Question::ChooseFoodCard),
            (_, Step::Together) => self.ask_together(self.still_playing(), Question::Play),
            (Phase::Play, Step::Turn) => ask(active, Question::Play),
            (_, Step::Turn) => ask(active, Question::Feed),
            (_, Step::Leaf { .. }) => ask(active, Question::ChooseLeaf),
            (_, Step::Begin | Step::Deal | Step::Starve | Step::Done) => Need::Progress,
        }
    }

    fn ask_together(&self, seats: SeatSet, question: Question) -> Need<Decision> {
        let seat = self.first.clockwise(self.seats).find(|&seat| seats.contains(seat)).unwrap_or(self.first);
        Need::Together(seats, Decision { seat, question })
    }

    /// Carries out an action that has been checked.
    fn carry_out<S: EventSink<Event>>(&mut self, seat: Seat, action: Action, sink: &mut S) {
        match action {
            Action::FoodCard { card } => self.apply_food_card(seat, card, sink),
            Action::PlayTrait { .. } | Action::NewSpecies { .. } | Action::Grow { .. } | Action::Drop { .. } => {
                self.apply_play(seat, action, sink);
            }
            Action::Feed { species } => self.apply_feed(species, sink),
            Action::Attack { attacker, victim, negate } => self.apply_attack(seat, attacker, victim, negate, sink),
            Action::Intelligence { species, card } => self.apply_intelligence(seat, species, card, sink),
            Action::Pass | Action::EndTurn => {
                if self.moment.phase == Phase::Play {
                    let forced = S::LISTENS && !self.has_play(seat);
                    self.finish_play(seat, forced, sink);
                } else {
                    let forced = S::LISTENS && !self.has_feeding_action(seat);
                    self.stop_feeding(forced, sink);
                }
            }
            Action::Pay { card } => {
                if let Some(&Frame::Attack(attack)) = self.moment.top() {
                    self.apply_payment(attack, card, sink);
                }
            }
            Action::Leaf { .. } | Action::DefaultOrder => self.apply_leaf(action, sink),
            Action::Store { .. } | Action::Scarce { .. } => self.apply_take_answer(action, sink),
        }
        self.run(sink);
    }
}

impl Game for State {
    type Config = Config;
    type Action = Action;
    type Decision = Decision;
    type Event = Event;
    type SeenEvent = SeenEvent;
    type View = View;
    type Worlds = Worlds;
    type Outlook = Outlook;
    type Breakdown = Breakdown;
    type Rule = Rule;

    fn new(config: &Config) -> Self {
        Self::blank(config)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn need(&self) -> Need<Decision> {
        self.need_now()
    }

    fn legal(&self, seat: Seat, actions: &mut ActionList<Action>) {
        let need = self.need_now();
        let question = match need {
            Need::Decision(decision) | Need::Together(_, decision) if need.asks(seat) => decision.question,
            _ => return,
        };
        match question {
            Question::ChooseFoodCard => self.legal_food_cards(seat, actions),
            Question::Play => self.legal_play(seat, actions),
            Question::ChooseLeaf => self.legal_leaves(seat, actions),
            Question::Feed => self.legal_feeding(seat, actions),
            Question::Pay { .. } => self.legal_payments(seat, actions),
            Question::Store { spare, .. } => self.legal_store(spare, actions),
            Question::Scarce { .. } => {
                use crate::action::Scarce;
                actions.extend([Scarce::Forage, Scarce::Neighbour].map(|first| Action::Scarce { first }));
            }
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl EventSink<Event>) -> Result<(), Illegal<Rule>> {
        let mut first = FirstReason::default();
        let _ = self.check(seat, action, &mut first);
        first.into_result()?;
        // NS-VAR-4: a sealed play changes nothing that others see, and an event for everybody would let them count plays.
        let is_sealed = self.moment.phase == Phase::Play && self.moment.step == Step::Together;
        self.carry_out(seat, action, sink);
        if !is_sealed || action == Action::EndTurn {
            self.emit_moment(sink);
        }
        Ok(())
    }

    fn resolve(&mut self, outcome: Outcome<'_>, sink: &mut impl EventSink<Event>) -> Result<(), BadOutcome> {
        let Need::Chance(chance) = self.need_now() else { return Err(BadOutcome::NotAsked) };
        chance.accepts(outcome)?;
        match outcome {
            Outcome::Order(order) if self.moment.top().is_some() => self.reshuffle(order, sink),
            Outcome::Order(order) => self.shuffle_deck(order, sink),
            Outcome::Die(die) => self.name_first(Seat::wrapping(usize::from(die - 1)), sink),
        }
        self.run(sink);
        self.emit_moment(sink);
        Ok(())
    }

    fn advance(&mut self, sink: &mut impl EventSink<Event>) -> bool {
        let moved = self.moment.top().is_none() && self.step_on(sink);
        if moved {
            self.emit_moment(sink);
        }
        moved
    }

    fn is_idle(&self) -> bool {
        match (self.moment.phase, self.moment.step) {
            (Phase::Play, _) => self.idle_player().is_some(),
            (Phase::Feeding, Step::Turn) => self.is_idle_feeder(),
            _ => false,
        }
    }

    // NS-VAR-4: in quick play nobody sees how many cards the others have left.
    fn is_openly_idle(&self) -> bool {
        self.moment.step != Step::Together && self.is_idle()
    }

    fn why_not(&self, seat: Seat, action: Action) -> AllReasons<Rule> {
        let mut all = AllReasons::default();
        let _ = self.check(seat, action, &mut all);
        all
    }

    fn outlook(&self, seat: Seat, action: Action) -> Option<Outlook> {
        Outlook::new(self, seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<SeenEvent> {
        event.seen_by(viewer)
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::Drew { .. }
                | Event::Unsealed { .. }
                | Event::Open(Fact::FoodCardRevealed { .. } | Fact::TraitTurnedUp { .. })
        )
    }

    fn fold(view: &mut View, seen: &SeenEvent) {
        view.fold(seen);
    }

    fn worlds(view: &View) -> Worlds {
        Worlds::of(view)
    }

    fn draw(worlds: &Worlds, rng: &mut impl Rng) -> Self {
        worlds.draw(rng)
    }

    fn breakdown(&self, seat: Seat) -> Breakdown {
        self.score(seat)
    }

    fn standings(&self) -> Standings {
        self.count()
    }
}
