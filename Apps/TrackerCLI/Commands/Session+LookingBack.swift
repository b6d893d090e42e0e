import TrackerDomain
import TrackerPresentation

/// What a command that looks back is about: a library with the chosen trackers alone, and the chosen days.
struct LookingBack {
    let library: Library
    let selection: Selection?
    let range: StatisticsRange
    let warnings: [StoreWarning]
}

extension Session {
    /// Reads the days and the trackers that the line names, and the library; the words of days first.
    ///
    /// - Parameters:
    ///   - names: The words that are trackers.
    ///   - mayBeToCome: Whether the first day may be after today.
    ///   - isOpen: Whether days from the first one on have no end, and may be any number.
    ///   - known: The library, if it was read already.
    func lookingBack(
        at names: [String], mayBeToCome: Bool = false, isOpen: Bool = false, in known: LoadedLibrary? = nil
    ) throws(Failure) -> LookingBack {
        let last = try day(.to)
        let typed = try typedRange(upTo: last, isOpen: isOpen)
        if let first = typed?.days?.lowerBound, first > today, !mayBeToCome {
            if case .year(let year) = typed { throw .toCome(.yearToCome(year, thisYear: today.year)) }
            throw .toCome(.dayToCome(first))
        }
        let loaded = if let known { known } else { try load() }
        let selection = try selection(names, in: loaded.library)
        let library = selection.map(loaded.library.only) ?? loaded.library
        var range = typed ?? .whole
        if typed == nil, let last {
            let first = min(library.firstRecordedDay ?? last, last)
            range = .days(try days(from: first, to: last, isOpen: isOpen))
        }
        return LookingBack(
            library: library, selection: selection, range: range, warnings: loaded.warnings)
    }

    /// The days of `--year`, of `--date`, or from `--from` on; nil without them.
    func typedRange(upTo last: Day?, isOpen: Bool = false) throws(Failure) -> StatisticsRange? {
        if let word = invocation.value(.year) { return .year(try parsed(try YearWord.year(word))) }
        if let word = invocation.value(.date) {
            return .days(try parsed(try DaysWord.range(word, today: today)))
        }
        guard let first = try day(.from) else { return nil }
        let end = last ?? (isOpen ? .latest : max(first, today))
        return .days(try days(from: first, to: end, isOpen: isOpen))
    }

    private func days(from first: Day, to last: Day, isOpen: Bool) throws(Failure) -> ClosedRange<Day> {
        let word = "\(first.iso)..\(last.iso)"
        guard first <= last else { throw .word(.daysDescend(word)) }
        guard isOpen || last - first < DaysWord.most else { throw .word(.tooManyDays(word)) }
        return first...last
    }

    /// The category, and the trackers that are named, in the order of the list and those of the category alone; nil if the
    /// line names neither.
    private func selection(_ names: [String], in library: Library) throws(Failure) -> Selection? {
        let category = try invocation.value(.category).map { (word) throws(Failure) in
            try self.category(word, in: library)
        }
        if names.isEmpty { return Selection(category: category, named: nil) }
        let ids = Set(try trackers(names, in: library).map(\.id))
        let named = library.sortedTrackers.filter {
            ids.contains($0.id) && (category == nil || $0.categoryID == category?.id)
        }
        if let category, named.isEmpty { throw .notFound(.noneIn(category.name)) }
        return Selection(category: category, named: named)
    }
}

extension OptionSpec {
    /// The options of the days and the trackers that a command looks back at, with its own options.
    static func lookingBack(_ others: OptionSpec...) -> [OptionSpec] {
        [
            OptionSpec(.date, .days, Phrase("a day or a range", "один день или отрезок")),
            OptionSpec(.from, .pastDay, Phrase("from this day on", "начиная с этого дня")),
            OptionSpec(.to, .day, Phrase("up to this day", "по этот день")),
            OptionSpec(.year, .year, Phrase("a year", "один год")),
        ] + others + [
            OptionSpec(.category, .category, Phrase("only one category", "только одна категория"))
        ]
    }

    /// Those of them that cannot be given together, with others of a command.
    static func exclusiveDays(_ others: OptionName...) -> [[OptionName]] {
        [.from, .to].map { [$0, .year, .date] + others }
    }
}

extension Phrase {
    fileprivate static func noneIn(_ category: String) -> Phrase {
        Phrase(
            "None of the trackers named is in “\(category)”.",
            "Ни один из названных трекеров не в категории «\(category)».")
    }

    fileprivate static func yearToCome(_ year: Int, thisYear: Int) -> Phrase {
        Phrase(
            "\(year) has not begun yet: write \(thisYear) or a year before.",
            "Год \(year) ещё не начался: напишите \(thisYear) или более ранний.")
    }

    fileprivate static func dayToCome(_ day: Day) -> Phrase {
        Phrase(
            "\(DateText.full(day, .english)) has not come yet: write today or a day before.",
            "Этот день ещё впереди (\(DateText.full(day, .russian))): укажите сегодняшний или более ранний.")
    }
}
