//! The contract of `game`, fulfilled by [`State`].

use game::{
    ActionList, AllReasons, BadOutcome, Chance, EventSink, FirstReason, Game, Illegal, Need, Outcome, Seat, Standings,
    Viewer,
};
use rand_core::Rng;

use crate::action::Action;
use crate::config::Config;
use crate::decision::{Decision, Question};
use crate::determinize::Worlds;
use crate::event::{Event, SeenEvent};
use crate::moment::{AttackStep, Frame, Phase, Step};
use crate::outlook::Outlook;
use crate::rule::Rule;
use crate::scoring::Breakdown;
use crate::state::State;
use crate::traits::{horned, running};
use crate::view::View;

impl State {
    /// What the game waits for. Most often it is a turn.
    #[inline(always)]
    pub(crate) fn need_now(&self) -> Need<Decision> {
        if self.moment.is_quiet() && self.moment.step == Step::Turn {
            let question = match self.moment.phase {
                Phase::Development => Question::Develop,
                Phase::Over => return Need::Over,
                _ => Question::Feed,
            };
            return Need::Decision(Decision { seat: self.moment.active, question });
        }
        self.need_between()
    }

    /// The same where nobody has the turn, or something is under way in it.
    fn need_between(&self) -> Need<Decision> {
        let ask = |seat, question| Need::Decision(Decision { seat, question });
        let shuffle = |cards: u8| Need::Chance(Chance::Shuffle { cards: u16::from(cards) });
        match self.moment.top() {
            Some(Frame::Attack(attack)) => match attack.step {
                AttackStep::React => ask(
                    self.reacting_seat(attack.prey),
                    Question::React { predator: attack.predator, prey: attack.prey },
                ),
                AttackStep::RollRunning => Need::Chance(Chance::Die { sides: running::SIDES }),
                AttackStep::RollHorned => Need::Chance(Chance::Die { sides: horned::SIDES }),
                AttackStep::Kill | AttackStep::End => Need::Progress,
            },
            Some(Frame::FoodChain(chain)) => ask(Self::chain_owner(chain), Question::ChooseTrigger),
            Some(Frame::Mutation(mutation)) => {
                ask(mutation.seat, Question::PlaceRevealed { card: mutation.card, on: mutation.on })
            }
            Some(Frame::Scavenge(_)) => Need::Progress,
            None => match (self.moment.phase, self.moment.step) {
                (Phase::Over, _) => Need::Over,
                (_, Step::Begin | Step::Done | Step::Starve) => Need::Progress,
                (_, Step::ShuffleAreas) => shuffle(self.areas.total()),
                (_, Step::Shuffle) => shuffle(self.catalogue.total()),
                (_, Step::Reshuffle) => shuffle(self.discards_len),
                (_, Step::RollFirst) => Need::Chance(Chance::Die { sides: self.seats }),
                (_, Step::SpendFat(animal)) => ask(self.animal(animal).owner, Question::SpendFat { animal }),
                (_, Step::Hibernate(animal)) => ask(self.animal(animal).owner, Question::Hibernate { animal }),
                (_, Step::HandLimit) => self.need_discards(),
                (Phase::Development, Step::Turn) => ask(self.moment.active, Question::Develop),
                (_, Step::Turn) => ask(self.moment.active, Question::Feed),
            },
        }
    }

    // NW-EXT-11: everybody above the limit, at the same time.
    fn need_discards(&self) -> Need<Decision> {
        let asked = self.above_limit();
        match asked.iter().next() {
            Some(seat) => Need::Together(asked, Decision { seat, question: Question::DiscardDown }),
            None => Need::Progress,
        }
    }

    /// Carries out an action that has been checked.
    fn carry_out<S: EventSink<Event>>(&mut self, seat: Seat, action: Action, sink: &mut S) {
        if action.is_answer() {
            self.carry_out_answer(seat, action, sink);
        } else {
            self.carry_out_command(seat, action, sink);
        }
        self.run(sink);
    }

    fn carry_out_command<S: EventSink<Event>>(&mut self, seat: Seat, action: Action, sink: &mut S) {
        self.moment.turn.basic_done |= action.is_basic();
        match action {
            Action::PlayAnimal { .. } | Action::PlayTrait { .. } | Action::PlayPair { .. } => {
                self.apply_play(seat, action, sink);
                // NW-DEV-1: one card, and the turn is over.
                self.pass_turn_on(sink);
            }
            // NW-ROW-2: the turn goes on.
            Action::Rearrange { order } => self.apply_rearrange(seat, order, sink),
            Action::AnnounceAnimal => {
                self.apply_announce_animal(seat, sink);
                self.pass_turn_on(sink);
            }
            Action::AnnounceTrait { on } => {
                self.apply_announce_trait(seat, on, sink);
                if self.moment.top().is_none() {
                    self.pass_turn_on(sink);
                }
            }
            Action::Pass | Action::EndTurn => {
                let forced = S::LISTENS && self.has_nothing_to_do();
                self.stop(forced, sink);
            }
            Action::Shelter { animal, from } => self.apply_shelter(animal, from, sink),
            Action::Feed { animal, from } => self.apply_feed(animal, from, sink),
            Action::Attack { predator, prey, mutation, intelligence } => {
                self.apply_attack(predator, prey, mutation, intelligence, sink);
            }
            Action::Piracy { pirate, victim, taking } => {
                self.moment.turn.additional_done = true;
                self.apply_piracy(pirate, victim, taking, sink);
            }
            Action::Metamorphose { .. } | Action::MetamorphoseFromPool { .. } | Action::MetamorphoseForFood { .. } => {
                self.moment.turn.additional_done = true;
                self.apply_metamorphosis(seat, action, sink);
            }
            _ => {}
        }
    }

