/// The number of writes of a library; 0 for a library of version 1, which has no count.
enum Generation {
    /// The numbers that a lifetime of writes reaches, one every few seconds.
    ///
    /// Greater ones were not written by us: counting on from the greatest number would overflow.
    static let counted = 0..<1_000_000_000

    /// Ten digits, so that names sort as numbers.
    static func text(_ generation: Int) -> String {
        let digits = String(generation)
        return String(repeating: "0", count: max(0, 10 - digits.utf8.count)) + digits
    }
}
