/// How many times a library has been written; 0 is a library of version 1, which does not count.
enum Generation {
    /// The numbers that counting reaches in a life, a write every few seconds. Those beyond came from other hands:
    /// who counted on from the last one would have no number left.
    static let counted = 0..<1_000_000_000

    /// Ten digits, so that names sort as numbers.
    static func text(_ generation: Int) -> String {
        let digits = String(generation)
        return String(repeating: "0", count: max(0, 10 - digits.utf8.count)) + digits
    }
}
