//! Outlines: absolute M L C Q Z with `x,y` pairs, in tenths. Equal outlines are kept once.

/// The outlines met so far, in the order in which they were met.
#[derive(Default)]
pub struct Paths {
    written: Vec<String>,
}

impl Paths {
    /// The expression that names this outline in the tables.
    pub fn name(&mut self, outline: &str) -> Result<String, String> {
        let table = parse(outline).map_err(|wrong| format!("{wrong} in the outline {outline}"))?;
        let number = self.written.iter().position(|known| *known == table).unwrap_or_else(|| {
            self.written.push(table);
            self.written.len() - 1
        });
        Ok(format!("PathId({number})"))
    }

    pub fn table(&self) -> String {
        format!("static OUTLINES: [Path; {}] = [\n{}];\n", self.written.len(), self.written.concat())
    }
}

/// A number of the kit as whole tenths.
pub fn tenths(number: f64) -> Result<i16, String> {
    parts_of(number, 10.0).ok_or_else(|| format!("{number} is not a number of tenths"))
}

/// A number of the kit as whole hundredths.
pub fn hundredths(number: f64) -> Result<i16, String> {
    parts_of(number, 100.0).ok_or_else(|| format!("{number} is not a number of hundredths"))
}

/// Exact: the program divides by the same power of ten and gets the number of the kit, to the last bit.
fn parts_of(number: f64, power: f64) -> Option<i16> {
    let whole = (number * power).round();
    let exact = whole / power == number && (f64::from(i16::MIN)..=f64::from(i16::MAX)).contains(&whole);
    exact.then_some(whole as i16)
}

fn parse(outline: &str) -> Result<String, String> {
    let (mut commands, mut points, mut on_head) = (String::new(), String::new(), Vec::new());
    let mut rest = outline;
    while let Some(command) = rest.chars().next() {
        rest = &rest[command.len_utf8()..];
        let end = rest.find(|c: char| c.is_ascii_uppercase()).unwrap_or(rest.len());
        let pairs: Vec<&str> = rest[..end].split_ascii_whitespace().collect();
        rest = &rest[end..];
        let arity = match command {
            'M' | 'L' => 1,
            'Q' => 2,
            'C' => 3,
            'Z' => 0,
            _ => return Err(format!("the command {command:?}")),
        };
        // Points are written relative to the last one, which is right after Z only if a new outline begins absolutely.
        let begins = commands.is_empty() || commands.ends_with('Z');
        if pairs.len() != arity || (begins && command != 'M') {
            return Err(format!("a misplaced {command:?}"));
        }
        commands.push(command);
        for pair in pairs {
            let bare = pair.trim_start_matches(['h', 'b']);
            on_head.push(pair.starts_with('h'));
            let (x, y) = bare.split_once(',').ok_or_else(|| format!("no pair {pair:?}"))?;
            let number = |text: &str| tenths(text.parse().map_err(|_| format!("no number {text:?}"))?);
            points += &format!("({}, {}), ", number(x)?, number(y)?);
        }
    }
    if !on_head.contains(&true) {
        on_head.clear();
    }
    Ok(format!("Path {{ commands: {commands:?}, points: &[{points}], on_head: &{on_head:?} }},\n"))
}
