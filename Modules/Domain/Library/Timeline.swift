/// A value's history: each entry holds from its day on, and the first also before it.
public struct Timeline<Value: Sendable>: Sendable {
    public struct Entry: Sendable {
        public let from: Day
        public let value: Value

        public init(from: Day, _ value: Value) {
            self.from = from
            self.value = value
        }
    }

    /// A range of days with one value in force.
    public struct Span: Sendable {
        public let value: Value
        public let days: ClosedRange<Day>
    }

    /// Ascending by day, never empty.
    public let entries: [Entry]

    public init(_ value: Value, from day: Day) {
        entries = [Entry(from: day, value)]
    }

    /// Takes the entries of a file; nil unless there is one and the days ascend.
    public init?(entries: [Entry]) {
        guard !entries.isEmpty else { return nil }
        for index in 1..<max(1, entries.count) where entries[index - 1].from >= entries[index].from {
            return nil
        }
        self.entries = entries
    }

    fileprivate init(unchecked entries: [Entry]) {
        self.entries = entries
    }

    public subscript(day: Day) -> Value { Self.value(on: day, among: entries) }

    /// The value in force on a day by ascending entries, of which there is at least one.
    ///
    /// Halves them, as a file may have an entry for each day.
    static func value(on day: Day, among entries: [Entry]) -> Value {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].from <= day { low = middle + 1 } else { high = middle }
        }
        // That of the last one up to the day, or else of the first.
        return entries[max(0, low - 1)].value
    }

    /// The values in force over a range of days, in order, each with its days.
    public func spans(over days: ClosedRange<Day>) -> [Span] {
        entries.indices.compactMap { index in
            let from = index == 0 ? days.lowerBound : max(entries[index].from, days.lowerBound)
            let isLast = index == entries.count - 1
            let upTo = isLast ? days.upperBound : min(entries[index + 1].from - 1, days.upperBound)
            return from <= upTo ? Span(value: entries[index].value, days: from...upTo) : nil
        }
    }
}

extension Timeline where Value: Equatable {
    /// Returns the history with a change on a day.
    ///
    /// Earlier days keep their values, entries after the day are dropped, an entry of the same day is replaced,
    /// and a change back leaves no trace.
    public func changing(to value: Value, on day: Day) -> Timeline {
        guard entries[0].from <= day else { return changingBeforeFirstEntry(to: value, on: day) }
        if entries[entries.count - 1].from <= day, entries[entries.count - 1].value == value { return self }
        var retained = entries.filter { $0.from < day }
        if retained.last?.value != value { retained.append(Entry(from: day, value)) }
        return Timeline(unchecked: retained)
    }

    /// Keeps the first value for all days before the change.
    ///
    /// It is dated back to the earliest day: dated to the day before, a second change on that very day would
    /// replace it and rewrite the past.
    private func changingBeforeFirstEntry(to value: Value, on day: Day) -> Timeline {
        let first = entries[0]
        if value == first.value { return Timeline(value, from: first.from) }
        if day == .earliest { return Timeline(value, from: day) }
        return Timeline(unchecked: [Entry(from: .earliest, first.value), Entry(from: day, value)])
    }
}

extension Timeline: Equatable where Value: Equatable {}
extension Timeline: Hashable where Value: Hashable {}
extension Timeline.Entry: Equatable where Value: Equatable {}
extension Timeline.Entry: Hashable where Value: Hashable {}
extension Timeline.Span: Equatable where Value: Equatable {}
extension Timeline.Span: Hashable where Value: Hashable {}

/// The rules that a habit has had.
public typealias ScheduleHistory = Timeline<Schedule>
