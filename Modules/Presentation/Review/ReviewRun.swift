/// How far a review has come; a value, so that an answer is taken back by the run before it.
public struct ReviewRun: Hashable, Sendable {
    public enum Outcome: Hashable, Sendable {
        case done, skipped
        /// Stays open and is not asked again.
        case left
        /// Is asked once more at the end.
        case later
        /// Others have settled it.
        case passed
    }

    public let questions: [ReviewQuestion]
    /// The places of the questions still to be asked.
    private var queue: ArraySlice<Int>
    private var putOff: Set<Int> = []
    private var counts: [Outcome: Int] = [:]

    public init(_ questions: [ReviewQuestion]) {
        self.questions = questions
        queue = ArraySlice(questions.indices)
    }

    /// The place of the question to be asked now; nil at the end.
    public var place: Int? { queue.first }

    /// True if the questions are of several days.
    public var spansDays: Bool { questions.first?.day != questions.last?.day }

    public mutating func take(_ outcome: Outcome) {
        guard let place = queue.popFirst() else { return }
        if outcome == .later, putOff.insert(place).inserted { return queue.append(place) }
        counts[outcome, default: 0] += 1
    }

    /// "Done 2, skipped 1, still open 1."; empty if others settled all of it.
    public var summary: Phrase {
        let (done, skipped) = (counts[.done, default: 0], counts[.skipped, default: 0])
        let open = questions.count - done - skipped - counts[.passed, default: 0]
        let parts = [
            (done, Phrase("done", "сделано")), (skipped, Phrase("skipped", "пропущено")),
            (open, Phrase("still open", "осталось")),
        ].filter { $0.0 > 0 }.map { $1 + " \($0)" }
        return parts.isEmpty ? .empty : parts.joined(separator: ", ").capitalized + "."
    }
}
