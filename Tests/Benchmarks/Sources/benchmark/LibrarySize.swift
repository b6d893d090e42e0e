/// How much a generated library holds.
struct LibrarySize {
    let trackers: Int
    let years: Int

    /// Reads `10x2`: ten trackers kept for two years.
    init?(_ text: String) {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let trackers = parts[0], let years = parts[1], (1...9999).contains(trackers),
            (1...99).contains(years)
        else { return nil }
        self.trackers = trackers
        self.years = years
    }
}
