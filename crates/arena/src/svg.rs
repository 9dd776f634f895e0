//! A small writer of SVG pictures that can be read on light and on dark pages.
//!
//! Every picture has a background of its own; ink and paper change with the reader's scheme. Series differ in colour and
//! in the shape of their marks. Numbers have one decimal, so that the same figures always give the same text.

use std::fmt::Write;

const STYLE: &str = "\
svg{--paper:#fbf8f1;--ink:#2a2924;--faint:#8a8578;--grid:#ddd6c6}\
@media(prefers-color-scheme:dark){svg{--paper:#1d1f1c;--ink:#ece7da;--faint:#9c978a;--grid:#3b3d38}}\
text{font:13px system-ui,sans-serif;fill:var(--ink)}\
.faint{fill:var(--faint)}.grid{stroke:var(--grid)}.ink{stroke:var(--ink)}.paper{fill:var(--paper)}";

/// Colours that can be distinguished by everybody, on light and on dark (Okabe and Ito, without black and yellow).
const COLOURS: [&str; 6] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"];

/// Where a text stands relative to its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// To the right of it.
    Start,
    /// Centred on it.
    Middle,
    /// To the left of it.
    End,
}

/// A picture under construction.
#[derive(Clone, Debug)]
pub struct Svg {
    body: String,
    size: (f64, f64),
    title: String,
}

impl Svg {
    /// An empty picture; the title is for screen readers.
    pub fn new(width: f64, height: f64, title: &str) -> Self {
        Self { body: String::new(), size: (width, height), title: title.to_owned() }
    }

    /// A text; its class is `faint` or nothing.
    pub fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, class: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let text = escaped(text);
        self.add(&format!(r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" class="{class}">{text}</text>"#));
    }

    /// A text in a colour of its own.
    pub fn coloured_text(&mut self, (x, y): (f64, f64), colour: &str, text: &str) {
        let text = escaped(text);
        self.add(&format!(r#"<text x="{x:.1}" y="{y:.1}" text-anchor="middle" style="fill:{colour}">{text}</text>"#));
    }

    /// A thin line of the class `grid` or `ink`, perhaps dashed.
    pub fn rule(&mut self, (x1, y1): (f64, f64), (x2, y2): (f64, f64), class: &str, dashed: bool) {
        let dashes = if dashed { r#" stroke-dasharray="6 4""# } else { "" };
        self.add(&format!(r#"<line x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}" class="{class}"{dashes}/>"#));
    }

    /// A line of a series.
    pub fn line(&mut self, points: &[(f64, f64)], series: usize) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let (points, colour) = (points.join(" "), colour(series));
        self.add(&format!(r#"<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>"#));
    }

    /// A mark of a series.
    pub fn mark(&mut self, (x, y): (f64, f64), series: usize) {
        let colour = colour(series);
        let points = |corners: &[(f64, f64)]| -> String {
            let corners: Vec<String> = corners.iter().map(|(dx, dy)| format!("{:.1},{:.1}", x + dx, y + dy)).collect();
            format!(r#"<polygon points="{}" fill="{colour}"/>"#, corners.join(" "))
        };
        let mark = match series % 4 {
            0 => format!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="5" fill="{colour}"/>"#),
            1 => points(&[(-4.5, -4.5), (4.5, -4.5), (4.5, 4.5), (-4.5, 4.5)]),
            2 => points(&[(0.0, -5.5), (5.5, 4.5), (-5.5, 4.5)]),
            _ => points(&[(0.0, -6.0), (6.0, 0.0), (0.0, 6.0), (-6.0, 0.0)]),
        };
        self.add(&mark);
    }

    /// An interval of a series: a line from `low` to `high` with a bar at either end.
    pub fn whisker(&mut self, x: f64, low: f64, high: f64, series: usize) {
        let colour = colour(series);
        let (left, right) = (x - 4.0, x + 4.0);
        self.add(&format!(
            r#"<path d="M{left:.1} {low:.1}H{right:.1}M{left:.1} {high:.1}H{right:.1}M{x:.1} {low:.1}V{high:.1}" stroke="{colour}" stroke-width="1.6" fill="none"/>"#
        ));
    }

    /// A filled rectangle.
    pub fn cell(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), colour: &str) {
        self.add(&format!(r#"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" fill="{colour}"/>"#));
    }

    fn add(&mut self, element: &str) {
        self.body.push_str(element);
        self.body.push('\n');
    }

    /// The picture as text.
    pub fn finish(&self) -> String {
        let ((width, height), title) = (self.size, escaped(&self.title));
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
             height=\"{height:.0}\" role=\"img\" aria-label=\"{title}\">\n<title>{title}</title>\n<style>{STYLE}</style>\n\
             <rect width=\"100%\" height=\"100%\" class=\"paper\"/>\n{}</svg>\n",
            self.body
        );
        text
    }
}

fn colour(series: usize) -> &'static str {
    COLOURS[series % COLOURS.len()]
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_well_formed_whatever_its_words() {
        let mut svg = Svg::new(100.0, 50.0, "a < b & \"c\"");
        svg.text((1.0, 2.0), Anchor::Middle, "faint", "x > y");
        svg.line(&[(0.0, 0.0), (1.0, 1.5)], 1);
        (0..5).for_each(|series| svg.mark((1.0, 1.0), series));
        let text = svg.finish();
        assert!(text.contains("a &lt; b &amp; &quot;c&quot;") && text.contains("x &gt; y"), "{text}");
        assert_eq!(text.matches("<polygon").count() + text.matches("<circle").count(), 5);
        assert!(text.contains("prefers-color-scheme:dark") && text.ends_with("</svg>\n"));
    }
}
