internal import TrackerDomain

/// The order of the table of trackers.
public enum StatisticsOrder: String, CaseIterable, Sendable {
    /// By category, then in the order of the list.
    case category
    case name
    /// By current streak, the longest first.
    case current
    /// By best streak, the longest first.
    case best
    /// By completions, the most first.
    case total
    /// By the rate of the last 30 days or of the chosen ones, the highest first; trackers without planned days are last.
    case rate
    /// By strength, the firmest first; events last.
    case strength
    /// By the change of strength in thirty days, losses first; trackers without one are last.
    case slipping
    /// By completions of the last fourteen days, the most first.
    case recent

    /// Sorts rows in order of category; equal rows keep that order.
    func sorted(_ rows: [StatisticsState.Row]) -> [StatisticsState.Row] {
        switch self {
        case .category: rows
        case .name: stable(rows, key: { NameOrder($0.name) }, by: <)
        case .current: stable(rows, key: \.figures.currentStreak, by: >)
        case .best: stable(rows, key: \.figures.bestStreak, by: >)
        case .total: stable(rows, key: \.figures.total, by: >)
        case .rate: stable(rows, key: { $0.rate?.rounded(scale: 1_000_000) ?? -1 }, by: >)
        case .strength: stable(rows, key: { $0.strength?.now ?? -1 }, by: >)
        case .slipping:
            stable(
                stable(rows, key: { $0.strength?.points == nil ? 0 : $0.strength?.now ?? 0 }, by: <),
                key: { $0.strength?.points ?? .max }, by: <)
        case .recent: stable(rows, key: { $0.lastDays.suffix(14).count { $0 == .done } }, by: >)
        }
    }

    private func stable<Key: Comparable>(
        _ rows: [StatisticsState.Row], key: (StatisticsState.Row) -> Key, by precedes: (Key, Key) -> Bool
    ) -> [StatisticsState.Row] {
        rows.map { (key: key($0), row: $0) }.enumerated()
            .sorted { left, right in
                if precedes(left.element.key, right.element.key) { return true }
                return left.element.key == right.element.key && left.offset < right.offset
            }
            .map(\.element.row)
    }
}

extension Phrase {
    /// The order of the table's rows.
    public static func sorted(by order: StatisticsOrder) -> Phrase {
        switch order {
        case .category: Phrase("by category", "по категориям")
        case .name: Phrase("by name", "по названию")
        case .current: Phrase("by current streak", "по текущей серии")
        case .best: Phrase("by best streak", "по лучшей серии")
        case .total: Phrase("by marks", "по числу отметок")
        case .rate: Phrase("by the last 30 days", "по последним 30 дням")
        case .strength: Phrase("by strength", "по силе")
        case .slipping: Phrase("by change", "по изменению")
        case .recent: Phrase("by the last 14 days", "по последним 14 дням")
        }
    }
}
