//! Fourth step, the paper: shapes become SVG elements, and each lies in its layer.

use crate::kit::{Colours, FINISHES, FIXED_COLOURS, Figure, Paint, STROKE, Shape};
use crate::layout::Frame;
use crate::pen::{Bounds, push_number, push_tenths, trace};

/// The colours of one animal as it is painted now.
#[derive(Clone, Copy)]
pub(crate) struct Coat {
    pub colours: Colours,
    pub other: &'static str,
    pub iris: &'static str,
}

impl Coat {
    pub fn colour(&self, paint: Paint) -> &'static str {
        match paint {
            Paint::Base => self.colours.base,
            Paint::Shade => self.colours.shade,
            Paint::Light => self.colours.light,
            Paint::Accent => self.colours.accent,
            Paint::Other => self.other,
            Paint::Iris => self.iris,
            Paint::Fixed(colour) => FIXED_COLOURS[usize::from(colour)],
        }
    }
}

/// What has been drawn: elements in the order of drawing, each with its layer, and the silhouette.
pub(crate) struct Sheet {
    text: String,
    /// Layer and end of each element.
    elements: Vec<(u8, usize)>,
    /// Path data of tail, body, neck, head and what is fused with them.
    pub silhouette: String,
    pub bounds: Bounds,
    /// The colour of the silhouette.
    pub skin: &'static str,
}

impl Sheet {
    pub fn new(skin: &'static str) -> Self {
        Self {
            text: String::with_capacity(8192),
            elements: Vec::with_capacity(128),
            silhouette: String::with_capacity(1024),
            bounds: Bounds::PICTURE,
            skin,
        }
    }

    pub fn clear(&mut self) {
        self.text.clear();
        self.elements.clear();
        self.silhouette.clear();
        self.bounds = Bounds::PICTURE;
    }

    /// The elements of a layer in the order of drawing.
    pub fn layer(&self, layer: usize) -> impl Iterator<Item = &str> {
        let begins = [0].into_iter().chain(self.elements.iter().map(|&(_, end)| end));
        let elements = begins.zip(&self.elements);
        elements.filter(move |(_, of)| usize::from(of.0) == layer).map(|(begin, of)| &self.text[begin..of.1])
    }

    pub fn len(&self) -> usize {
        self.text.len() + self.silhouette.len()
    }

    pub fn draw(&mut self, shape: &Shape, frame: &Frame, coat: &Coat, layer: u8) {
        match shape.figure {
            Figure::Fused(path) => return trace(path.path(), frame, &mut self.silhouette, &mut self.bounds),
            Figure::Circle(x, y, r) => self.circle(x, y, r, frame),
            Figure::Ellipse(x, y, rx, ry) => self.ellipse(x, y, rx, ry, frame),
            Figure::Tube(path, width) => {
                let begin = self.text.len();
                self.text.push_str("<path d=\"");
                trace(path.path(), frame, &mut self.text, &mut self.bounds);
                let end = self.text.len();
                let width = f64::from(width) / 10.0 * frame.scale();
                self.number("\" stroke-width=\"", width + 2.0 * STROKE);
                self.text.push_str("\"/>");
                self.text.extend_from_within(begin..end);
                self.quoted("\" stroke=\"", coat.colour(shape.fill));
                self.number(" stroke-width=\"", width);
                self.text.push_str("\"/>");
                return self.elements.push((layer, self.text.len()));
            }
            Figure::Glyphs(path, copies) => {
                self.text.push_str("<path d=\"");
                for copied in copies {
                    trace(path.path(), &frame.copy(copied), &mut self.text, &mut self.bounds);
                }
            }
            Figure::Outline(path) => {
                self.text.push_str("<path d=\"");
                trace(path.path(), frame, &mut self.text, &mut self.bounds);
            }
        }
        self.text.push('"');
        self.attributes(shape, coat);
        self.text.push_str("/>");
        self.elements.push((layer, self.text.len()));
    }

    fn circle(&mut self, x: i16, y: i16, r: i16, frame: &Frame) {
        let ((x, y), r) = (centre(x, y, frame), f64::from(r) / 10.0 * frame.scale());
        self.bounds.grow((x - r, y - r));
        self.bounds.grow((x + r, y));
        self.number("<circle cx=\"", x);
        self.number("\" cy=\"", y);
        self.number("\" r=\"", r);
    }

    fn ellipse(&mut self, x: i16, y: i16, rx: i16, ry: i16, frame: &Frame) {
        let ((x, y), (kx, ky)) = (centre(x, y, frame), frame.stretch());
        let (rx, ry) = (f64::from(rx) / 10.0 * kx, f64::from(ry) / 10.0 * ky);
        self.bounds.grow((x - rx, y - ry));
        self.bounds.grow((x + rx, y));
        self.number("<ellipse cx=\"", x);
        self.number("\" cy=\"", y);
        self.number("\" rx=\"", rx);
        self.number("\" ry=\"", ry);
    }

    fn attributes(&mut self, shape: &Shape, coat: &Coat) {
        let fill = coat.colour(shape.fill);
        if fill != "none" {
            self.quoted(" fill=\"", fill);
        }
        if let Some(stroke) = shape.stroke {
            self.quoted(" stroke=\"", coat.colour(stroke));
        }
        if let Some(width) = shape.width {
            self.text.push_str(" stroke-width=\"");
            push_tenths(&mut self.text, i32::from(width));
            self.text.push('"');
        }
        self.text.push_str(FINISHES[usize::from(shape.finish)]);
    }

    fn quoted(&mut self, before: &str, value: &str) {
        self.text.push_str(before);
        self.text.push_str(value);
        self.text.push('"');
    }

    fn number(&mut self, before: &str, number: f64) {
        self.text.push_str(before);
        push_number(&mut self.text, number);
    }
}

fn centre(x: i16, y: i16, frame: &Frame) -> (f64, f64) {
    frame.place((f64::from(x) / 10.0, f64::from(y) / 10.0), false)
}