    fn carry_out_answer(&mut self, seat: Seat, action: Action, sink: &mut impl EventSink<Event>) {
        match (self.moment.top().copied(), action) {
            (Some(Frame::Attack(attack)), _) => self.apply_reaction(attack, action, sink),
            (Some(Frame::FoodChain(_)), _) => self.apply_trigger(action, sink),
            (Some(Frame::Mutation(mutation)), _) => self.apply_placement(mutation, action, sink),
            (_, Action::SpendFat { animal }) => {
                self.spend_fat(animal, sink);
                self.ask_for_fat(Some(animal));
            }
            (_, Action::KeepFat { animal }) => self.ask_for_fat(Some(animal)),
            (_, Action::Hibernate { animal }) => {
                self.hibernate(animal, sink);
                self.ask_for_hibernation(Some(animal));
            }
            (_, Action::StayAwake { animal }) => self.ask_for_hibernation(Some(animal)),
            (_, Action::DiscardHand { card }) => self.apply_discard(seat, card, sink),
            _ => {}
        }
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
        if !self.need_now().asks(seat) {
            return;
        }
        match (self.moment.top(), self.moment.step) {
            (Some(Frame::Attack(attack)), _) => self.legal_reactions(attack, actions),
            (Some(Frame::FoodChain(chain)), _) => self.legal_triggers(chain, actions),
            (Some(Frame::Mutation(mutation)), _) => self.legal_placements(mutation, actions),
            (_, Step::SpendFat(animal)) => {
                actions.extend([Action::SpendFat { animal }, Action::KeepFat { animal }]);
            }
            (_, Step::Hibernate(animal)) => {
                actions.extend([Action::Hibernate { animal }, Action::StayAwake { animal }]);
            }
            (_, Step::HandLimit) => self.legal_discards(seat, actions),
            (_, Step::Turn) if self.moment.phase == Phase::Development => self.legal_development(seat, actions),
            (_, Step::Turn) => self.legal_feeding(seat, actions),
            _ => {}
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl EventSink<Event>) -> Result<(), Illegal<Rule>> {
        let mut first = FirstReason::default();
        let _ = self.check(seat, action, &mut first);
        first.into_result()?;
        self.carry_out(seat, action, sink);
        self.emit_moment(sink);
        Ok(())
    }

    fn resolve(&mut self, outcome: Outcome<'_>, sink: &mut impl EventSink<Event>) -> Result<(), BadOutcome> {
        let Need::Chance(chance) = self.need_now() else { return Err(BadOutcome::NotAsked) };
        chance.accepts(outcome)?;
        match outcome {
            Outcome::Order(order) => match self.moment.step {
                Step::ShuffleAreas => self.shuffle_areas(order, sink),
                Step::Shuffle => self.shuffle_deck(order, sink),
                _ => self.reshuffle(order, sink),
            },
            Outcome::Die(die) => match self.moment.top().copied() {
                Some(Frame::Attack(attack)) if attack.step == AttackStep::RollRunning => {
                    self.resolve_run(attack, die, sink);
                }
                Some(Frame::Attack(attack)) => self.resolve_gore(attack, die, sink),
                _ => self.name_first(Seat::wrapping(usize::from(die) - 1), true, sink),
            },
        }
        self.run(sink);
        self.emit_moment(sink);
        Ok(())
    }

    fn advance(&mut self, sink: &mut impl EventSink<Event>) -> bool {
        let moved = self.step_on(sink);
        if moved {
            self.emit_moment(sink);
        }
        moved
    }

    fn is_idle(&self) -> bool {
        self.moment.step == Step::Turn && self.moment.top().is_none() && self.has_nothing_to_do()
    }

    // What an additional action could put into the place of a trait, only its player knows.
    fn is_openly_idle(&self) -> bool {
        let may_change = self.moment.phase == Phase::Feeding
            && !self.moment.turn.additional_done
            && self.seems_able_to_change(self.moment.active);
        self.is_idle() && !may_change
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
        Some(event.seen_by(viewer))
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
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
