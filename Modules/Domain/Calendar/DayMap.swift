/// Values by day, in the order of the days.
public struct DayMap<Value: Hashable & Sendable>: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        public let day: Day
        public let value: Value
    }

    /// Ascending by day, each day once.
    public internal(set) var entries: [Entry] = []

    public init() {}

    public var isEmpty: Bool { entries.isEmpty }
    public var days: DaySet { DaySet(entries.lazy.map(\.day)) }

    /// The value of a day; nil if it has none.
    public subscript(day: Day) -> Value? {
        get {
            let index = index(of: day)
            return index < entries.count && entries[index].day == day ? entries[index].value : nil
        }
        set {
            let index = index(of: day)
            let isKnown = index < entries.count && entries[index].day == day
            switch (newValue, isKnown) {
            case (let value?, true): entries[index] = Entry(day: day, value: value)
            case (let value?, false): entries.insert(Entry(day: day, value: value), at: index)
            case (nil, true): entries.remove(at: index)
            case (nil, false): break
            }
        }
    }

    /// The index of the first entry on or after the day.
    private func index(of day: Day) -> Int {
        // Days are mostly added in order.
        guard let last = entries.last, last.day >= day else { return entries.count }
        var (low, high) = (0, entries.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].day < day { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

// One extension for each value type: generic code is a hundred times as slow when called from another module.

extension DayMap<String> {
    /// Takes days in ascending order with their texts; nil if they do not ascend.
    package init?(ascending texts: [(day: Day, text: String)]) {
        guard zip(texts, texts.dropFirst()).allSatisfy({ $0.day < $1.day }) else { return nil }
        entries = texts.map { Entry(day: $0.day, value: $0.text) }
    }
}
