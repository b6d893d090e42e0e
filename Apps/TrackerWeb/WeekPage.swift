import TrackerDomain
import TrackerPresentation
import TrackerReport

/// The week of a day.
extension Page {
    var week: (title: String, body: Markup) {
        let week = app.week.state
        let head: [Markup] = week.columns.map { column in
            let isToday: Markup = column.day == today ? " aria-current='date'" : ""
            let link = Place(day: column.day == today ? nil : column.day).link
            return """
                <th scope='col'><a href='\(link)'\(isToday)>\(column.weekdayText)<br>\(column.dayText)</a></th>
                """
        }
        let rows: [Markup] = week.rows.map(row)
        let shares: [Markup] = week.columns.map { column in
            let share = column.share
            return share.planned == 0 || column.day > today
                ? "<td></td>" : "<td>\(share.completed)/\(share.planned)</td>"
        }
        let marks = Set(week.rows.flatMap(\.cells).map(\.mark))
        let legend: [Markup] = WeekMark.allCases.filter { marks.contains($0) && $0.hasSign }
            .map { "<li>\($0.tileSign) \($0.meaning(language))</li>" }
        let table: Markup = """
            <table class='week'><thead><tr><th scope='col'><span class='unseen'>\(Phrase.columnTracker(language))</span></th>\
            \(head.joined())<th scope='col' class='streak'>\(Phrase.streakTitle(language))\(week.sinceText.map { " " + $0 } ?? "")</th></tr></thead>
            <tbody>\(rows.joined())</tbody>
            <tfoot><tr><th scope='row'>\(Phrase.markDone(language))</th>\(shares.joined())</tr></tfoot></table>
            <ul class='legend'>\(legend.joined())</ul>
            """
        let (before, after) = (week.days.lowerBound - 7, week.days.lowerBound + 7)
        let back: Markup =
            week.isCurrent
            ? ""
            : "<a class='button' href='\(place.on(nil).link)'>\(Phrase.thisWeek.capitalized(language))</a>"
        let turns: Markup = """
            \(back)\(turn(place.on(before.clamped), Phrase.weekBefore(language), Glyph.before))\
            \(turn(place.on(after.clamped), Phrase.weekAfter(language), Glyph.after))
            """
        let body: Markup = week.placeholder.map { "<p class='placeholder'>\($0)</p>" } ?? table
        return (week.shortTitle, "\(top(week.shortTitle, turns))\(body)")
    }

    private func row(_ row: WeekState.Row) -> Markup {
        let tracker = library.tracker(row.id)
        let cells: [Markup] = row.cells.map { cell in
            let isOfSum = tracker?.measure(on: cell.day)?.period != nil
            return "<td class='\(cell.hasNote ? "noted" : "")'>\(tile(row, cell, isOfSum: isOfSum))</td>"
        }
        return """
            <tr class='c\(row.color.number)'><th scope='row'><a href='\(Place.details(of: row.id).link)'><span dir='auto'>\
            <i class='sign' aria-hidden='true'>\(row.emoji)</i> \(row.name)</span></a></th>\(cells.joined())\
            <td class='streak'>\(row.streakText ?? "")</td></tr>

            """
    }

    /// A day of a tracker: marked by a touch, unless a number would be lost by it.
    private func tile(_ row: WeekState.Row, _ cell: WeekState.Cell, isOfSum: Bool) -> Markup {
        let number = cell.mark.tellsAmount ? cell.amountText : nil
        let text = number ?? cell.mark.tileSign
        let look: Markup =
            "class='tile \(cell.mark.tileClass)\(text.count > 6 ? " longer" : text.count > 4 ? " long" : "")'"
        guard cell.day <= today else { return "<span \(look)>\(text)</span>" }
        let day = DateText.short(cell.day, relativeTo: today, language)
        let note = cell.hasNote ? Phrase.markNote(language) : nil
        let meaning = [number, cell.mark.meaning(language), note].compactMap(\.self).joined(separator: ", ")
        let said = "\(row.name), \(day): \(meaning)"
        if isOfSum || cell.amountText != nil {
            let title = "\(Phrase.enterTheAmount(language)): \(said)"
            return """
                <a \(look) href='\(place.under(.amount, row.id, on: cell.day).link)' aria-label='\(title)'>\(text)</a>
                """
        }
        let isDone = cell.mark == .done
        let act = (isDone ? Phrase.unmark : .markAsDone)(language)
        return form(
            row.id, cell.day,
            button(
                isDone ? .undone : .done, named: "\(act): \(said)", "\(text)",
                " \(look) aria-pressed='\(isDone ? "true" : "false")'"))
    }
}

extension WeekMark {
    /// Its sign on a tile and in the legend.
    fileprivate var tileSign: String {
        switch self {
        case .done: "✓"
        case .begun, .counted: "◐"
        case .over: "!"
        case .off: "–"
        case .missed: "×"
        case .open: "○"
        case .ahead: "◌"
        case .unplanned: ""
        }
    }

    /// What its tile looks like: full, a tint, or nothing.
    fileprivate var tileClass: Markup {
        switch self {
        case .done: "full"
        case .begun, .counted: "part"
        case .over, .missed, .open: "tint"
        case .off, .ahead, .unplanned: "bare"
        }
    }
}
