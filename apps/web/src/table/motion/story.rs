//! What happened since the last screen, as cues: what belongs together is shown together.

use desk::Screen;
use desk::cue::Cue;

/// What happened between two screens. Nothing after an undo; the deal, if the game has just begun.
pub fn story(before: Option<&Screen>, now: &Screen) -> Vec<Cue> {
    let seen = match before {
        Some(before) if before.next <= now.next => before.next,
        _ if now.log.iter().all(|line| line.opening) => 0,
        _ => return Vec::new(),
    };
    let mut cues: Vec<Cue> = Vec::new();
    let news = now.cues.partition_point(|cue| cue.seq < seen);
    now.cues[news..].iter().for_each(|cue| add(&mut cues, cue.cue.clone()));
    // The log names the viewer's cards one by one and does not count them again.
    for cue in &mut cues {
        if let (Cue::Deal { hands, own }, Some(me)) = (cue, &now.own)
            && !own.is_empty()
            && hands.iter().all(|(seat, _)| *seat != me.seat)
        {
            hands.push((me.seat, own.len() as u8));
        }
    }
    // The result is a page of its own: the table on which the rest happened is gone.
    cues.retain(|cue| now.result.is_none() || *cue == Cue::Scores);
    cues
}

/// One deal is one cue, however many it goes to; the banks of all locations are filled together.
fn add(cues: &mut Vec<Cue>, cue: Cue) {
    match (cues.last_mut(), cue) {
        (Some(Cue::Bank), Cue::Bank) => {}
        (Some(Cue::Deal { hands, own }), Cue::Deal { hands: more, own: drawn }) => {
            hands.extend(more.into_iter().filter(|(_, cards)| *cards > 0));
            own.extend(drawn);
        }
        (_, Cue::Deal { hands, own }) => {
            let hands = hands.into_iter().filter(|(_, cards)| *cards > 0).collect();
            cues.push(Cue::Deal { hands, own });
        }
        (_, cue) => cues.push(cue),
    }
}

#[cfg(test)]
mod tests {
    use desk::{Stage, Tabletop};
    use locale::Lang;
    use origin::{Fact, Options, SeenEvent, State};
    use table::Occupant;

    use super::*;

    type Desk = desk::Desk<State>;

    fn desk(seed: u64) -> Desk {
        let config = editions::origin_config(3, Options::default(), None).expect("three can play");
        let bot = |name: &str| Occupant::Bot { name: name.to_owned(), plays: "greedy".to_owned() };
        let occupants = vec![Occupant::Person { name: "Ada".to_owned() }, bot("Marta"), bot("Ilya")];
        Desk::new(config, occupants, seed, Lang::En).expect("a desk")
    }

    /// Plays a game and looks at every step of it: the screens before and after, and what was seen to happen.
    fn play(seed: u64, mut look: impl FnMut(&Screen, &Screen, &[SeenEvent])) {
        let mut desk = desk(seed);
        let mut player = bots::by_name::<State>("greedy", seed).expect("a bot");
        while let Stage::Yours(seat) | Stage::Bot(seat) = desk.stage() {
            let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
            let (before, known) = (desk.screen(), desk.seen().len());
            let action = player.choose(seat, &view, &legal);
            assert!(desk.act_for(seat, action), "a bot plays by the rules");
            let happened: Vec<SeenEvent> = desk.seen()[known..].iter().map(|entry| entry.event).collect();
            look(&before, &desk.screen(), &happened);
        }
    }

    #[test]
    fn a_game_begins_with_the_deal() {
        let cues = story(None, &desk(1).screen());
        let [Cue::Deal { hands, own }] = cues.as_slice() else { panic!("{cues:?}") };
        assert_eq!((hands.len(), own.len()), (3, 6));
    }

    #[test]
    fn what_was_taken_back_is_not_shown() {
        let mut steps = Vec::new();
        play(1, |before, now, _| steps.push(story(Some(now), before)));
        assert!(steps.iter().skip(1).all(Vec::is_empty), "a story runs forwards");
    }

    #[test]
    fn every_meal_every_hunt_and_every_death_is_shown() {
        for seed in 1..6 {
            play(seed, |before, now, happened| {
                let cues = story(Some(before), now);
                if now.result.is_some() {
                    assert_eq!(cues, [Cue::Scores]);
                    return;
                }
                let told = |is: fn(&&Cue) -> bool| cues.iter().filter(is).count();
                let facts = |is: fn(&Fact) -> bool| {
                    happened.iter().filter(|event| matches!(event, SeenEvent::Open(fact) if is(fact))).count()
                };
                let meals = facts(|fact| matches!(fact, Fact::Received { .. }));
                assert_eq!(told(|cue| matches!(cue, Cue::Food { .. })), meals);
                let hunts = facts(|fact| matches!(fact, Fact::Attacked { .. }));
                assert_eq!(told(|cue| matches!(cue, Cue::Attack { .. })), hunts);
                let deaths = facts(|fact| matches!(fact, Fact::Died { .. }));
                assert_eq!(told(|cue| matches!(cue, Cue::Death { .. })), deaths);
                assert_eq!(told(|cue| matches!(cue, Cue::Die { hunter: None, .. })), 0, "who hunts is known");
            });
        }
    }
}
