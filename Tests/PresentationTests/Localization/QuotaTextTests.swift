import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct QuotaTextTests {
    private static let week: ClosedRange<Day> = "2026-03-02"..."2026-03-08"

    private func card(_ tracker: Tracker, on day: Day) throws -> Phrase {
        QuotaText.card(try #require(tracker.quota(around: day, today: day)), isDue: false)
    }

    @Test("SCH-6: where nothing is asked the card says so, whatever was done")
    func nothingAsked() throws {
        let tracker = Tracker.habit(
            1, planned: .rule("1 a week"), done: ["2026-03-02"], skipped: Array(Self.week))
        let text = try card(tracker, on: "2026-03-04")
        #expect(text(.english) == "nothing asked this week")
        #expect(text(.russian) == "ничего не нужно на этой неделе")
    }

    @Test("SCH-8: how many are left, and by when")
    func left() throws {
        let tracker = Tracker.habit(1, planned: .rule("3 a week"), done: ["2026-03-02"])
        let standing = try #require(tracker.quota(around: "2026-03-03", today: "2026-03-03"))
        #expect(QuotaText.left(standing, today: "2026-03-03")?(.english) == "2 more by Sunday")
        #expect(QuotaText.left(standing, today: "2026-03-03")?(.russian) == "ещё 2 до конца воскресенья")
        #expect(QuotaText.left(standing, today: "2026-03-08")?(.russian) == "ещё 2 до конца дня")
    }

    @Test("AMT-2, AMT-4: of a limit nothing recorded is told otherwise than none")
    func limit() {
        #expect(AmountText.progress(nil, of: "at most 2 cups", .english) == "at most 2 cups")
        #expect(AmountText.progress("0", of: "at most 2 cups", .english) == "0 of at most 2 cups")
        #expect(AmountText.progress(nil, of: "at least 5 km", .russian) == "0 из 5 km")
    }
}
