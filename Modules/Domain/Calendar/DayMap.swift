/// Values by day.
public struct DayMap<Value: Sendable>: Sendable {
    public struct Entry: Sendable {
        public let day: Day
        public let value: Value

        public init(day: Day, value: Value) {
            self.day = day
            self.value = value
        }
    }

    /// The days that have a value.
    public internal(set) var days = DaySet()
    /// The values in the order of their days.
    public internal(set) var values: [Value] = []

    public init() {}

    public var isEmpty: Bool { values.isEmpty }
    public var count: Int { values.count }

    /// The days with their values, ascending by day.
    // Inlinable, as generic code is a hundred times as slow when called from another module.
    @inlinable public var entries: [Entry] { zip(days, values).map { Entry(day: $0, value: $1) } }

    /// The value of a day; nil if it has none.
    public subscript(day: Day) -> Value? {
        get { days.contains(day) ? values[days.count(through: day) - 1] : nil }
        set {
            // Days are mostly added in order.
            let isLast = days.last.map { $0 < day } ?? true
            let index = isLast ? values.count : days.count(through: day)
            switch (newValue, days.contains(day)) {
            case (let value?, true): values[index - 1] = value
            case (let value?, false):
                values.insert(value, at: index)
                days.insert(day)
            case (nil, true):
                values.remove(at: index - 1)
                days.remove(day)
            case (nil, false): break
            }
        }
    }
}

extension DayMap: Equatable where Value: Equatable {}
extension DayMap: Hashable where Value: Hashable {}
extension DayMap.Entry: Equatable where Value: Equatable {}
extension DayMap.Entry: Hashable where Value: Hashable {}
