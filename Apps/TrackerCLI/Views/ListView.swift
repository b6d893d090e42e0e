package import Terminal
import TrackerDomain
package import TrackerPresentation

/// Draws the trackers of a date: sections of cards.
package struct ListView {
    let context: TextContext

    package init(context: TextContext) { self.context = context }

    package func lines(_ state: MainListState) -> [Line] {
        let inactive = inactive(state)
        if let placeholder = state.placeholder {
            return header(state) + [""] + lines(placeholder) + inactive
        }
        // All sections share their columns, so that they are aligned over the whole page.
        var cards = table(state.cards)
            .lines(width: context.width, ellipsis: context.theme.glyphs.ellipsis)[...]
        return state.sections.reduce(into: header(state)) { lines, section in
            lines += ["", title(section)] + cards.prefix(section.cards.count)
            cards = cards.dropFirst(section.cards.count)
        } + inactive
    }

    /// The number of trackers that rest, with the way to list them; empty in that list itself.
    ///
    /// A command is never cut: where both have no room, it stands below the number, or is left out.
    private func inactive(_ state: MainListState) -> [Line] {
        guard let line = context.resting(state) else { return [] }
        let hint = Phrase.hintListResting(context.repeated)(context.language)
        let whole = line + context.line("  " + hint, .secondary)
        guard let width = context.width, whole.width > width else { return ["", whole] }
        return ["", context.clipped(line)]
            + (hint.cellWidth <= width ? [context.line(hint, .secondary)] : [])
    }

    private func header(_ state: MainListState) -> [Line] {
        var left = context.line(state.dateText, .title)
        if state.date == state.today {
            left.append(context.line("  " + Phrase.todayMark(context.language), .accent))
        }
        if state.filter.narrows {
            left.append(context.line("  " + state.filterText, .accent))
        }
        if let category = state.category {
            left.append(context.line("  " + category.name, .accent))
        }
        if !state.search.isEmpty {
            left.append(context.line("  " + Phrase.searched(state.search)(context.language), .accent))
        }
        let shown = state.shown < state.total ? Phrase.shownOf(state.shown, state.total) : nil
        let counts = [shown, state.doneText].compactMap { $0?(context.language) }
        if counts.isEmpty { return [context.clipped(left)] }
        return context.sides(left, context.line(counts.joined(separator: " · "), .secondary))
    }

    private func lines(_ placeholder: MainListState.Placeholder) -> [Line] {
        let hint: Phrase? =
            switch placeholder.kind {
            case .empty: .hintAddTracker(context.repeated)
            case .nothingFound: .hintListAll(context.repeated)
            case .resting: nil
            }
        let note = placeholder.note?.wrapped(to: context.width.map { max(1, $0 - 2) } ?? .max) ?? []
        return [context.clipped("  " + context.line(placeholder.text))]
            + (hint.map { context.command($0, indent: "  ") } ?? [])
            + note.map { context.line("  " + $0, .secondary) }
    }

    private func title(_ section: MainListState.Section) -> Line {
        let pin = section.id == .pinned ? context.theme.glyphs.pin + " " : ""
        return context.clipped(context.line(pin + section.title, .title))
    }

    /// The name's least width before a state or an amount is dropped: sixteen cells after its sign.
    private static let leastName = 21
    private static let captionColumn = 4

    /// A state, an amount or a quota is worth more than the figures, and what is beyond sixteen cells of a name.
    ///
    /// If it has no room even so, the figures stay. The long count of a sum, "reached 5 times", is always the first to go.
    private func table(_ cards: [TrackerCard]) -> Table {
        let rows = cards.map(row)
        let hasSum = cards.contains { $0.day.periodGoal != nil }
        let withFigures = Table(columns: columns(count: hasSum ? -1 : 2, streak: 1), rows: rows)
        guard cards.contains(where: \.tellsProgress) else { return withFigures }
        var withCaption = Table(
            columns: columns(count: hasSum ? -2 : -1, streak: hasSum ? -1 : -2), rows: rows)
        if hasCaption(withCaption) { return withCaption }
        withCaption.leastFlexible = Self.leastName
        return hasCaption(withCaption) ? withCaption : withFigures
    }

    private func hasCaption(_ table: Table) -> Bool {
        table.places(width: context.width).contains { $0.column == Self.captionColumn }
    }

    /// - Parameters:
    ///   - count: The rank of the count; that of the caption is 0.
    ///   - streak: The rank of the streak.
    private func columns(count: Int, streak: Int) -> [Table.Column] {
        [
            Table.Column(),
            Table.Column(isFlexible: true),
            Table.Column(alignment: .right, rank: count),
            Table.Column(rank: streak),
            Table.Column(rank: 0),
        ]
    }

    private func row(_ card: TrackerCard) -> [Line] {
        let glyphs = context.theme.glyphs
        let box = card.isCompleted ? glyphs.checkedBox : card.offText == nil ? glyphs.emptyBox : glyphs.offBox
        let boxRole: Role = card.isCompleted ? .success : card.canComplete ? .text : .disabled
        var name = context.sign(card.emoji, card.color)
        name.append(context.line(card.name, card.isSettled ? .secondary : .text))
        return [
            " " + context.line(box, boxRole),
            name,
            context.line(card.daysText, .secondary),
            context.line(card.streakText ?? "", .accent),
            context.line(card.lineCaption(context.language), .secondary),
        ]
    }
}

extension TrackerCard {
    /// The caption tells more than the schedule: why or when it is off, an amount, or where its period stands.
    fileprivate var tellsProgress: Bool {
        offText != nil || aheadText != nil || day.amount != nil || amountText != nil
            || day.progress != nil
    }
}

/// Draws the categories with the number of trackers in each.
struct CategoryListView {
    let context: TextContext

    func lines(_ state: CategoryListState) -> [Line] {
        if let placeholder = state.placeholder {
            return [context.clipped(context.line(placeholder))]
                + context.command(.hintAddCategory(context.repeated))
        }
        let rows = state.rows.map { [context.line($0.name), context.line($0.trackersText, .secondary)] }
        return Table(columns: [Table.Column(isFlexible: true), Table.Column(rank: 0)], rows: rows)
            .lines(width: context.width, ellipsis: context.theme.glyphs.ellipsis)
    }
}
