package import Terminal
import TrackerDomain
package import TrackerPresentation

/// Draws the trackers of a date: sections of cards.
package struct ListView {
    let canvas: TextContext

    package init(canvas: TextContext) { self.canvas = canvas }

    package func lines(_ state: MainListState) -> [Line] {
        let resting = resting(state)
        if let placeholder = state.placeholder {
            return header(state) + [""] + lines(placeholder) + resting
        }
        // All sections share their columns, so that they line up down the page.
        var cards = Table(columns: ListView.columns, rows: state.cards.map(row))
            .lines(width: canvas.width, ellipsis: canvas.theme.glyphs.ellipsis)[...]
        return state.sections.reduce(into: header(state)) { lines, section in
            lines += ["", title(section)] + cards.prefix(section.cards.count)
            cards = cards.dropFirst(section.cards.count)
        } + resting
    }

    /// What is paused or archived, and where to find it; nothing in the list of these.
    private func resting(_ state: MainListState) -> [Line] {
        guard state.resting > 0, state.filter != .resting else { return [] }
        var line = canvas.line(Phrase.resting(state.resting)(canvas.language), .secondary)
        line.append(canvas.line("  " + Phrase.hintListResting(canvas.language), .secondary))
        return ["", canvas.clipped(line)]
    }

    private func header(_ state: MainListState) -> [Line] {
        var left = canvas.line(state.dateText, .title)
        if state.date == state.today {
            left.append(canvas.line("  " + Phrase.todayMark(canvas.language), .accent))
        }
        if state.filter != .all, state.filter != .today {
            left.append(canvas.line("  " + state.filterText, .accent))
        }
        if let category = state.category {
            left.append(canvas.line("  " + category.name, .accent))
        }
        if !state.search.isEmpty {
            left.append(canvas.line("  " + Phrase.searched(state.search)(canvas.language), .accent))
        }
        let shown = state.shown < state.total ? Phrase.shownOf(state.shown, state.total) : nil
        let counts = [shown, Phrase.done(state.share)].compactMap { $0?(canvas.language) }
        if counts.isEmpty { return [canvas.clipped(left)] }
        return canvas.sides(left, canvas.line(counts.joined(separator: " · "), .secondary))
    }

    private func lines(_ placeholder: MainListState.Placeholder) -> [Line] {
        let hint: Phrase =
            switch placeholder.kind {
            case .empty: .hintAddTracker
            case .nothingFound: .hintListAll
            }
        return [
            canvas.clipped("  " + canvas.line(placeholder.text)),
            canvas.clipped("  " + canvas.line(hint(canvas.language), .secondary)),
        ]
    }

    private func title(_ section: MainListState.Section) -> Line {
        let pin = section.id == .pinned ? canvas.theme.glyphs.pin + " " : ""
        return canvas.clipped(canvas.line(pin + section.title, .title))
    }

    private static let columns = [
        Table.Column(),
        Table.Column(isFlexible: true),
        Table.Column(alignment: .right, rank: 2),
        Table.Column(rank: 1),
        Table.Column(rank: 0),
    ]

    private func row(_ card: TrackerCard) -> [Line] {
        let glyphs = canvas.theme.glyphs
        let box = card.isCompleted ? glyphs.checkedBox : card.offText == nil ? glyphs.emptyBox : glyphs.offBox
        let boxRole: Role = card.isCompleted ? .success : card.canComplete ? .text : .disabled
        var name = canvas.sign(card.emoji, card.color)
        name.append(canvas.line(card.name, card.isSettled ? .secondary : .text))
        return [
            " " + canvas.line(box, boxRole),
            name,
            canvas.line(card.daysText, .secondary),
            canvas.line(streak(card), .accent),
            canvas.line(caption(card), .secondary),
        ]
    }

    /// The schedule, or in its stead how the date or the period stands; then the amount and the sign of a note.
    private func caption(_ card: TrackerCard) -> String {
        let standing = card.offText ?? card.quotaText ?? card.scheduleText
        let note = card.day.note == nil ? nil : Phrase.note(canvas.language).lowercased()
        return [standing, card.amountText, note].compactMap(\.self).joined(separator: " · ")
    }

    private func streak(_ card: TrackerCard) -> String {
        card.isEvent || card.currentStreak == 0 ? "" : Phrase.streak(card.currentStreak)(canvas.language)
    }
}

/// Draws the categories with how many trackers each has.
struct CategoryListView {
    let canvas: TextContext

    func lines(_ state: CategoryListState) -> [Line] {
        if let placeholder = state.placeholder {
            return [
                canvas.clipped(canvas.line(placeholder)),
                canvas.clipped(canvas.line(Phrase.hintAddCategory(canvas.language), .secondary)),
            ]
        }
        let rows = state.rows.map { [canvas.line($0.name), canvas.line($0.trackersText, .secondary)] }
        return Table(columns: [Table.Column(isFlexible: true), Table.Column(rank: 0)], rows: rows)
            .lines(width: canvas.width, ellipsis: canvas.theme.glyphs.ellipsis)
    }
}
