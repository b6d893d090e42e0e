import Samples
import Testing
import TrackerDomain

/// Whatever a library can hold arrives on another device; a new field cannot be forgotten.
@Suite struct SyncFieldTests {
    private static let before = Tracker.habit(1, "Run")
    /// Differs from the one before in everything that can be set.
    private static let after = Tracker.made(
        id: 1, name: "Jog", emoji: "😻", color: .number(7), categoryID: .work,
        kind: .habit(ScheduleHistory(.on(.monday), from: "2026-03-02")), createdOn: "2026-03-02",
        isPinned: true,
        goals: GoalHistory("at least 5 km", from: "2026-03-02"), status: .paused(since: "2026-03-08"),
        completions: DaySet(["2026-03-02"]), skips: DaySet(["2026-03-04"]),
        pausedDays: DaySet(["2026-03-05"]),
        amounts: DayMap([("2026-03-03", "3")]), notes: DayMap([("2026-03-06", "Rain")]))

    private var pair: (laptop: Device, phone: Device) {
        get throws { try Device.pair(.holding(Self.before)) }
    }

    private func change(_ change: (inout Tracker) -> Void) throws -> Tracker {
        var (laptop, phone) = try pair
        var edited = Self.before
        change(&edited)
        try laptop.journal.adopt(.holding(edited), today: .today)
        try phone.takeIn(laptop)
        #expect(laptop.tracker(1) == edited)
        return try #require(phone.tracker(1))
    }

    @Test("SYNC 4: every field of a tracker arrives", arguments: TrackerField.allCases)
    func field(_ field: TrackerField) throws {
        let text = Self.after.text(of: field)
        try #require(text != Self.before.text(of: field))
        #expect(try change { _ = $0.set(field, to: text) }.text(of: field) == text)
    }

    @Test(
        "SYNC 4: every set of days arrives, and so does taking a day out of it",
        arguments: DaySetField.allCases)
    func daySet(_ field: DaySetField) throws {
        try #require(!Self.after[field].isEmpty)
        #expect(try change { $0[field] = Self.after[field] }[field] == Self.after[field])
        var (laptop, phone) = try Device.pair(.holding(Self.after))
        var edited = Self.after
        edited[field] = DaySet()
        try laptop.journal.adopt(.holding(edited), today: .today)
        try phone.takeIn(laptop)
        #expect(phone.tracker(1) == edited)
    }

    @Test("SYNC 4: every value of a day arrives, and so does its removal", arguments: DayValueField.allCases)
    func dayValue(_ field: DayValueField) throws {
        let day = try #require(field.days(of: Self.after).first)
        let text = field.text(of: Self.after, on: day)
        #expect(try field.text(of: change { _ = field.set(text, of: &$0, on: day) }, on: day) == text)
        var (laptop, phone) = try Device.pair(.holding(Self.after))
        var edited = Self.after
        #expect(field.set(nil, of: &edited, on: day))
        try laptop.journal.adopt(.holding(edited), today: .today)
        try phone.takeIn(laptop)
        #expect(phone.tracker(1) == edited)
    }

    @Test("SYNC 4: a new tracker arrives with all it holds, a new category and its new name, too")
    func newItems() throws {
        var (laptop, phone) = try Device.pair(.holding())
        try laptop.journal.adopt(.holding(Self.after), today: .today)
        try phone.takeIn(laptop)
        #expect(phone.tracker(1) == Self.after)
        try laptop.perform(.addCategory(id: 7, name: "Garden"))
        try phone.takeIn(laptop)
        #expect(phone.journal.library.category(7)?.name == "Garden")
        try laptop.perform(.renameCategory(7, to: "Yard"))
        try phone.takeIn(laptop)
        #expect(phone.journal.library.category(7)?.name == "Yard")
    }

    @Test("SYNC 4: the facts of a library show that library")
    func facts() throws {
        let library = try Library.holding(Self.after, .event(3, "Exam", done: ["2026-03-03"]))
        #expect(try ReplicaState(library, by: .laptop).library(library.id) == library)
    }
}
