internal import TrackerDomain

/// A column of the table of trackers in the statistics; tables, documents and texts without a table go over `all`.
public struct StatisticsColumn: Sendable {
    public typealias Row = StatisticsState.Row

    public enum Content: Sendable {
        /// The tracker's emoji and name.
        case tracker
        case figure(@Sendable (Row, Language) -> String)
        /// The marks of so many last days.
        case days(Int)
    }

    fileprivate typealias Fact = (key: TrackerFact.Key, value: @Sendable (Row) -> TrackerFact.Value)

    /// The order that its heading sorts the table by.
    public let order: StatisticsOrder
    public let heading: Phrase
    /// The column of the lowest rank is left out first if there is no room for all; one without a rank stays.
    public let rank: Int?
    public let content: Content
    /// The facts for scripts; empty for a column for people alone.
    fileprivate let facts: [Fact]
    /// The text in place of a cell if there is no table; `nil` if the column is left out then.
    fileprivate let sentence: @Sendable (Row) -> Phrase?

    private init(
        _ order: StatisticsOrder, _ heading: Phrase, rank: Int? = nil, _ content: Content,
        facts: Fact...,
        said: @escaping @Sendable (Row) -> Phrase? = { _ in nil }
    ) {
        (self.order, self.heading, self.rank, self.content) = (order, heading, rank, content)
        (self.facts, sentence) = (facts, said)
    }
}

extension StatisticsColumn {
    public static let all = figures + [lastDays(14)]
    /// For tables with room for thirty days.
    public static let wide = figures + [lastDays(30)]

    private static let figures: [StatisticsColumn] = [
        StatisticsColumn(.name, .columnTracker, .tracker, facts: (.name, { .text($0.name) })),
        StatisticsColumn(
            .current, Phrase("Streak", "Серия"), rank: 4, streak { $0.figures.currentStreak },
            facts: (.currentStreak, { .count($0.figures.currentStreak) }),
            said: { $0.isEvent || !$0.figures.hasStreaks ? nil : .streak($0.figures.currentStreak) }),
        StatisticsColumn(
            .best, Phrase("Best", "Лучшая"), rank: 1, streak { $0.figures.bestStreak },
            facts: (.bestStreak, { .count($0.figures.bestStreak) })),
        StatisticsColumn(
            .total, .total, rank: 0, number { $0.figures.total },
            facts: (.total, { .count($0.figures.total) }),
            said: { $0.isEvent ? CountedPhrase.days($0.figures.total) : nil }),
        StatisticsColumn(
            .rate, Phrase("30 days", "30 дней"), rank: 2, .figure { row, _ in row.rateText },
            facts: (.rate30, { .ratio($0.figures.rate30) }),
            said: { $0.isEvent ? nil : .lastThirtyDays + " \($0.rateText)" }),
        StatisticsColumn(
            .strength, .columnStrength, rank: 5, .figure { row, _ in row.strengthText },
            facts: (.strength, { .strength($0.strength?.now) }),
            (.strength30, { .strength($0.strength?.before) }), (.slipping, { .flag($0.isSlipping) })),
    ]

    private static func lastDays(_ count: Int) -> StatisticsColumn {
        StatisticsColumn(
            .recent, Phrase("Last \(count) days", "Последние \(count)"), rank: 3, .days(count))
    }

    private static func streak(_ streak: @escaping @Sendable (Row) -> Int) -> Content {
        .figure { row, language in
            row.figures.hasStreaks ? NumberText.whole(streak(row), language) : Phrase.noFigure(language)
        }
    }

    private static func number(_ number: @escaping @Sendable (Row) -> Int) -> Content {
        .figure { NumberText.whole(number($0), $1) }
    }
}

extension StatisticsColumn {
    /// The figure in whole percent if it is a share; `nil` for any other figure, or if there is none.
    public func share(_ row: Row) -> Int? {
        switch order {
        case .rate: row.rate?.rounded(scale: 100)
        case .strength: row.strength.map { StrengthChange.percent($0.now) }
        default: nil
        }
    }
}

extension StatisticsState {
    /// The heading of a column; the rate of chosen days has their year.
    public func heading(of column: StatisticsColumn) -> Phrase {
        switch (column.order, range) {
        case (.rate, .year(let year)): Phrase(same: "\(year)")
        case (.rate, .days): .rate
        default: column.heading
        }
    }

    /// The order of the rows; that by the rate of chosen days names no others.
    public var orderPhrase: Phrase {
        order == .rate && days != nil ? Phrase("by rate", "по доле") : .sorted(by: order)
    }

    /// The text in place of a cell if there is no table; `nil` if the column is left out then.
    public func sentence(of column: StatisticsColumn, for row: Row) -> Phrase? {
        guard column.order == .rate, days != nil else { return column.sentence(row) }
        return row.isEvent ? nil : heading(of: column) + " \(row.rateText)"
    }

    /// The keys of a row's facts for scripts.
    public static let keys: [TrackerFact.Key] = [.id] + StatisticsColumn.all.flatMap { $0.facts.map(\.key) }
    /// The key that chosen days add.
    public static let keyOfDays = TrackerFact.Key.rate

    /// The facts of a row for scripts.
    public func facts(of row: Row) -> [TrackerFact] {
        [TrackerFact(.id, .id(row.id))]
            + StatisticsColumn.all.flatMap { $0.facts.map { TrackerFact($0.key, $0.value(row)) } }
            + (days == nil ? [] : [TrackerFact(Self.keyOfDays, .ratio(row.rate))])
    }

    /// The facts of a line of `--plain`: without `slipping`, and what lines had before keeps its place.
    public func lineFacts(of row: Row) -> [TrackerFact] {
        let facts = facts(of: row).filter { $0.key != .slipping }
        return facts.filter { $0.key != .strength30 } + facts.filter { $0.key == .strength30 }
    }
}

extension TrackerStatistics {
    /// "67%"; "—" if nothing was planned, "–" under the rule whenever.
    func text(of rate: Ratio?, _ language: Language) -> String {
        rate.map { NumberText.percent($0, language) } ?? (hasStreaks ? "—" : Phrase.noFigure(language))
    }
}

extension Phrase {
    /// In place of a streak, a rate or a strength under the rule whenever.
    static let noFigure = Phrase(same: "–")
}
