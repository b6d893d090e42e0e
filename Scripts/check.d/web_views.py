"""What every page and sheet of `tracker web` must look like, whatever it shows."""

import json
import re
import subprocess

from browser import judge, layout

# In pixels: all are measured, the named ones are judged by axe-core, too.
WIDTHS = [320, 360, 390, 768, 1280, 1920]
SIZES = {390: 844, 1280: 800}
# In bytes, of a page with its style.
WEIGHTS = {"list": 12288, "week": 12288, "new": 12288, "tracker": 12288, "stats": 20480}

# What depends on the theme; all else is judged in the light one only.
ALL = json.dumps({"resultTypes": ["violations"], "preload": False})
COLORS = json.dumps({"resultTypes": ["violations"], "runOnly": ["color-contrast", "link-in-text-block"]})

# Functions of colours; what is half transparent is laid over what is beneath it.
COLOR = """
    const channels = text => [...text.match(/[0-9.]+/g).map(Number), 1].slice(0, 4);
    const over = (top, ground) => [0, 1, 2].map(i => top[i] * top[3] + ground[i] * (1 - top[3])).concat(1);
    const ground = element => {
        const under = element.parentElement ? ground(element.parentElement) : [255, 255, 255, 1];
        return over(channels(getComputedStyle(element).backgroundColor), under);
    };
    const light = color => color.slice(0, 3)
        .map(c => c / 255).map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
        .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
    const contrast = (one, other) => {
        const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
    };
"""

# What is wrong with the layout of a page, besides what is wrong with that of any page.
LAYOUT = layout("""
    const hidden = ".skip, .unseen, [inert], [inert] *, .cover > a, [type=hidden], svg *";
    const isShown = element => element.offsetWidth > 0 && !element.matches(hidden) &&
        getComputedStyle(element).visibility === "visible" && getComputedStyle(element).clipPath === "none";
    const shown = [...document.querySelectorAll("body *")].filter(isShown);
    // The name of a row of the week may end after two lines; what is typed scrolls in its field.
    measureWidths(shown.filter(element => !element.matches(".week tbody th *, input")));
    for (const element of shown.filter(element => !ancestors(element).some(scrolls) || element.closest(".sheet"))) {
        if (element.getBoundingClientRect().left < -1) add("begins left of the window", start(element));
        const style = getComputedStyle(element);
        if (style.overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1 &&
            !element.matches(".week tbody th *")) add("is cut off below", start(element));
        const hasText = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
        if (hasText && style.overflowX === "visible" && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
            add("is narrower than its text", `${start(element)} by ${element.scrollWidth - element.clientWidth}`);
    }

    // A hint in an empty field is read, too.
    const brush = document.createElement("canvas").getContext("2d");
    for (const field of shown.filter(element => element.placeholder && !element.value)) {
        const style = getComputedStyle(field);
        brush.font = `${style.fontSize} ${style.fontFamily}`;
        const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const width = brush.measureText(field.placeholder).width;
        if (width > room) add("has a hint that is cut off", `${field.placeholder} by ${Math.ceil(width - room)}`);
    }

    // What is pressed is large enough; a field within its label is as large as that, a link may cover its card.
    const targets = shown.filter(element => element.matches("a[href], button, input, select, summary"));
    const isInLine = element => element.matches("a") && getComputedStyle(element).display === "inline" &&
        [...element.parentElement.childNodes].some(node => node !== element && node.textContent.trim() !== "");
    for (const target of targets.filter(element => !isInLine(element))) {
        const isTick = target.matches("[type=radio], [type=checkbox]");
        const after = getComputedStyle(target, "::after");
        const isSpread = after.content !== "none" && after.position === "absolute";
        const whole = isTick ? target.closest("label") : isSpread ? target.offsetParent : target;
        const box = whole.getBoundingClientRect();
        const least = target.matches(".tile, .week thead a") ? 36 : 44;
        if (box.width < least - 0.1 || box.height < 43.9)
            add("is too small to be pressed", `${box.width.toFixed(1)} × ${box.height.toFixed(1)}: ${start(target)}`);
    }
    for (const [index, one] of targets.entries()) {
        const a = one.getBoundingClientRect();
        for (const other of targets.slice(index + 1)) {
            const b = other.getBoundingClientRect();
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            const isFixed = [one, other].some(element => element.closest("nav, .notice"));
            if (!isFixed && across > 1 && down > 1) add("overlaps another target", `${start(one)} and ${start(other)}`);
        }
    }

    // Once the page is scrolled to its end, what stands fast covers nothing that is pressed.
    const before = [scrollX, scrollY];
    scrollTo(0, document.documentElement.scrollHeight);
    const bars = shown.filter(element => element.matches("nav, .notice") && getComputedStyle(element).position === "fixed");
    for (const bar of bars) {
        const a = bar.getBoundingClientRect();
        for (const target of targets.filter(element => !element.closest("nav, .notice, .cover"))) {
            const b = target.getBoundingClientRect();
            if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
                add("is covered by what stands fast", `${start(target)} by ${start(bar)}`);
        }
    }
    scrollTo(...before);

    const sheet = document.querySelector(".sheet")?.getBoundingClientRect();
    if (sheet && (sheet.top < 0 || sheet.bottom > innerHeight + 1)) add("has a sheet beyond the window", sheet.top);
    const heads = document.querySelectorAll("h1").length;
    if (heads !== 1) add("has not one h1 but", heads);
""")

