import TrackerDomain
import TrackerPresentation

/// What stands behind a picture for those who do not see it, or want it exactly.
struct NumberTable {
    let caption: String
    let columns: [String]
    /// Each begins with what the row is about.
    let rows: [[String]]

    var markup: Markup {
        let heads: [Markup] = columns.map { "<th scope='col'>\($0)</th>" }
        let body: [Markup] = rows.map { row in
            let cells: [Markup] = row.dropFirst().map { "<td>\($0)</td>" }
            return "<tr><th scope='row'>\(row[0])</th>\(cells.joined())</tr>"
        }
        return """
            <table><caption>\(caption)</caption><thead><tr>\(heads.joined())</tr></thead>\
            <tbody>\(body.joined())</tbody></table>

            """
    }
}

extension NumberTable {
    /// The days of a heat map by month, and how firm the habit was at the end of each, where it is known.
    init(_ map: HeatMap, strength: ((Day) -> Double?)? = nil, _ language: Language) {
        caption = Phrase.theYear(language)
        let counted: [Phrase] = [
            .columnMonth, .columnAllDone, .columnSome, .columnNone, .columnUnplanned,
        ]
        columns = (counted + (strength == nil ? [] : [.columnStrengthThen])).map { $0(language) }
        rows = map.months.map { month, days in
            [DateText.heading(month, language)]
                + [days.all, days.some, days.none, days.unplanned].map(String.init)
                + (strength.map { [NumberText.percent(strength: $0(month.last), language)] } ?? [])
        }
    }

    init(_ caption: String, of column: Phrase, _ counts: [TrackerDetailsState.Count], _ language: Language) {
        self.caption = caption
        columns = [column(language), Phrase.columnDone(language)]
        rows = counts.map { [$0.label, $0.text] }
    }
}
