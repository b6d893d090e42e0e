"""Opens reports in a headless Chromium, measures them, and lets axe-core judge them.

Usage: report.py CHROMIUM FOLDER; the pages lie in the folder, the pictures come there.
"""

import pathlib
import sys

from browser import AXE_VERSION, THEMES, Browser, judge, layout

# In pixels: all are measured; axe-core, which takes longer, judges some of them, in both themes.
MEASURED = [320, 360, 390, 412, 768, 1000, 1440]
JUDGED = [360, 768, 1440]
# In pixels as they are seen, whatever a drawing is scaled by.
SMALLEST_LABEL = 9
# Of the pages of paper that the report of thirteen trackers may take.
MOST_PAGES = 7

# What is wrong with the layout of a report, besides what is wrong with that of any page.
LAYOUT = layout("""
    measureWidths(document.querySelectorAll("body, body *:not(svg *)"));

    // What can be seen of a cell once everything that scrolls is scrolled to its end.
    for (const table of document.querySelectorAll("table")) {
        const boxes = ancestors(table).filter(element => overflow(element) !== "visible");
        for (const box of boxes.filter(scrolls)) {
            box.scrollLeft = box.scrollWidth;
            const isReached = box.tabIndex >= 0 && box.hasAttribute("role") && box.getAttribute("aria-label");
            if (box.scrollWidth > box.clientWidth && !isReached) add("scrolls without a name or the keyboard", start(box));
        }
        const right = Math.min(innerWidth, ...boxes.map(box => box.getBoundingClientRect().right));
        for (const row of table.rows) {
            const cell = [...row.cells].filter(cell => cell.offsetWidth > 0).at(-1);
            if (cell.getBoundingClientRect().right <= right + 1) continue;
            add("has a column that cannot be reached", `${cell.textContent} of ${start(table)}`);
            break;
        }
        for (const box of boxes.filter(scrolls)) box.scrollLeft = 0;
    }

    for (const text of document.querySelectorAll("svg text")) {
        const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
        if (size < SMALLEST - 0.01) add("is written too small", `${size.toFixed(1)} pixels: ${start(text)}`);
    }

    for (const card of document.querySelectorAll(".tracker")) {
        const [figures, pictures] = [".facts", ".pictures"].map(name => card.querySelector(name)?.getBoundingClientRect());
        if (pictures && figures.top > pictures.top) add("has pictures before the figures", start(card));
    }
""".replace("SMALLEST", str(SMALLEST_LABEL)))


def measure(browser, name):
    """What is wrong with the layout of the page that is open; folded parts are opened first, as they are read, too."""
    faults = [f"{name}: loads {url[:80]}" for url in browser.requests if not url.startswith("file:")]
    browser.requests = []
    browser.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    return faults + [f"{name}: {fault}" for fault in browser.evaluate(LAYOUT)]


def main(program, folder):
    folder = pathlib.Path(folder)
    browser = Browser(program)
    faults, measured, judged = [], 0, 0
    try:
        for page in sorted(folder.glob("*.html")):
            for width in MEASURED:
                for theme in THEMES if width in JUDGED else THEMES[:1]:
                    name = f"{page.name} at {width} pixels, {theme}"
                    browser.open(page.as_uri(), width, theme)
                    browser.picture(folder / f"{page.stem}-{width}-{theme}.png")
                    faults += measure(browser, name)
                    measured += 1
                    if width in JUDGED:
                        faults += judge(browser, name)
                        judged += 1
            browser.open(page.as_uri(), 1024, "dark")
            pages = browser.print(folder / f"{page.stem}.pdf")
            if pages > MOST_PAGES:
                faults.append(f"{page.name}: takes {pages} pages of paper, {MOST_PAGES} at most")
        for picture in sorted(folder.glob("*.svg")):
            for theme in THEMES:
                browser.open(picture.as_uri(), 800, theme)
                browser.picture(folder / f"{picture.stem}-svg-{theme}.png")
                if browser.evaluate("document.querySelector('parsererror, svg:not(:has(title))') !== null"):
                    faults.append(f"{picture.name}: is no picture")
    finally:
        browser.close()
    if faults:
        sys.exit("\n".join(faults))
    print(f"ok: {measured} views of reports fit their windows, and in {judged} axe-core {AXE_VERSION} finds nothing")


if __name__ == "__main__":
    main(*sys.argv[1:])
