//! How far the learner is, and the note that is shown.

use locale::Lang;

use super::plan::{Do, Plan};
use super::{Kind, Lesson, Step, Thing};
use crate::click::Click;
use crate::cue::Cue;
use crate::saved::Saved;
use crate::screen::{Being, Mood, Screen};

/// What has become of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepState {
    /// Still to be done or read.
    Open,
    /// The learner has done it, or has read it and said so.
    Done,
    /// The learner has gone past it.
    Passed,
}

/// What the learner could do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Advice {
    /// Nothing: there is something to be read.
    Nothing,
    /// The other player is asked.
    Wait,
    /// These clicks in this order, of which the first ones are done.
    Try {
        /// All of them.
        plan: Plan,
        /// How many are done.
        done: usize,
    },
    /// Something else is picked; that button puts it back.
    Astray {
        /// The button.
        back: Do,
    },
    /// The step cannot be done now.
    Cannot,
}

/// The note beside the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The step it is about.
    pub step: usize,
    /// What has become of all steps.
    pub states: Vec<StepState>,
    /// The heading: a message id.
    pub title: &'static str,
    /// The text: a message id.
    pub text: &'static str,
    /// What has happened, with marks round names.
    pub tells: Vec<String>,
    /// What to do.
    pub advice: Advice,
    /// What it is about, unless there is something to click.
    pub at: Thing,
    /// Whether the other player waits until it is read.
    pub holds: bool,
    /// Whether it is there to be read and then gone on from.
    pub is_read: bool,
    /// Whether it is the last one.
    pub is_last: bool,
}

/// What a plan was made for.
#[derive(PartialEq, Eq)]
struct Moment {
    step: usize,
    record: String,
    lang: Lang,
    careful: bool,
}

/// The coach of a lesson.
pub struct Coach {
    lesson: &'static Lesson,
    now: usize,
    states: Vec<StepState>,
    /// Animals that are or were the learner's.
    mine: Vec<Being>,
    /// Whether the learner was asked when the coach last looked, and the lines of the log there were.
    before: Option<(bool, usize)>,
    /// Whether what is to be read was there then.
    was_there: bool,
    plan: Option<(Moment, Option<Plan>)>,
}

impl Coach {
    /// A coach at the beginning of a lesson.
    pub fn new(lesson: &'static Lesson) -> Self {
        let states = vec![StepState::Open; lesson.steps.len()];
        Self { lesson, now: 0, states, mine: Vec::new(), before: None, was_there: false, plan: None }
    }

    /// A coach who goes on with what [`Coach::write`] wrote; at the beginning if it does not fit.
    pub fn read(lesson: &'static Lesson, text: &str) -> Self {
        let mut coach = Self::new(lesson);
        let state = |c| match c {
            'o' => Some(StepState::Open),
            'd' => Some(StepState::Done),
            'p' => Some(StepState::Passed),
            _ => None,
        };
        let parts = text.split_once(' ').and_then(|(now, states)| {
            let now = now.parse().ok().filter(|now: &usize| *now < lesson.steps.len())?;
            let states: Option<Vec<StepState>> = states.chars().map(state).collect();
            Some((now, states.filter(|states| states.len() == lesson.steps.len())?))
        });
        if let Some((now, states)) = parts {
            (coach.now, coach.states) = (now, states);
        }
        coach
    }

    /// How far the learner is, as text.
    pub fn write(&self) -> String {
        let letter = |state: &StepState| match state {
            StepState::Open => 'o',
            StepState::Done => 'd',
            StepState::Passed => 'p',
        };
        format!("{} {}", self.now, self.states.iter().map(letter).collect::<String>())
    }

    /// The step that is shown.
    pub fn step(&self) -> usize {
        self.now
    }

    /// What has become of the steps.
    pub fn states(&self) -> &[StepState] {
        &self.states
    }

    /// The learner goes on: what was read is done, what was to be done is passed.
    pub fn next(&mut self) {
        let is_read = matches!(self.lesson.steps[self.now].kind, Kind::Read { .. });
        self.leave(if is_read { StepState::Done } else { StepState::Passed });
        self.now = (self.now + 1).min(self.lesson.steps.len() - 1);
        self.was_there = false;
    }

    /// The learner looks at the step before.
    pub fn back(&mut self) {
        self.go(self.now.saturating_sub(1));
    }

    /// The learner looks at another step.
    pub fn go(&mut self, step: usize) {
        self.now = step.min(self.lesson.steps.len() - 1);
        self.was_there = false;
    }

    fn leave(&mut self, state: StepState) {
        if self.states[self.now] == StepState::Open {
            self.states[self.now] = state;
        }
    }

