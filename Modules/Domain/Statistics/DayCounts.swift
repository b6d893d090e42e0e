/// A count for each day, added to 64 days at a time.
///
/// Plane `k` of a word holds the bit of value 2ᵏ of each of its 64 counts. One more on some of the days is added as
/// on paper: each plane takes the carry of the one below.
struct DayCounts {
    private let words: ClosedRange<Int>
    private let depth: Int
    private var planes: [UInt64]

    /// - Parameter most: What no count exceeds.
    init(words: ClosedRange<Int>, atMost most: Int) {
        self.words = words
        depth = Int.bitWidth - most.leadingZeroBitCount
        planes = Array(repeating: 0, count: words.count * depth)
    }

    /// Counts one more on each day whose bit is set.
    mutating func add(_ days: UInt64, inWord word: Int) {
        var carry = days
        var place = (word - words.lowerBound) * depth
        while carry != 0 {
            (planes[place], carry) = (planes[place] ^ carry, planes[place] & carry)
            place += 1
        }
    }

    /// The count of each day of the words, in order.
    var counts: [Int] {
        var counts = Array(repeating: 0, count: words.count * 64)
        for (place, plane) in planes.enumerated() {
            let (word, power) = place.quotientAndRemainder(dividingBy: depth)
            var rest = plane
            while rest != 0 {
                counts[word * 64 + rest.trailingZeroBitCount] += 1 << power
                rest &= rest - 1
            }
        }
        return counts
    }
}
