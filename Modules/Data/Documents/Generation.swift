internal import TrackerDomain

/// The number of writes of a library; 0 for a library of version 1, which has no count.
enum Generation {
    /// The generations that we write: more than a lifetime of writes, and small enough to count on.
    static let counted = 0..<1_000_000_000

    /// Ten digits, so that names sort as numbers.
    static func text(_ generation: Int) -> String { String(generation, digits: 10) }
}
