import Terminal
import TrackerDomain
import TrackerPresentation

/// What narrows the list, and how many cards that leaves.
struct SummaryLine {
    let canvas: Canvas

    /// The same in shorter and shorter forms, the longest first.
    func forms(_ state: MainScreenState) -> [ClickableLine] {
        [(true, true), (true, false), (false, false)].map { isLabelled, isWorded in
            var line = filter(state.list, isLabelled: isLabelled)
            let count = count(state, isWorded: isWorded)
            if line.width > 0, count.width > 0 { line.append(blanks: 3) }
            line.append(count)
            return line
        }
    }

    /// The button for the filters; where there are none to choose, the name of one that still holds.
    private func filter(_ list: MainListState, isLabelled: Bool) -> ClickableLine {
        guard list.filtersAvailable else {
            return ClickableLine(list.filter.narrows ? canvas.line(list.filterText) : Line())
        }
        let label = " " + (isLabelled ? Phrase.filters(canvas.language) + ": " : "")
        let name =
            list.filter == .all
            ? canvas.line(list.filterText, .secondary) : canvas.line(list.filterText, .accent, .bold)
        return ClickableLine(
            canvas.line("f", .text, .bold) + canvas.line(label, .secondary) + name, .action(.openFilters))
    }

    /// How many cards are shown where something narrows them, otherwise how many are done.
    private func count(_ state: MainScreenState, isWorded: Bool) -> Line {
        let list = state.list
        guard list.total > 0 else { return Line() }
        let isNarrowed = state.isSearching || list.shown < list.total
        let words =
            switch (isNarrowed, isWorded) {
            case (true, true): Phrase.shownOf(list.shown, list.total)(canvas.language)
            case (true, false): Phrase.countOf(list.shown, list.total)(canvas.language)
            case (false, true): Phrase.doneOf(list.completed, list.shown)(canvas.language)
            case (false, false):
                String(canvas.look.glyphs.check) + " "
                    + Phrase.countOf(list.completed, list.shown)(canvas.language)
            }
        return canvas.line(words, .secondary)
    }
}

extension TrackerFilter {
    /// Whether it leaves out trackers of a date, so that a person should know of it.
    var narrows: Bool { self == .completed || self == .notCompleted }
}
