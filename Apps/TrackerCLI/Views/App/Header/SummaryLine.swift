import Terminal
import TrackerDomain
import TrackerPresentation

/// The filter of the list, the number of cards it leaves, and the share of the day that is done.
struct SummaryLine {
    let context: TextContext

    /// The same in shorter and shorter forms, the longest first; what is shown goes before what is done.
    func forms(_ state: MainScreenState) -> [ClickableLine] {
        let (shown, shownShort) = (shown(state, isWorded: true), shown(state, isWorded: false))
        let (done, doneShort) = (done(state.list, isWorded: true), done(state.list, isWorded: false))
        return [
            form(state.list, isLabelled: true, [shown, done]),
            form(state.list, isLabelled: true, [shown, doneShort]),
            form(state.list, isLabelled: true, [shown ?? doneShort]),
            form(state.list, isLabelled: false, [shown, doneShort]),
            form(state.list, isLabelled: false, [shown ?? doneShort]),
            form(state.list, isLabelled: false, [shownShort ?? doneShort]),
        ]
    }

    private func form(_ list: MainListState, isLabelled: Bool, _ counts: [String?]) -> ClickableLine {
        var line = filter(list, isLabelled: isLabelled)
        let counts = context.line(counts.compactMap(\.self).joined(separator: " · "), .secondary)
        if line.width > 0, counts.width > 0 { line.append(blanks: 3) }
        line.append(counts)
        return line
    }

    /// The button for the filters; without filters to choose, the name of one that is still in force.
    private func filter(_ list: MainListState, isLabelled: Bool) -> ClickableLine {
        guard list.filtersAvailable else {
            return ClickableLine(list.filter.narrows ? context.line(list.filterText) : Line())
        }
        let label = " " + (isLabelled ? Phrase.filters(context.language) + ": " : "")
        let name =
            list.filter == .all
            ? context.line(list.filterText, .secondary) : context.line(list.filterText, .accent, .bold)
        return ClickableLine(
            context.line("f", .text, .bold) + context.line(label, .secondary) + name,
            .intent(.action(.openFilters)))
    }

    /// The number of cards shown, if a search or filter narrows them.
    private func shown(_ state: MainScreenState, isWorded: Bool) -> String? {
        let list = state.list
        guard list.total > 0, state.isSearching || list.shown < list.total else { return nil }
        let phrase: Phrase =
            isWorded ? .shownOf(list.shown, list.total) : .countOf(list.shown, list.total)
        return phrase(context.language)
    }

    /// The share of the day that is done; the sign stands for the word.
    private func done(_ list: MainListState, isWorded: Bool) -> String? {
        let share = list.share
        guard !isWorded else { return list.doneText?(context.language) }
        guard let level = share.level else { return nil }
        let short: Phrase = level == .full ? .markAll : .countOf(share.completed, share.planned)
        return String(context.theme.glyphs.check) + " " + short(context.language)
    }
}