# Marks whose lines are too faint on their ground, and bars.
MARKS = "(() => {" + COLOR + """
    const faint = [];
    for (const mark of document.querySelectorAll("main:not([inert]) :is(.mark, .more, .button)")) {
        if (mark.disabled || !mark.querySelector("svg")) continue;
        const value = contrast(channels(getComputedStyle(mark).color), ground(mark));
        if (value < 3) faint.push(`${value.toFixed(2)}: ${mark.getAttribute("aria-label")}`);
    }
    return faint;
})()"""

MOTIONS = """[...document.querySelectorAll("*")].filter(element => {
    const style = getComputedStyle(element);
    return style.transitionDuration.split(", ").some(time => time !== "0s") || style.animationName !== "none" ||
        style.scrollBehavior === "smooth";
}).map(element => element.outerHTML.slice(0, 100))"""


def look(browser, name, folder, are_kept=True):
    """What is wrong with the page that is open, in all widths and both themes; pictures come into the folder."""
    faults = []
    # A mark that fades from one theme to the other has the colour of neither for a while.
    browser.prefer("light", "reduce")
    unfold = "document.querySelectorAll('details').forEach(each => each.open = {})"
    browser.evaluate(unfold.format("true"))
    for width in WIDTHS:
        browser.resize(width, SIZES.get(width, 800))
        faults += [f"{name} at {width}: {fault}" for fault in browser.evaluate(LAYOUT)]
        for theme in ["light", "dark"] if width in SIZES else []:
            browser.prefer(theme, "reduce")
            place = f"{name} at {width}, {theme}"
            faults += judge(browser, place, ALL if theme == "light" else COLORS)
            faults += [f"{place}: a mark is too faint, {mark}" for mark in browser.evaluate(MARKS)[:3]]
            faults += [f"{place}: moves, though motion is unwanted: {it}" for it in browser.evaluate(MOTIONS)[:1]]
            if are_kept:
                browser.evaluate(unfold.format("false"))
                isCovered = browser.evaluate("document.querySelector('.cover, .notice') !== null")
                browser.picture(folder / f"{name}-{width}-{theme}.png", is_whole=not isCovered)
                browser.evaluate(unfold.format("true"))
    return faults


def complaints(browser, name, root):
    """What the pages asked of others since they were asked last, and what the browser complained of."""
    strangers = [url for url in browser.requests if not url.startswith((root, "data:", "about:"))]
    # A refusal is a page of its own, of which the browser notes the status.
    loud = [text for source, text in browser.complaints if source != "network"]
    browser.requests, browser.complaints = [], []
    return [f"{name}: asks {url[:80]}" for url in strangers] + [f"{name}: {text[:200]}" for text in loud]


def weigh(library, name, address):
    """The bytes of a page together with its style, packed."""
    page = library.page(address)
    style = library.fetch(re.search(rb"stylesheet' href='([^']+)'", page)[1].decode().replace("&amp;", "&"))[1]
    packed = len(subprocess.run(["gzip", "-9"], input=page + style, capture_output=True, check=True).stdout)
    most = WEIGHTS[name]
    fault = [f"{name}-{library.language}: weighs {packed} bytes with its style, {most} at most"] if packed > most else []
    return packed, fault
