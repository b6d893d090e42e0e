internal import TrackerDomain

extension Day {
    /// The nearest of the days that the product knows.
    var clamped: Day { min(max(self, .earliest), .latest) }
}

extension Month {
    /// The month `count` months later, no farther than the days that the product knows.
    func turned(by count: Int) -> Month {
        min(max(adding(count), Month(containing: .earliest)), Month(containing: .latest))
    }
}
