import Samples
import Testing
import TrackerDomain

/// The counts of a merge: new, the same, or different here.
struct MergeSummaryTests {
    private func tally(
        of other: Library, into library: Library, comparesFields: Bool = true
    ) throws -> MergeSummary {
        var journal = Journal(library: library)
        try journal.perform([.merge(other)], today: .today)
        return MergeSummary(
            of: other, into: library, giving: journal.library, comparesFields: comparesFields)
    }

    private func counts(
        _ trackers: Int = 0, done: Int = 0, amounts: Int = 0, skips: Int = 0, notes: Int = 0
    ) -> MergeSummary.Counts {
        var counts = MergeSummary.Counts()
        counts.trackers = trackers
        counts.done = done
        counts.amounts = amounts
        counts.skips = skips
        counts.notes = notes
        return counts
    }

    @Test("what comes to an empty library is all new")
    func empty() throws {
        let tally = try tally(of: .workedExample(), into: Library(id: 5))
        #expect(tally.new == counts(3, done: 8))
        #expect(tally.same == counts() && tally.different == counts() && tally.gaining == 0)
    }

    @Test("what comes again is all here, the same")
    func again() throws {
        let tally = try tally(of: .workedExample(), into: .workedExample())
        #expect(tally.same == counts(3, done: 8))
        #expect(tally.new == counts() && tally.different == counts() && tally.gaining == 0)
    }

    @Test("each mark, amount, skip and note is counted once: new, the same, or different and left as it is")
    func days() throws {
        let goal: Goal = "at least 5 km"
        let here = try Library.holding(
            .habit(
                1, "Run", goal: goal, done: ["2026-03-02", "2026-03-06"], skipped: ["2026-03-05"],
                amounts: [("2026-03-02", "6"), ("2026-03-03", "2.5")],
                notes: [("2026-03-02", "Rain"), ("2026-03-03", "Tired")]))
        let there = try Library.holding(
            .habit(
                1, "Run", goal: goal,
                // The 2nd is the same; the 3rd was measured here, and too little; the 4th is new.
                done: ["2026-03-02", "2026-03-03", "2026-03-04"],
                // The 5th is the same; on the 6th it was done here; the 7th and the 1st are new.
                skipped: ["2026-03-05", "2026-03-06", "2026-03-07"], pausedDays: ["2026-03-01"],
                // The 2nd is the same; the 3rd is otherwise here; the 4th is new.
                amounts: [("2026-03-02", "6"), ("2026-03-03", "9"), ("2026-03-04", "5")],
                // The 2nd is the same; the 3rd is otherwise here; the 4th and the 5th are new.
                notes: [
                    ("2026-03-02", "Rain"), ("2026-03-03", "Fresh"), ("2026-03-04", "Sun"),
                    ("2026-03-05", "Ill"),
                ]))
        let tally = try tally(of: there, into: here)
        #expect(tally.new == counts(done: 1, amounts: 1, skips: 2, notes: 2))
        #expect(tally.same == counts(1, done: 1, amounts: 1, skips: 1, notes: 1))
        #expect(tally.different == counts(done: 1, amounts: 1, skips: 1, notes: 1))
        #expect(tally.gaining == 1)
    }

    @Test("days that the goal here judges are counted as it judges them")
    func judged() throws {
        let there = try Library.holding(
            .habit(
                1, "Run", done: ["2026-03-02", "2026-03-03"],
                amounts: [("2026-03-02", "3"), ("2026-03-03", "12")]))
        let tally = try tally(of: there, into: .holding(.habit(1, "Run", goal: "at least 10 km")))
        #expect(tally.new == counts(done: 1, amounts: 2))
        #expect(tally.different == counts(1), "the goal")
    }

    @Test(
        "fields that differ are counted a tracker, where they were somebody's choice",
        arguments: [true, false])
    func fields(comparesFields: Bool) throws {
        let here = try Library.holding(
            .habit(1, "Run"), .habit(2, "Read", pinned: true), .habit(3, "Swim", in: .home), .event(4),
            .habit(5, "Draw", created: "2026-03-02"), .habit(6, "Sing"))
        let there = try Library(
            id: 7, categories: [Category(id: 70, name: "HOME"), .work],
            trackers: [
                .habit(1, "Jog", in: 70), .habit(2, "Read", in: 70), .habit(3, "Swim", in: .work),
                .habit(4, in: 70), .habit(5, "Draw", in: 70, created: "2026-03-01"),
                .habit(6, "Sing", in: 70),
            ])
        let tally = try tally(of: there, into: here, comparesFields: comparesFields)
        #expect(tally.same == counts(comparesFields ? 1 : 6))
        #expect(tally.different == counts(comparesFields ? 5 : 0))
    }

    @Test("of an event that is done here its other day, and what events do not have, are different")
    func event() throws {
        let tally = try tally(
            of: .holding(.habit(1, "Exam", done: ["2026-03-05"], skipped: ["2026-03-06"])),
            into: .holding(.event(1, "Exam", done: ["2026-03-02"])))
        #expect(tally.new == counts() && tally.same == counts())
        #expect(tally.different == counts(1, done: 1, skips: 1))
    }
}
