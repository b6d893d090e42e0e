import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct QuotaTextTests {
    private static let week: ClosedRange<Day> = "2026-03-02"..."2026-03-08"

    private func card(_ tracker: Tracker, on day: Day) throws -> Phrase {
        RuleText.period(
            try #require(tracker.progress(around: day, today: day)), weekStartsOn: .monday)
    }

    @Test("SCH-6: where nothing is asked the card says so, whatever was done")
    func nothingAsked() throws {
        let tracker = Tracker.habit(
            1, planned: .rule("1 a week"), done: ["2026-03-02"], skipped: Array(Self.week))
        let text = try card(tracker, on: "2026-03-04")
        #expect(text(.english) == "nothing asked this week")
        #expect(text(.russian) == "на эту неделю ничего не запланировано")
    }

    private func left(_ tracker: Tracker, today: Day) throws -> [String] {
        let progress = try #require(tracker.progress(around: today, today: today))
        let reachable = tracker.reachable(in: progress, today: today)
        let text = RuleText.left(progress, reachable: reachable, today: today)
        return text.map { [$0.english, $0.russian] } ?? []
    }

    @Test("SCH-8: how many are left, and by when")
    func left() throws {
        let tracker = Tracker.habit(1, planned: .rule("3 a week"), done: ["2026-03-02"])
        #expect(
            try left(tracker, today: "2026-03-03") == [", 2 more by Sunday", ", ещё 2 до конца воскресенья"])
        let nearly = Tracker.habit(1, planned: .rule("2 a week"), done: ["2026-03-02"])
        #expect(try left(nearly, today: "2026-03-08") == [", 1 more by tonight", ", ещё 1 до конца дня"])
        #expect(
            try left(nearly, today: "2026-03-07") == [", 1 more by Sunday", ", ещё 1 до конца воскресенья"])
        let done = Tracker.habit(1, planned: .rule("1 a week"), done: ["2026-03-02"])
        #expect(try left(done, today: "2026-03-03") == [])
    }

    @Test("SCH-8: a day of the week names the coming one, a day after a week its date")
    func weekAhead() throws {
        // The 31st of March is a Tuesday, as is the 24th.
        let tracker = Tracker.habit(1, planned: .rule("4 a month"), done: ["2026-03-02"])
        #expect(
            try left(tracker, today: "2026-03-24") == [", 3 more by 31 March", ", ещё 3 до конца 31 марта"])
        #expect(
            try left(tracker, today: "2026-03-25") == [", 3 more by Tuesday", ", ещё 3 до конца вторника"])
    }

    @Test(
        "N10: a quota that can no longer be met tells what still can: what is done and the days left",
        arguments: [
            // Ten days from the 2nd to the 11th; none, then one of four done by the last of them.
            ("4 in 10 days from 2026-03-02", [], "2026-03-11", 1, ""),
            ("4 in 10 days from 2026-03-02", ["2026-03-03"], "2026-03-11", 2, ""),
            ("4 in 10 days from 2026-03-02", [], "2026-03-09", 3, "Wednesday среды"),
            // The week to Sunday the 8th, the month to Tuesday the 31st.
            ("3 a week", [], "2026-03-08", 1, ""), ("3 a week", [], "2026-03-07", 2, "Sunday воскресенья"),
            ("4 a month", ["2026-03-02"], "2026-03-30", 3, "Tuesday вторника"),
            ("4 a month", [], "2026-03-31", 1, ""),
        ] as [(String, [Day], Day, Int, String)])
    func reachable(rule: String, done: [Day], today: Day, reached: Int, until: String) throws {
        let tracker = Tracker.habit(1, planned: .rule(rule), done: done)
        let asked = rule.first!
        let ends = until.split(separator: " ")
        #expect(
            try left(tracker, today: today) == [
                "; \(reached) of \(asked) can still be reached" + (ends.isEmpty ? "" : " by \(ends[0])"),
                "; ещё можно успеть \(reached) из \(asked)" + (ends.isEmpty ? "" : " до конца \(ends[1])"),
            ])
    }

    @Test("N10: days that are off, and today once it is done, are no days to do it on")
    func unreachable() throws {
        // 7 a week less two skipped days asks for 5; on Friday none of them is done, and Friday alone is left.
        let skipped = Tracker.habit(
            1, planned: .rule("7 a week"), skipped: ["2026-03-07", "2026-03-08"])
        #expect(try left(skipped, today: "2026-03-06").first == "; 1 of 5 can still be reached by Sunday")
        let done = Tracker.habit(1, planned: .rule("3 a week"), done: ["2026-03-08"])
        #expect(try left(done, today: "2026-03-08") == [], "nothing more can be done today")
    }

    @Test("AMT-2, AMT-4: of a limit nothing recorded is told otherwise than none")
    func limit() {
        #expect(AmountText.progress(nil, of: "at most 2 cups", .english) == "limit 2 cups")
        #expect(AmountText.progress("0", of: "at most 2 cups", .english) == "0 · limit 2 cups")
        #expect(AmountText.progress(nil, of: "at least 5 km", .russian) == "0 · цель: 5 km")
    }
}
