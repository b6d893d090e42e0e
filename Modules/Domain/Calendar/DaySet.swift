/// A set of days stored as 64-day words, so that unions, counts and runs are word operations.
///
/// Word `w` has the days `64 w` to `64 w + 63`; the lowest bit is the earliest day.
public struct DaySet: Hashable, Sendable {
    /// The index of the first stored word.
    var firstWord = 0
    /// The stored words; the first and the last are never zero.
    var words: [UInt64] = []

    public init() {}

    public init(_ days: some Sequence<Day>) {
        for day in days { insert(day) }
    }

    /// - Parameter words: The words from `firstWord` on; may have zeros at both ends.
    init(firstWord: Int, words: [UInt64]) {
        self.firstWord = firstWord
        self.words = words
        trim()
    }

    public var isEmpty: Bool { words.isEmpty }

    public var count: Int {
        var total = 0
        for word in words { total &+= word.nonzeroBitCount }
        return total
    }

    public var first: Day? {
        words.first.map { Day(firstWord << 6 + $0.trailingZeroBitCount) }
    }

    public var last: Day? {
        words.last.map { Day((firstWord + words.count) << 6 - 1 - $0.leadingZeroBitCount) }
    }

    public func contains(_ day: Day) -> Bool {
        word(at: day.number >> 6) & DaySet.bit(of: day) != 0
    }

    /// Adds a day; returns whether it was missing.
    @discardableResult
    public mutating func insert(_ day: Day) -> Bool {
        let index = makeRoom(for: day.number >> 6)
        let isNew = words[index] & DaySet.bit(of: day) == 0
        words[index] |= DaySet.bit(of: day)
        return isNew
    }

    /// Removes a day; returns whether it was in the set.
    @discardableResult
    public mutating func remove(_ day: Day) -> Bool {
        guard contains(day) else { return false }
        words[day.number >> 6 - firstWord] &= ~DaySet.bit(of: day)
        trim()
        return true
    }

    private static func bit(of day: Day) -> UInt64 { 1 << UInt64(day.number & 63) }

    /// Extends the storage to a word and returns its index; the caller must set a bit there.
    mutating func makeRoom(for word: Int) -> Int {
        if words.isEmpty {
            firstWord = word
        } else if word < firstWord {
            words.insert(contentsOf: repeatElement(0, count: firstWord - word), at: 0)
            firstWord = word
        }
        let index = word - firstWord
        while words.count <= index { words.append(0) }
        return index
    }

    mutating func trim() {
        while words.last == 0 { words.removeLast() }
        let leading = words.prefix { $0 == 0 }.count
        words.removeFirst(leading)
        firstWord = words.isEmpty ? 0 : firstWord + leading
    }
}
