//! Where the things of a note are on the page.

use desk::lesson::{Advice, Do, Note, Thing};
use desk::{Click, Screen, Track};

/// The things that a note points at: selectors, the first that is there counts.
pub fn pointed(note: &Note, screen: &Screen) -> Vec<String> {
    match &note.advice {
        Advice::Try { plan, done } => plan.dos.get(*done).map(|thing| clicked(thing, screen)).unwrap_or_default(),
        Advice::Astray { back } => clicked(back, screen),
        Advice::Nothing | Advice::Wait | Advice::Cannot => about(note.at).iter().map(|&css| css.to_owned()).collect(),
    }
}

/// The tab behind which the next thing to click lives, where locations are shown one at a time: a selector.
pub fn tab(note: &Note, screen: &Screen) -> Option<String> {
    let Advice::Try { plan, done } = &note.advice else { return None };
    let Click::Being(id) = plan.dos.get(*done)?.click else { return None };
    let mut animals = screen.own.iter().chain(&screen.others).flat_map(|seat| &seat.animals);
    let at = animals.find(|animal| animal.id == id)?.at;
    Some(format!(".tut .placetabs [data-location='{}'][aria-selected=false]", at.0))
}

fn about(thing: Thing) -> &'static [&'static str] {
    match thing {
        Thing::Nothing => &[],
        Thing::Hand => &[".tut .hand"],
        Thing::Prompt => &[".tut .prompt"],
        Thing::Bank => &[".tut .pondpill", ".tut .stage", ".tut .stageline", ".tut .areas>.row"],
        Thing::Own => &[".tut .own .beast", ".tut .own .species", ".tut .mine .beast", ".tut .own"],
        Thing::Others => &[".tut .opp .beast", ".tut .opp .species", ".tut .opp"],
        Thing::Points => &[".tut .own .facts", ".tut .mine .facts"],
        Thing::Areas => &[".tut .areas>.row"],
        Thing::TwoParts => &[".tut .areas .area:has(.part+.part)", ".tut .areas>.row"],
    }
}

fn clicked(thing: &Do, screen: &Screen) -> Vec<String> {
    let button = screen.prompt.buttons.iter().position(|button| button.click == thing.click);
    if let Some(number) = button {
        return vec![format!(".tut .prompt .acts>.btn:nth-child({})", number + 1)];
    }
    match thing.click {
        Click::Being(id) => vec![format!(".tut #play [data-animal='{}']", id.0)],
        Click::Face { face, .. } => vec![format!(".tut .hand [data-face='{}']", face.id())],
        Click::Place(at) => {
            vec![format!(".tut #play [data-area='{}']", at.0), format!(".tut #play .place-h[data-location='{}']", at.0)]
        }
        Click::Track { of, track } => {
            let name = if track == Track::Size { "size" } else { "population" };
            vec![format!(".tut [data-track='{}:{name}'] .grow", of.0)]
        }
        Click::End { left } => vec![format!(".tut [data-end='{}']", if left { "left" } else { "right" })],
        _ => Vec::new(),
    }
}
