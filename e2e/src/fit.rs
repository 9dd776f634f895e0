//! Whether a screen fits its window: nothing is lost, and nothing scrolls both ways.

use crate::page::{ARRIVED, Page};

/// What sticks out of the page to the right, if the page can be scrolled there.
const SIDEWAYS: &str = "[document.documentElement, ...document.querySelectorAll('body, main, .pg, .table')].every(one => \
    getComputedStyle(one).overflowX === 'hidden' || one.scrollWidth <= one.clientWidth + 1) ? '' : [...document.querySelectorAll('body *')]\
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1).slice(0, 8).map(one => one.tagName + '.' + one.className).join(', ') || 'something'";

/// Controls that are cut off: outside the window sideways, where nothing can be scrolled to show them.
const LOST: &str = "[...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(one => { \
    const box = one.getBoundingClientRect(); \
    if (!box.width || one.closest('.vh, .drawer.shut') || one.classList.contains('vh') || getComputedStyle(one).visibility === 'hidden') return false; \
    if (box.left >= -1 && box.right <= innerWidth + 1) return false; \
    for (let up = one.parentElement; up; up = up.parentElement) \
        if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return false; \
    return true; }).map(one => { const { left, right } = one.getBoundingClientRect(); let moved = one.parentElement; \
    while (moved && !moved.scrollLeft) moved = moved.parentElement; \
    return `${one.id || one.className} ${one.textContent.trim().slice(0, 30)} from ${Math.round(left)} to ${Math.round(right)}` + \
        (moved ? ` (${moved.tagName}.${moved.className} is scrolled by ${moved.scrollLeft})` : ''); }).join(', ')";

/// Traits of the own animals that stay behind something, however the table is scrolled.
const HIDDEN: &str = "[...document.querySelectorAll('.own .trait')].filter(one => { \
    one.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' }); const box = one.getBoundingClientRect(); \
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2); \
    return !top || !(one.contains(top) || top.closest('.beast')?.contains(one)); }).map(one => one.textContent.trim()).join(', ')";

/// Waits until what follows the size of the window has followed.
const FOLLOWED: &str = "for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);";

/// What is wrong with the screen as it is now; nothing if it fits.
pub async fn complaint(page: &Page) -> String {
    let found = page.call(&format!("{FOLLOWED} {ARRIVED} return [{SIDEWAYS}, {LOST}, {HIDDEN}];"), vec![]).await;
    let said = ["scrolls sideways", "cannot be reached", "is hidden"].into_iter().enumerate().map(|(place, what)| {
        let which = found[place].as_str().unwrap_or("no answer");
        (!which.is_empty()).then(|| format!("{what}: {which}"))
    });
    said.flatten().collect::<Vec<_>>().join("; ")
}

/// The element is inside the window and nothing covers its middle.
pub async fn in_sight(page: &Page, css: &str) {
    let report = page
        .text(&format!(
            "(() => {{ const one = document.querySelector('{css}'); if (!one) return 'is not there'; \
             const r = one.getBoundingClientRect(), x = Math.max(r.left, 0) / 2 + Math.min(r.right, innerWidth) / 2, y = (r.top + r.bottom) / 2; \
             if (r.top < 0 || r.bottom > innerHeight + 1 || r.left > innerWidth - 40 || r.width < 20 || r.height < 20) \
             return `is at ${{[r.left, r.top, r.right, r.bottom].map(Math.round)}} in ${{innerWidth}}x${{innerHeight}}`; \
             const top = document.elementFromPoint(x, y); return one.contains(top) || top?.contains(one) ? '' : 'is covered by ' + top?.className; }})()"
        ))
        .await;
    assert_eq!(report, "", "{css}");
}
