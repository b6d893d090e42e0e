internal import TrackerDomain

extension Day {
    /// The nearest day that the product supports.
    var clamped: Day { min(max(self, .earliest), .latest) }
}

extension Month {
    /// The month `count` months later, within the days that the product supports.
    func turned(by count: Int) -> Month {
        min(max(adding(count), Month(containing: .earliest)), Month(containing: .latest))
    }
}
