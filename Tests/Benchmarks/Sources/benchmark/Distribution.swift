/// Least, middle and greatest of several values.
struct Distribution {
    let minimum: Double
    let median: Double
    let maximum: Double

    /// Nil where there are none.
    init?(_ values: [Double]) {
        let sorted = values.sorted()
        guard let first = sorted.first, let last = sorted.last else { return nil }
        let middle = sorted.count / 2
        minimum = first
        median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
        maximum = last
    }
}
