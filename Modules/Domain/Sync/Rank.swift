/// A fractional index: a place in a list as a decimal above 0, so that there is one between any two: `2`, `2.5`.
package struct Rank: Hashable, Comparable, Sendable {
    /// In billionths.
    private let number: Int

    private static let one = 1_000_000_000
    private static let most = 1_000_000_000 * one
    package static let zero = Rank(number: 0)

    private init(number: Int) { self.number = number }

    /// The place of an item that was never moved.
    init(place: Int) { number = min(max(1, place), Self.most / Self.one - 1) * Self.one }

    package static func < (left: Rank, right: Rank) -> Bool { left.number < right.number }

    var whole: Int { number / Self.one }

    /// The whole part and one more.
    package var next: Rank { Rank(place: whole + 1) }

    /// The shortest decimal between two, of several the nearest to their middle, of two such the smaller; nil if there
    /// is none with nine places.
    package static func between(_ low: Rank, _ high: Rank) -> Rank? {
        let middle = low.number + high.number
        var step = one
        while step > 0 {
            let first = low.number / step + 1
            let last = (high.number - 1) / step
            if first <= last {
                // The nearest to the middle, halves down.
                let nearest = (middle + step - 1) / (2 * step)
                return Rank(number: min(max(nearest, first), last) * step)
            }
            step /= 10
        }
        return nil
    }

    /// Nil if the text is not the one of a rank.
    package init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ (1...9).contains($0.count) }),
            let whole = Int(Substring(parts[0])),
            let decimals = Int((parts.count == 2 ? String(Substring(parts[1])) : "").padded)
        else { return nil }
        number = whole * Self.one + decimals
        guard number > 0, self.text == text else { return nil }
    }

    package var text: String {
        let (whole, decimals) = number.quotientAndRemainder(dividingBy: Self.one)
        guard decimals > 0 else { return String(whole) }
        var digits = Array(String(Self.one + decimals).utf8.dropFirst())
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        return "\(whole).\(String(decoding: digits, as: UTF8.self))"
    }
}

extension String {
    /// With zeros behind it, nine digits long.
    fileprivate var padded: String { self + String(repeating: "0", count: 9 - utf8.count) }
}

extension Register? {
    /// True if there is one with the text of a place, or an empty text for none.
    package var isPlace: Bool { self.map { $0.text.isEmpty || Rank($0.text) != nil } ?? false }

    /// True if the text names a place.
    var hasPlace: Bool { place != nil }

    /// The place that the text names.
    var place: Rank? { self.flatMap { Rank($0.text) } }
}
