import Samples
import Testing
import TrackerDomain

/// Loop Habit Tracker's published figures, where its rules and ours are the same.
@Suite struct StrengthTests {
    private static let today: Day = "2026-11-20"

    private static func isNear(_ one: Double?, _ other: Double, within distance: Double = 1e-6) -> Bool {
        one.map { abs($0 - other) <= distance } ?? false
    }

    private static func habit(
        _ rule: String = "mon,tue,wed,thu,fri,sat,sun", doneAgo: [Int], skippedAgo: [Int] = [],
        createdAgo: Int? = nil
    ) -> Tracker {
        let created = today - (createdAgo ?? doneAgo.max() ?? 0)
        return .habit(
            1, planned: .rule(rule), created: created, done: doneAgo.map { today - $0 },
            skipped: skippedAgo.map { today - $0 })
    }

    @Test("STR-1: every day for 20 days")
    func daily() throws {
        let strengths = try #require(
            Self.habit(doneAgo: Array(0...19), createdAgo: 22)
                .strengths(over: Self.today - 22...Self.today, today: Self.today))
        let published = [
            0.655747, 0.636894, 0.617008, 0.596033, 0.573910, 0.550574, 0.525961, 0.5, 0.472617, 0.443734,
            0.413270,
            0.381137, 0.347244, 0.311495, 0.273788, 0.234017, 0.192067, 0.147820, 0.101149, 0.051922, 0, 0, 0,
        ]
        #expect(zip(strengths.reversed(), published).allSatisfy { Self.isNear($0, $1) })
        #expect(Self.isNear(strengths.last, 0.65574764))
    }

    @Test("STR-1: a skipped day leaves it as it was")
    func skips() throws {
        let strengths = try #require(
            Self.habit(
                doneAgo: (0...19).filter { ![5, 10, 11].contains($0) }, skippedAgo: [5, 10, 11],
                createdAgo: 22
            )
            .strengths(over: Self.today - 22...Self.today, today: Self.today))
        let published = [
            0.596033, 0.573910, 0.550574, 0.525961, 0.5, 0.472617, 0.472617, 0.443734, 0.413270, 0.381137,
            0.347244,
            0.347244, 0.347244, 0.311495,
        ]
        #expect(zip(strengths.reversed(), published).allSatisfy { Self.isNear($0, $1) })
    }

    @Test(
        "STR-1: twice a week where more is asked for comes to the share",
        arguments: [("3 a week", 2.0 / 3), ("4 a week", 0.5), ("mon,wed,fri", 2.0 / 3)])
    func twoAWeek(rule: String, share: Double) {
        let days = (0..<100).flatMap { (week: Int) -> [Int] in [7 * week, 7 * week + 3] }
        #expect(Self.isNear(Self.habit(rule, doneAgo: days).strength(today: Self.today), share))
    }

    @Test("STR-1: once a week comes to 1")
    func weekly() {
        let days = (0..<100).map { 7 * $0 }
        #expect(
            Self.isNear(Self.habit("1 a week", doneAgo: days).strength(today: Self.today), 1, within: 1e-3))
    }

    @Test("STR-1: 90 days in a row are 0.991760")
    func ninety() {
        #expect(Self.isNear(Self.habit(doneAgo: Array(0..<90)).strength(today: Self.today), 0.991760))
    }

    @Test("STR-1: today counts only once it is done")
    func today() {
        let yesterday = Self.habit(doneAgo: [1, 2]).strength(today: Self.today)
        #expect(yesterday == Self.habit(doneAgo: [1, 2]).strength(today: Self.today - 1))
        #expect(Self.isNear(yesterday, 0.101149))
        #expect(Self.isNear(Self.habit(doneAgo: [0, 1]).strength(today: Self.today), 0.101149))
    }

    @Test("STR-1: windows run over the days that are not off, so that a holiday costs nothing")
    func holiday() throws {
        let done = (0..<20).flatMap { (week: Int) -> [Int] in [7 * week, 7 * week + 2, 7 * week + 4] }
        let weekly = Self.habit("3 a week", doneAgo: done)
        let before = try #require(weekly.strength(today: Self.today))
        let rested = Tracker.habit(
            1, planned: .rule("3 a week"), created: weekly.createdOn, done: Array(weekly.marks),
            pausedDays: (1...28).map { Self.today + $0 })
        #expect(rested.strength(today: Self.today + 28) == before)
        // The next day comes to what it would have without the four weeks.
        let straight = weekly.strengths(over: Self.today...Self.today + 1, today: Self.today + 2)
        let after = rested.strengths(over: Self.today + 28...Self.today + 29, today: Self.today + 30)
        #expect(straight == after)
    }

    @Test("STR-1: a day of the month counts by 30: 1 of 4 on the first day of two a month")
    func monthDays() {
        let tracker = Tracker.habit(1, planned: .rule("month 1,15"), created: .today, done: [.today])
        // m = ½^(√(2 ÷ 30) ÷ 13) = 0.98632742, and s = ¼ · (1 − m).
        #expect(Self.isNear(tracker.strength(today: .today), 0.003418145))
    }

    @Test("STR-1: a new rule's window has what was done under the old one")
    func ruleChanged() throws {
        let tracker = Tracker.made(
            id: 1, name: "Run", emoji: "🙂", color: .number(1), categoryID: .home,
            kind: .habit(
                try #require(
                    ScheduleHistory(entries: [
                        .init(from: "2026-03-02", .weekdays(.everyDay)),
                        .init(from: "2026-03-05", .rule("2 a week")),
                    ]))),
            createdOn: "2026-03-02", completions: DaySet(["2026-03-02", "2026-03-03", "2026-03-04"]))
        // Three days in a row are 0.147820; then p = 3 ÷ 4 and m = ½^(√(2 ÷ 7) ÷ 13) = 0.97190.
        #expect(Self.isNear(tracker.strength(today: "2026-03-05"), 0.147820))
        #expect(Self.isNear(tracker.strength(today: "2026-03-06"), 0.164740))
    }

    @Test("STR-2: an event has none, and a habit that begins has 0")
    func none() {
        #expect(Tracker.event(1).strength(today: .today) == nil)
        #expect(Tracker.habit(1, created: .today).strength(today: .today) == 0)
    }
}