    /// From a step that is over to the next one that is open.
    fn move_on(&mut self) {
        let open = |step: &usize| self.states[*step] == StepState::Open;
        self.now = (self.now + 1..self.states.len()).find(open).unwrap_or(self.states.len() - 1);
        self.was_there = false;
    }

    /// Sees what has happened at the table.
    fn see(&mut self, screen: &Screen) {
        self.know_own(screen);
        let lines = screen.log.len();
        let acted = self.before.is_some_and(|(asked, before)| asked && lines > before);
        self.before = Some((!matches!(screen.prompt.mood, Mood::Wait | Mood::Over), lines));
        let begun = self.now;
        let was_open = self.states[begun] != StepState::Done;
        for (step, state) in self.lesson.steps.iter().zip(&mut self.states) {
            if let Kind::Do { done, .. } = step.kind
                && done(screen, &self.mine)
            {
                *state = StepState::Done;
            }
        }
        if was_open && self.states[begun] == StepState::Done {
            self.move_on();
        }
        // What is to be read was there, and the learner has played on.
        if acted && self.was_there && self.now + 1 < self.states.len() {
            self.leave(StepState::Passed);
            self.move_on();
        }
        while let Kind::Do { over, .. } = self.lesson.steps[self.now].kind
            && self.states[self.now] == StepState::Open
            && over(screen)
        {
            self.leave(StepState::Passed);
            self.move_on();
        }
        self.was_there = self.is_there(screen);
    }

    fn know_own(&mut self, screen: &Screen) {
        let Some(own) = &screen.own else { return };
        let there = own.animals.iter().map(|animal| animal.id);
        let played = screen.cues.iter().filter_map(|seen| match seen.cue {
            Cue::Animal { seat, animal, .. } if seat == own.seat => Some(animal),
            _ => None,
        });
        for animal in there.chain(played) {
            if !self.mine.contains(&animal) {
                self.mine.push(animal);
            }
        }
    }

    /// Whether the step is to be read and speaks of what is there.
    fn is_there(&self, screen: &Screen) -> bool {
        match self.lesson.steps[self.now].kind {
            Kind::Read { when, .. } => when(screen),
            Kind::Do { .. } => false,
        }
    }

    /// Sees what has happened at the table and says what is to be said. The game is tried out on a copy.
    pub fn look(&mut self, screen: &Screen, saved: &Saved, lang: Lang, careful: bool) -> Note {
        self.see(screen);
        let step: &Step = &self.lesson.steps[self.now];
        let is_last = self.now + 1 == self.lesson.steps.len();
        let is_there = self.was_there;
        let tells = match step.kind {
            Kind::Read { tells, .. } if is_there => tells(screen),
            _ => Vec::new(),
        };
        let mut note = Note {
            step: self.now,
            states: self.states.clone(),
            title: step.title,
            text: step.text,
            tells,
            advice: Advice::Nothing,
            at: step.at,
            holds: is_there && !is_last,
            is_read: matches!(step.kind, Kind::Read { .. }),
            is_last,
        };
        match screen.prompt.mood {
            Mood::Defence => {
                (note.title, note.text, note.at) = ("tutorial-defend", "tutorial-defend-text", Thing::Prompt);
                note.tells = Vec::new();
            }
            Mood::Over => {}
            _ if is_there || is_last => {}
            Mood::Wait => note.advice = Advice::Wait,
            _ => note.advice = self.advice(screen, saved, lang, careful),
        }
        note
    }

    fn advice(&mut self, screen: &Screen, saved: &Saved, lang: Lang, careful: bool) -> Advice {
        if self.states[self.now] == StepState::Done {
            return Advice::Nothing;
        }
        let moment = Moment { step: self.now, record: saved.record.clone(), lang, careful };
        if self.plan.as_ref().is_none_or(|(known, _)| *known != moment) {
            let plan = plan(&self.lesson.steps[self.now], saved, lang, careful);
            self.plan = Some((moment, plan));
        }
        let Some((_, Some(plan))) = &self.plan else { return Advice::Cannot };
        let back = screen.prompt.buttons.iter().find(|button| button.click == Click::Cancel);
        match (plan.done(screen), back) {
            (Some(done), _) => Advice::Try { plan: plan.clone(), done },
            (None, Some(back)) => Advice::Astray { back: Do::button(back) },
            (None, None) => Advice::Try { plan: plan.clone(), done: 0 },
        }
    }
}

/// The way to the first goal of a step that can be reached.
fn plan(step: &Step, saved: &Saved, lang: Lang, careful: bool) -> Option<Plan> {
    let mut copy = crate::open::resume(saved, lang).ok()?;
    copy.set_careful(careful);
    let goals = (step.goals)(&copy.screen());
    goals.into_iter().find_map(|goal| Plan::to(goal, copy.as_mut()))
}
