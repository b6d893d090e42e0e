import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite("AMT-4: the last three values") struct LastAmountsTests {
    /// Pages of days before today, the newest first.
    private func tracker(_ amounts: [Int]) throws -> Tracker {
        var journal = Journal(library: try .holding(.habit(1, "Read")))
        let goal = Goal(.atLeast, "20", unit: "pages")
        try journal.perform([.editTracker(1, TrackerEdit(.goal(goal)))], today: .today)
        for (distance, amount) in amounts.enumerated() {
            let edit = AmountEdit(.set, Amount(text: "\(amount)") ?? .zero)
            try journal.perform([.amount(edit, of: 1, on: DaySet([.today - distance]))], today: .today)
        }
        return try #require(journal.library.tracker(1))
    }

    private func texts(_ amounts: [Int], for day: Day = .today) throws -> [String] {
        LastAmounts(of: try tracker(amounts), for: day, .english).entries.map(\.text)
    }

    @Test("AMT-4: three different ones, the latest first, each with its last day")
    func three() throws {
        let last = LastAmounts(of: try tracker([5, 12, 30, 12, 8, 7]), for: .today, .english)
        #expect(last.entries.map(\.text) == ["12 pages", "30 pages", "8 pages"])
        #expect(last.entries.map(\.day) == [Day.today - 1, Day.today - 2, Day.today - 4])
    }

    @Test("AMT-4: what the day has already is no choice, wherever it stands")
    func present() throws {
        #expect(try texts([12, 12, 30, 12, 8]) == ["30 pages", "8 pages"])
        #expect(try texts([5, 12, 30], for: .today - 1) == ["5 pages", "30 pages"])
        #expect(try texts([5]).isEmpty && texts([]).isEmpty)
    }
}
