//! Fourth step, the hand: which parts are drawn, in which order, and how often.

use crate::kit::{
    Anchor, FAR_LIMBS, FIT_PASSES, FRECKLES, GROUND, LEAST_FIT, LEAST_NECK_FIT, MARGIN, MORE_FOLDS, Measures,
    NEAR_LIMBS, PARTS, Paint, PartId, Place, SHADOW, SHIFTS, Trait, WIDTH,
};
use crate::layout::{Frame, Layout, Spot, between};
use crate::pen::{Pen, trace};
use crate::resolve::Resolved;
use crate::seed::Birth;
use crate::sheet::{Coat, Sheet};

/// A figure that would shrink by less than this is left as it is.
const GOOD_FIT: f64 = 0.995;

pub(crate) struct Drawing<'a> {
    resolved: &'a Resolved,
    birth: &'a Birth,
    coat: Coat,
    parts: Vec<PartId>,
}

impl<'a> Drawing<'a> {
    pub fn of(resolved: &'a Resolved, birth: &'a Birth) -> Self {
        let shift = resolved.effects.iter().filter_map(|effect| effect.palette).max();
        let colours = shift.map_or(birth.palette.colours(), |shift| SHIFTS[usize::from(shift)]);
        let other = if birth.second == colours.base { colours.accent } else { birth.second };
        let coat = Coat { colours, other, iris: birth.iris };
        Self { resolved, birth, coat, parts: resolved.parts() }
    }

    /// Draws the animal and measures it; a figure that leaves the picture is drawn again, smaller. A long neck may shrink the
    /// body a little, the rest is taken from the neck.
    pub fn fitted(&self, measures: &Measures) -> Sheet {
        let mut sheet = Sheet::new(self.coat.colours.base);
        let mut layout = self.draw(measures, &mut sheet);
        let mut scale = 1.0f64;
        for _ in 0..FIT_PASSES {
            let (bounds, centre, height) = (&sheet.bounds, layout.centre, GROUND - MARGIN);
            let neck = (LEAST_NECK_FIT / scale).max(height / (height + layout.squeeze));
            let by = 1.0f64
                .min(height / (GROUND - bounds.top))
                .min((centre - MARGIN) / (centre - bounds.left))
                .min((WIDTH - MARGIN - centre) / (bounds.right - centre))
                .min(neck);
            if by > GOOD_FIT {
                break;
            }
            scale = LEAST_FIT.max(scale * by);
            sheet.clear();
            layout = self.draw(&measures.scaled(scale), &mut sheet);
        }
        sheet
    }

    fn draw(&self, measures: &Measures, sheet: &mut Sheet) -> Layout {
        let layout = Layout::of(self.resolved, measures);
        let mut stage = Stage { sheet, layout: &layout, coat: &self.coat };
        let replaced = self.resolved.effects.iter().map(|effect| effect.replaced_by).find(|parts| !parts.is_empty());
        if let Some(parts) = replaced {
            stage.put_all(parts);
            return layout;
        }
        stage.put(self.resolved.tail());
        self.silhouette(&mut stage);
        stage.put(SHADOW);
        stage.put(self.resolved.plan().belly);
        if self.resolved.plan().legs {
            self.limbs(&mut stage, measures.u * self.resolved.legs().width);
        } else {
            stage.put_all(self.resolved.plan().parts);
        }
        stage.put_all(&self.parts);
        self.birthmarks(&mut stage);
        stage.put(self.resolved.mouth());
        stage.put(self.resolved.eye().unwrap_or(self.birth.open_eye));
        if self.resolved.count(Trait::FatTissue) > 1 {
            stage.put(MORE_FOLDS);
        }
        layout
    }

    /// Body, neck and head become one outline with the tail; that is why every combination has one clean contour.
    fn silhouette(&self, stage: &mut Stage) {
        let (layout, sheet) = (stage.layout, &mut *stage.sheet);
        let body = layout.frame(Place::Body);
        trace(self.resolved.plan().body.path(), &body, &mut sheet.silhouette, &mut sheet.bounds);
        self.neck(layout, &mut sheet.silhouette);
        let head = layout.frame(Place::Head);
        trace(self.resolved.head().outline.path(), &head, &mut sheet.silhouette, &mut sheet.bounds);
    }

    /// The neck joins two anchors of the body with two points of the head, clockwise.
    fn neck(&self, layout: &Layout, out: &mut String) {
        let (top, bottom) = (layout.anchor(Anchor::NeckTop), layout.anchor(Anchor::NeckBot));
        let (nape, throat) = (layout.on_head(-9.0, -13.0), layout.on_head(3.0, 13.0));
        let [near_x, near_y, far_x, far_y] = self.resolved.neck().curve;
        let near = |from: Spot, to: Spot| (between(from.0, to.0, near_x), between(from.1, to.1, near_y));
        let far = |from: Spot, to: Spot| (between(from.0, to.0, far_x), between(from.1, to.1, far_y));
        let mut pen = Pen::new(out);
        pen.draw(b'M', &[top]);
        pen.draw(b'C', &[near(top, nape), far(top, nape), nape]);
        pen.draw(b'L', &[throat]);
        pen.draw(b'C', &[far(bottom, throat), near(bottom, throat), bottom]);
        pen.draw(b'Z', &[]);
    }

    /// Two far legs and two near ones.
    fn limbs(&self, stage: &mut Stage, width: f64) {
        let rear = self.resolved.effects.iter().find_map(|effect| effect.rear);
        for (hip, skin, layer) in [
            (Anchor::HipFar, rear.unwrap_or(Paint::Shade), FAR_LIMBS),
            (Anchor::ShoFar, Paint::Shade, FAR_LIMBS),
            (Anchor::HipNear, rear.unwrap_or(Paint::Base), NEAR_LIMBS),
            (Anchor::ShoNear, Paint::Base, NEAR_LIMBS),
        ] {
            let frame = Frame::Leg { hip: stage.layout.anchor(hip), width };
            let mut coat = *stage.coat;
            coat.colours.base = coat.colour(skin);
            for shape in self.resolved.legs().shapes.iter().chain(self.resolved.feet()) {
                stage.sheet.draw(shape, &frame, &coat, layer);
            }
        }
    }

    /// What the seed gave, where no trait has taken its place.
    fn birthmarks(&self, stage: &mut Stage) {
        let effects = &self.resolved.effects;
        if !effects.iter().any(|effect| effect.pattern) {
            stage.put(self.birth.marking);
        }
        let on_back = self.birth.ornament.on_back;
        if !effects.iter().any(|effect| if on_back { effect.backed } else { effect.crowned }) {
            stage.put(self.birth.ornament.part);
        }
        if self.birth.freckled && !self.resolved.head().bald {
            stage.put(FRECKLES);
        }
    }
}

/// Where one pass is drawn.
struct Stage<'a> {
    sheet: &'a mut Sheet,
    layout: &'a Layout,
    coat: &'a Coat,
}

impl Stage<'_> {
    fn put_all(&mut self, parts: &[PartId]) {
        parts.iter().for_each(|&part| self.put(part));
    }

    fn put(&mut self, part: PartId) {
        for piece in PARTS[usize::from(part.0)] {
            let frame = self.layout.frame(piece.at);
            for shape in piece.shapes {
                self.sheet.draw(shape, &frame, self.coat, shape.layer);
            }
        }
    }
}
