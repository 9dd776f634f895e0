"""Learning curves as CSV and as a picture."""

from pathlib import Path
from xml.sax.saxutils import escape

WIDE, HIGH, LEFT, BOTTOM, TOP = 720, 300, 64, 40, 36


def draw(curve: list[dict], stem: Path, title: str):
    """Writes `stem.csv` and `stem.svg`."""
    lines = ["epoch,seconds,watched,bent"]
    lines += [f"{one['epoch']},{one['seconds']:.1f},{one['watched']:.5f},{int(one['bent'])}" for one in curve]
    stem.with_suffix(".csv").write_text("\n".join(lines) + "\n")
    bent = [one for one in curve if one["bent"]]
    linear = min((one["watched"] for one in curve if not one["bent"]), default=None)
    if not bent:
        return
    values = [one["watched"] for one in bent] + ([linear] if linear else [])
    low, high = min(values), max(values)
    span = (high - low) or 1e-6
    x = lambda place: LEFT + (WIDE - LEFT - 16) * place / max(1, len(bent) - 1)
    y = lambda value: TOP + (HIGH - TOP - BOTTOM) * (high - value) / span
    points = " ".join(f"{x(place):.1f},{y(one['watched']):.1f}" for place, one in enumerate(bent))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/><text x="{LEFT}" y="20">{escape(title)}</text>',
    ]
    for value in (low, (low + high) / 2, high):
        parts.append(f'<path d="M{LEFT} {y(value):.1f}H{WIDE - 16}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{value:.4f}</text>')
    if linear:
        parts.append(f'<path d="M{LEFT} {y(linear):.1f}H{WIDE - 16}" stroke="#b4552d" stroke-dasharray="5 4"/>')
        parts.append(f'<text x="{WIDE - 16}" y="{y(linear) + 16:.1f}" text-anchor="end" fill="#b4552d">linear, refitted</text>')
    parts.append(f'<polyline points="{points}" fill="none" stroke="#35658a" stroke-width="2"/>')
    parts.append(f'<text x="{(LEFT + WIDE) / 2}" y="{HIGH - 10}" text-anchor="middle">passes over the games</text></svg>')
    stem.with_suffix(".svg").write_text("\n".join(parts) + "\n")
