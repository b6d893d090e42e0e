import TrackerPresentation

/// What the statistics, the calendar and the details say besides their figures.
extension Phrase {
    static let statisticsBegin = Phrase(
        "Mark a tracker as done, and its figures appear here.",
        "Отметьте трекер, и здесь появятся цифры.")

    /// "3–7 of 12".
    static func rows(_ shown: ClosedRange<Int>, of all: Int) -> Phrase {
        let range = shown.count == 1 ? "\(shown.lowerBound)" : "\(shown.lowerBound)–\(shown.upperBound)"
        return Phrase("\(range) of \(all)", "\(range) из \(all)")
    }
}
