import TrackerDomain
import TrackerPresentation

/// The exact numbers of a picture, also for people who cannot see it.
struct NumberTable {
    let markup: Markup

    private init<Row>(_ caption: String, of columns: TableColumns<Row>, _ rows: [Row], _ language: Language) {
        let table: Markup = """
            <table><caption>\(caption)</caption>\(columns.head(language))\
            <tbody>\(rows.map(columns.row).joined())</tbody></table>
            """
        // Two columns are never wider than a phone; others scroll in a box with a label, with the keyboard too.
        markup =
            columns.count > 2
            ? "<div class='scroll' role='group' aria-label='\(caption)' tabindex='0'>\(table)</div>\n"
            : "\(table)\n"
    }

    /// The days of a heat map by month, with the habit's strength at the end of each month if it is known.
    init(_ map: HeatMap, strength: ((Day) -> Double?)? = nil, _ language: Language) {
        typealias Columns = TableColumns<(month: Month, days: HeatMap.DayCounts)>
        func count(_ heading: Phrase, _ count: @escaping (HeatMap.DayCounts) -> Int) -> Columns.Column {
            .init(heading) { "\(count($0.days))" }
        }
        let counts = [
            count(.columnAllDone, \.all), count(.columnSome, \.some), count(.columnNone, \.none),
            count(.columnUnplanned, \.unplanned),
        ]
        let strengths = strength.map { strength in
            Columns.Column(.columnStrengthThen) {
                "\(NumberText.percent(strength: strength($0.month.last), language))"
            }
        }
        let columns = Columns(
            Columns.Column(.columnMonth) { "\(DateText.heading($0.month, language))" },
            counts + [strengths].compactMap(\.self))
        self.init(map.title(language), of: columns, map.months, language)
    }

    static func all(_ charts: BarChart.Pair, _ language: Language) -> [NumberTable] {
        [
            charts.months.map { NumberTable($0, of: .columnMonth, language) },
            charts.weekdays.map { NumberTable($0, of: .columnWeekday, language) },
        ].compactMap(\.self)
    }

    init(_ chart: BarChart, of label: Phrase, _ language: Language) {
        let columns = TableColumns<BarChart.Bar>(
            .init(label) { "\($0.label)" }, [.init(.columnDone) { "\($0.text)" }])
        self.init(chart.title(language), of: columns, chart.bars, language)
    }
}
