public import TrackerDomain

/// The days that statistics are about: all up to today, with the last twelve months as a picture, or chosen ones.
public enum StatisticsRange: Hashable, Sendable {
    case whole
    /// A calendar year that has begun.
    case year(Int)
    /// The first one must not be after today.
    case days(ClosedRange<Day>)

    /// The most days that can be chosen.
    public static let most = DaysWord.most

    /// The chosen days; `nil` if none are chosen.
    public var days: ClosedRange<Day>? {
        switch self {
        case .whole: nil
        case .year(let year): Month(year: year, month: 1).first...Month(year: year, month: 12).last
        case .days(let days): days
        }
    }

    /// The chosen days up to today; `nil` if none are chosen.
    public func days(today: Day) -> ClosedRange<Day>? {
        days.map { $0.lowerBound...min($0.upperBound, today) }
    }

    /// "2025", "4 – 7 March 2026"; `nil` if no days are chosen.
    func text(today: Day) -> Phrase? {
        guard let days = days(today: today) else { return nil }
        if case .year(let year) = self { return Phrase(same: "\(year)") }
        return Phrase { DateText.range(days, $0) }
    }

    /// "Nothing was done in 2019."
    func nothingDone(today: Day) -> Phrase {
        switch (self, days(today: today)) {
        case (.year(let year), _):
            Phrase("Nothing was done in \(year).", "В \(year) году ничего не отмечено.")
        case (_, let days?):
            Phrase("Nothing was done from ", "С ") + Phrase { DateText.long(days.lowerBound, $0) }
                + Phrase(" to ", " по ") + Phrase { DateText.long(days.upperBound, $0) }
                + Phrase(".", " ничего не отмечено.")
        case (_, nil): .nothingToAnalyze
        }
    }
}

extension Selection {
    /// "Sport", "Run, Gym", "Sport · Run": the category and the named trackers.
    public var text: String {
        [category?.name, named?.map(\.name).joined(separator: ", ")].compactMap(\.self)
            .joined(separator: " · ")
    }
}

extension StatisticsRange {
    /// The years from this one back to that of the first completion; none if nothing was completed.
    public static func years(of library: Library, today: Day) -> [Int] {
        let first = library.trackers.compactMap { $0.doneDays(today: today).first }.min()
        guard let first, first <= today else { return [] }
        return (first.year...today.year).reversed()
    }

    /// The range, or the nearest one there is: of years that of the first completion to this one, of days those up to today.
    func nearest(years: [Int], today: Day) -> StatisticsRange {
        switch self {
        case .whole: return .whole
        case .year(let year):
            guard let first = years.last, let last = years.first else { return .whole }
            return .year(year.clamped(to: first...last))
        case .days(let days):
            let first = min(days.lowerBound.clamped, today)
            return .days(first...max(first, days.upperBound.clamped))
        }
    }

    /// The range before or after this one: from all days to this year, then year by year; the same at either end.
    func moved(by distance: Int, years: [Int]) -> StatisticsRange {
        let all: [StatisticsRange] = [.whole] + years.map(StatisticsRange.year)
        let index = (all.firstIndex(of: self) ?? 0) - distance.clamped(to: -all.count...all.count)
        return all[max(0, min(all.count - 1, index))]
    }
}
