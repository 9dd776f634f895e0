//! The contract of `game`, fulfilled by [`State`].

use game::{
    ActionList, AllReasons, BadOutcome, Chance, EventSink, FirstReason, Game, Illegal, Need, Outcome, Seat, Standings,
    Viewer,
};
use rand_core::Rng;

use crate::action::Action;
use crate::cards::Kept;
use crate::config::Config;
use crate::decision::{Decision, Question};
use crate::determinize::Worlds;
use crate::event::{Event, SeenEvent, Source};
use crate::food_bank::SIDES;
use crate::moment::{AttackStep, Frame, MainAction, MigrationStep, Phase, Step};
use crate::options::FeedingPass;
use crate::outlook::Outlook;
use crate::rule::Rule;
use crate::scoring::Breakdown;
use crate::state::State;
use crate::traits::running;
use crate::view::View;

impl State {
    #[inline(always)]
    pub(crate) fn need_now(&self) -> Need<Decision> {
        if !self.moment.is_quiet() {
            return self.need_inside();
        }
        if self.moment.step != Step::Turn {
            return self.need_between();
        }
        let question = if self.moment.phase == Phase::Development { Question::Develop } else { Question::Feed };
        Need::Decision(Decision { seat: self.moment.active, question })
    }

    /// What is needed where nobody has the turn.
    fn need_between(&self) -> Need<Decision> {
        let active = |question| Need::Decision(Decision { seat: self.moment.active, question });
        match (self.moment.phase, self.moment.step) {
            (Phase::Over, _) => Need::Over,
            (_, Step::Begin | Step::Deal | Step::ClearUp | Step::Done | Step::Turn) => Need::Progress,
            (_, Step::Shuffle) => Need::Chance(Chance::Shuffle { cards: self.catalogue.total() }),
            (_, Step::RollFirst(_) | Step::RollFood(_) | Step::RollTie(_)) => {
                Need::Chance(Chance::Die { sides: SIDES })
            }
            (_, Step::Restore) => active(Question::ChooseRestored),
            (_, Step::Place(_)) => active(Question::ChooseFresh),
        }
    }

    /// What is needed by what is under way.
    fn need_inside(&self) -> Need<Decision> {
        let ask = |seat, question| Need::Decision(Decision { seat, question });
        let Some(frame) = self.moment.top() else { return Need::Progress };
        match frame {
            Frame::Attack(attack) => match attack.step {
                AttackStep::Defend => ask(
                    self.defender(attack.target),
                    Question::Defend { attacker: attack.attacker, target: attack.target },
                ),
                AttackStep::Roll => Need::Chance(Chance::Die { sides: running::SIDES }),
                _ => Need::Progress,
            },
            Frame::FoodChain(chain) => ask(chain.owner, Question::ChooseTrigger),
            Frame::Scavenge(scavenge) => ask(scavenge.seat, Question::ChooseScavenger),
            Frame::Recombination(exchange) => {
                let (animal, shows) = (exchange.asked, self.arriving(exchange));
                ask(self.animal(animal).owner(), Question::ChooseKept { animal, shows })
            }
            Frame::Migration(migration) => match migration.step {
                MigrationStep::Announce => ask(migration.seat, Question::ChooseMigrants),
                MigrationStep::Follow(animal) => ask(self.animal(animal).owner(), Question::ChooseFollower { animal }),
            },
        }
    }

