//! Whether a screen fits its window: nothing is lost, and nothing scrolls both ways.

use crate::page::{ARRIVED, Page};

/// What sticks out of the page to the right, if the page can be scrolled there.
const SIDEWAYS: &str = "[document.documentElement, ...document.querySelectorAll('body, main, .pg, .table')].every(one => \
    getComputedStyle(one).overflowX === 'hidden' || one.scrollWidth <= one.clientWidth + 1) ? '' : [...document.querySelectorAll('body *')]\
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1).slice(0, 8).map(one => one.tagName + '.' + one.className).join(', ') || 'something'";

/// Controls that are cut off: outside the window sideways, where nothing can be scrolled to show them. What is folded away
/// keeps the place it had in a former window.
const LOST: &str = "[...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(one => { \
    const box = one.getBoundingClientRect(); \
    if (!box.width || one.closest('.vh, .drawer.shut') || one.classList.contains('vh') || getComputedStyle(one).visibility === 'hidden' || !one.checkVisibility()) return false; \
    if (box.left >= -1 && box.right <= innerWidth + 1) return false; \
    for (let up = one.parentElement; up; up = up.parentElement) \
        if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return false; \
    return true; }).map(one => { const { left, right } = one.getBoundingClientRect(); let moved = one.parentElement; \
    while (moved && !moved.scrollLeft) moved = moved.parentElement; \
    return `${one.id || one.className} ${one.textContent.trim().slice(0, 30)} from ${Math.round(left)} to ${Math.round(right)}` + \
        (moved ? ` (${moved.tagName}.${moved.className} is scrolled by ${moved.scrollLeft})` : ''); }).join(', ')";

/// Traits of the own animals that stay behind something, however the table is scrolled; a sign at the edge of the row
/// follows a moment later.
const HIDDEN: &str = "[...document.querySelectorAll('.own .trait')].filter(one => { \
    one.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' }); const box = one.getBoundingClientRect(); \
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2); \
    if (top?.closest('.beyond')) return false; \
    return !top || !(one.contains(top) || top.closest('.beast')?.contains(one)); }).map(one => one.textContent.trim()).join(', ')";

/// The own animals and cards that are neither seen nor counted at an edge of their row.
const UNCOUNTED: &str = "(() => { const own = [...document.querySelectorAll('#own-row :is(.beast, .species), .mine .pcell .beast:not(.ghost)')]; \
    own.push(...document.querySelectorAll('.hand .card')); \
    const rows = new Set(own.map(one => one.closest('#own-row, .pcell, .hand'))); \
    return [...rows].map(row => { const frame = row.getBoundingClientRect(); \
        const gone = own.filter(one => row.contains(one)).filter(one => { const box = one.getBoundingClientRect(); \
            return Math.min(box.right, frame.right, innerWidth) - Math.max(box.left, frame.left, 0) < box.width * .55; }).length; \
        const told = [...(row.matches('.pcell') ? row : row.parentElement).querySelectorAll('.beyond')].reduce((sum, one) => sum + Number(one.dataset.count), 0); \
        return gone > told ? `${gone} of ${own.length}, ${told} counted` : ''; }).filter(Boolean).join(', '); })()";

/// Words that are cut to fewer than four letters before the dots.
const CUT: &str = "(() => { const range = document.createRange(); return [...document.querySelectorAll('body *')].filter(one => { \
    const style = getComputedStyle(one); \
    if (style.textOverflow !== 'ellipsis' || one.scrollWidth <= one.clientWidth + 1 || one.clientWidth < 2 || !one.getClientRects().length) return false; \
    if (style.visibility === 'hidden' || one.closest('.vh, .drawer.shut')) return false; \
    const end = one.getBoundingClientRect().right - parseFloat(style.fontSize) * .9; let seen = 0, all = 0; \
    const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT); \
    while (walk.nextNode()) for (let at = 0; at < walk.currentNode.length; at++) { \
        if (!/[\\p{L}\\p{N}]/u.test(walk.currentNode.data[at])) continue; all++; \
        range.setStart(walk.currentNode, at); range.setEnd(walk.currentNode, at + 1); \
        const box = range.getBoundingClientRect(); if (box.width && box.right <= end + 1) seen++; } \
    return all > 0 && seen < 4; }).map(one => `${one.className || one.tagName} ${one.textContent.trim().slice(0, 24)}`).slice(0, 8).join(', '); })()";

/// Where things are touched: those that are too small for a finger, by their box or by what is drawn round them for it.
const SMALL: &str = "(innerWidth >= 640 && innerHeight > 500) || !document.querySelector('.table, .hm, .settings') ? '' : \
    [...document.querySelectorAll('a.ruleid, .morewhy, .grow, .bar button, .bar a, .bar .lang, .placepick, .switch, .segm button, \
        .btn, .beyond, .newsp, [role=tab], summary, button.half, .choice')].filter(one => { \
    const box = one.getBoundingClientRect(); \
    if (!box.width || one.closest('.vh, .drawer.shut, [inert], .reader, .prose') || getComputedStyle(one).visibility === 'hidden') return false; \
    const sides = ['::before', '::after'].map(part => getComputedStyle(one, part)).filter(style => style.content !== 'none' && style.position === 'absolute'); \
    const wide = Math.max(box.width, ...sides.map(style => parseFloat(style.width) || 0)); \
    const high = Math.max(box.height, ...sides.map(style => parseFloat(style.height) || 0)); \
    return wide < 39.5 || high < (one.matches('.half') ? 31.5 : 39.5); }) \
    .map(one => { const { width, height } = one.getBoundingClientRect(); \
        return `${one.id || one.className} ${one.textContent.trim().slice(0, 16)} ${Math.round(width)}x${Math.round(height)}`; }).slice(0, 8).join(', ')";

/// A card is asked for and the hand is not in the window.
const NO_HAND: &str = "(() => { const face = document.querySelector('.hand .half[aria-disabled=false]'); if (!face) return ''; \
    const box = face.closest('.card').getBoundingClientRect(); \
    const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0); \
    return seen >= Math.min(box.height, 56) ? '' : `${Math.round(seen)} px of ${Math.round(box.height)}`; })()";

/// Waits until what follows the size of the window has followed.
const FOLLOWED: &str = "for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);";

/// Waits until everything stands where it will.
pub async fn settled(page: &Page) {
    page.call(&format!("{FOLLOWED} {ARRIVED}"), vec![]).await;
}

/// What is wrong with the screen as it is now; nothing if it fits.
pub async fn complaint(page: &Page) -> String {
    let looks =
        format!("{FOLLOWED} {ARRIVED} return [{SIDEWAYS}, {LOST}, {UNCOUNTED}, {CUT}, {SMALL}, {NO_HAND}, {HIDDEN}];");
    let found = page.call(&looks, vec![]).await;
    let said = [
        "scrolls sideways",
        "cannot be reached",
        "neither seen nor counted",
        "cut to fewer than four letters",
        "too small for a finger",
        "the hand is out of sight",
        "is hidden",
    ];
    let said = said.into_iter().enumerate().map(|(place, what)| {
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
