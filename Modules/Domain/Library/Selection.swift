/// Trackers chosen from a library: those of a category, named ones, or the named ones of a category.
public struct Selection: Hashable, Sendable {
    public let category: Category?
    /// The named ones, of the category if there is one; nil if none is named.
    public let named: [Tracker]?

    /// Returns nil if nothing is chosen.
    public init?(category: Category?, named: [Tracker]?) {
        if category == nil, named == nil { return nil }
        self.category = category
        self.named = named
    }

    func contains(_ tracker: Tracker) -> Bool {
        named.map { $0.contains { $0.id == tracker.id } } ?? (tracker.categoryID == category?.id)
    }
}

extension Library {
    /// The library as if it had the chosen trackers alone, with their categories.
    public func only(_ selection: Selection) -> Library {
        var library = self
        library.trackers = trackers.filter(selection.contains)
        library.categories = categories.filter { category in
            category.id == selection.category?.id
                || library.trackers.contains { $0.categoryID == category.id }
        }
        return library
    }

    /// The library as if nothing had been recorded outside of some days; rules, goals and names stay whole.
    ///
    /// - Parameter keepingDaysOff: Whether skipped and rest days stay, as rules need them.
    public func recorded(in days: ClosedRange<Day>, keepingDaysOff: Bool = false) -> Library {
        var library = self
        for index in library.trackers.indices {
            for field in keepingDaysOff ? [.completions] : DaySetField.allCases {
                library.trackers[index][field] = library.trackers[index][field].intersection(days)
            }
            for field in DayValueField.allCases {
                for day in field.days(of: library.trackers[index]) where !days.contains(day) {
                    _ = field.set(nil, of: &library.trackers[index], on: day)
                }
            }
        }
        return library
    }

    /// The first day on which a tracker holds anything; nil if none does.
    public var firstRecordedDay: Day? {
        trackers.compactMap { tracker in
            let sets = DaySetField.allCases.map { tracker[$0].first }
            let values = DayValueField.allCases.map { $0.days(of: tracker).first }
            return (sets + values).compactMap(\.self).min()
        }.min()
    }
}