    /// Carries out an action that has been checked.
    fn carry_out<S: EventSink<Event>>(&mut self, seat: Seat, action: Action, sink: &mut S) {
        match action {
            Action::PlayAnimal { .. } | Action::PlayTrait { .. } | Action::PlayPair { .. } => {
                self.note_action();
                self.apply_play(seat, action, sink);
                // ORI-DEV-1: one card, and the turn is over.
                self.pass_turn_on(sink);
            }
            Action::Pass | Action::EndTurn => {
                // ORI-FEED-10: a pass without an alternative is the automatic one. Looked at only where it matters.
                let matters = S::LISTENS || self.options.feeding_pass == FeedingPass::Phase;
                let forced = matters && self.can_only_stop(seat);
                self.stop(forced, sink);
            }
            Action::Take { animal } => {
                self.use_main(MainAction::Take);
                self.apply_take(animal, sink);
            }
            Action::Attack { attacker, target } => {
                self.use_main(MainAction::Attack);
                self.apply_attack(attacker, target, sink);
            }
            Action::Fat { animal, count } => {
                self.use_main(MainAction::Fat);
                self.apply_fat(animal, count, sink);
            }
            Action::Piracy { pirate, target } => {
                self.note_action();
                self.apply_piracy(pirate, target, sink);
            }
            Action::Graze { animal } => {
                self.note_action();
                self.apply_graze(animal, sink);
            }
            Action::Hibernate { animal } => {
                self.note_action();
                self.apply_hibernate(animal, sink);
            }
            Action::Recombine { link, first, second } => {
                self.note_action();
                self.apply_recombine(link, first, second, sink);
            }
            Action::Migrate { animal, to } => {
                self.use_main(MainAction::Migrate);
                self.apply_migrate(animal, to, sink);
            }
            Action::SetOff => self.apply_set_off(sink),
            Action::Follow { animal, migrant } => self.apply_follow(animal, Some(migrant), sink),
            Action::Stay { animal } => self.apply_follow(animal, None, sink),
            Action::Keep { which, .. } => self.apply_kept(which, sink),
            Action::Restore { animal, card } => self.apply_restoring(seat, animal, card, sink),
            Action::Place { card, at } => {
                if let Step::Place(left) = self.moment.step {
                    self.apply_placing(seat, card, at, left, sink);
                }
            }
            Action::Trigger { link, from } => self.apply_trigger(link, from, sink),
            Action::Run | Action::Mimic { .. } | Action::LoseTail { .. } => {
                if let Some(&Frame::Attack(attack)) = self.moment.top() {
                    self.apply_defence(attack, action, sink);
                }
            }
            Action::Decline => {}
            Action::Scavenge { animal } => {
                self.moment.pop();
                self.receive(animal, 1, Source::Scavenging, sink);
            }
        }
        self.run(sink);
    }

    /// Whether nothing but a stop is legal for the seat, also as far as only it knows.
    fn can_only_stop(&self, seat: Seat) -> bool {
        match self.moment.phase {
            Phase::Feeding => !self.has_open_action(seat) && !self.can_migrate(seat),
            _ => self.has_nothing_to_do(),
        }
    }

    fn use_main(&mut self, main: MainAction) {
        self.note_action();
        self.moment.turn.main = main;
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
        let Need::Decision(decision) = self.need_now() else { return };
        if decision.seat != seat {
            return;
        }
        match (decision.question, self.moment.top()) {
            (Question::Develop, _) => self.legal_development(seat, actions),
            (Question::Feed, _) => self.legal_feeding(seat, actions),
            (Question::Defend { .. }, Some(Frame::Attack(attack))) => self.legal_defences(attack, actions),
            (Question::ChooseTrigger, Some(Frame::FoodChain(chain))) => self.legal_triggers(chain, actions),
            (Question::ChooseScavenger, Some(Frame::Scavenge(scavenge))) => {
                actions.extend(self.scavengers(seat, scavenge.at).map(|animal| Action::Scavenge { animal }));
            }
            (Question::ChooseMigrants, _) => {
                self.legal_migrations(seat, actions);
                actions.push(Action::SetOff);
            }
            (Question::ChooseFollower { animal }, Some(Frame::Migration(migration))) => {
                self.legal_follows(migration, animal, actions);
            }
            (Question::ChooseKept { animal, .. }, _) => {
                actions.extend(Kept::BOTH.map(|which| Action::Keep { animal, which }));
            }
            (Question::ChooseRestored, _) => self.legal_restoring(seat, actions),
            (Question::ChooseFresh, _) => self.legal_placing(seat, actions),
            _ => {}
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl EventSink<Event>) -> Result<(), Illegal<Rule>> {
        let mut first = FirstReason::default();
        if self.check(seat, action, &mut first).is_break() {
            first.into_result()?;
        }
        self.carry_out(seat, action, sink);
        self.emit_moment(sink);
        Ok(())
    }

    fn resolve(&mut self, outcome: Outcome<'_>, sink: &mut impl EventSink<Event>) -> Result<(), BadOutcome> {
        let Need::Chance(chance) = self.need_now() else { return Err(BadOutcome::NotAsked) };
        chance.accepts(outcome)?;
        match outcome {
            Outcome::Order(order) => self.shuffle_deck(order, sink),
            Outcome::Die(die) => match (self.moment.top().copied(), self.moment.step) {
                (Some(Frame::Attack(attack)), _) => self.resolve_run(attack, die, sink),
                (_, Step::RollFirst(seat)) => self.roll_first(seat, die, sink),
                (_, Step::RollFood(left)) => self.roll_food(die, left, sink),
                (_, Step::RollTie(seat)) => self.roll_tie(seat, die, sink),
                _ => {}
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
        self.moment.step == Step::Turn && self.moment.is_quiet() && self.has_nothing_to_do()
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
        matches!(event, Event::Drew { .. })
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
