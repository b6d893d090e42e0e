import Samples
import TestKit
import Testing
import TrackerDomain

/// A library that takes in what another one has besides.
struct MergeTests {
    private func merged(_ library: Library, with other: Library) throws(EditError) -> Library {
        var journal = Journal(library: library)
        try journal.perform([.merge(other)], today: .today)
        let once = journal.library
        #expect(try journal.perform([.merge(other)], today: .today) == [], "the second time nothing is new")
        #expect(journal.library == once)
        return once
    }

    @Test("an empty library gets all of another one, in its order")
    func empty() throws {
        let other = try Library.workedExample()
        let merged = try merged(Library(id: 5), with: other)
        #expect(merged.categories == other.categories)
        #expect(merged.trackers == other.trackers)
    }

    @Test("a tracker is known by its id, whatever it is called and wherever it stands")
    func byID() throws {
        let merged = try merged(
            .holding(.habit(1, "Run", done: ["2026-03-02"])),
            with: .holding(.habit(1, "Jog", in: .work, done: ["2026-03-03"])))
        #expect(merged.trackers == [.habit(1, "Run", done: ["2026-03-02", "2026-03-03"])])
    }

    @Test("else by its folded name, its category's folded name and its kind")
    func byName() throws {
        let other = try Library(
            id: 7, categories: [Category(id: 70, name: "HOME"), Category(id: 71, name: "Work")],
            trackers: [
                .habit(11, "RUN", in: 70, done: ["2026-03-04"]), .event(12, "Run", in: 70),
                .habit(13, "Run", in: 71),
            ])
        let merged = try merged(.holding(.habit(1, "Run", in: .home), categories: [.home]), with: other)
        #expect(merged.categories == [.home, Category(id: 71, name: "Work")])
        #expect(
            merged.trackers == [
                .habit(1, "Run", in: .home, done: ["2026-03-04"]), .event(12, "Run", in: .home),
                .habit(13, "Run", in: 71),
            ])
    }

    @Test("two of one name meet two of that name, each its own")
    func twins() throws {
        let other = try Library.holding(
            .habit(11, "Run", done: ["2026-03-02"]), .habit(12, "Run", done: ["2026-03-05"]))
        let merged = try merged(.holding(.habit(1, "Run"), .habit(2, "Run")), with: other)
        #expect(
            merged.trackers == [
                .habit(1, "Run", done: ["2026-03-02"]), .habit(2, "Run", done: ["2026-03-05"]),
            ])
    }

    @Test("a day that was measured here is decided; amounts and notes fill days without")
    func days() throws {
        let goal = try #require(Goal(.atLeast, .thousandths(5000), unit: "km"))
        let here = try Library.holding(
            .habit(
                1, "Run", goal: goal, skipped: ["2026-03-05"],
                amounts: [("2026-03-02", .thousandths(3000))], notes: [("2026-03-02", "Rain")]))
        let there = try Library.holding(
            .habit(
                1, "Run", goal: goal, done: ["2026-03-02", "2026-03-03"],
                skipped: ["2026-03-03", "2026-03-06"],
                amounts: [("2026-03-02", .thousandths(6000)), ("2026-03-03", .thousandths(7000))],
                notes: [("2026-03-02", "Sun"), ("2026-03-03", "Wind")]))
        #expect(
            try merged(here, with: there).trackers == [
                .habit(
                    1, "Run", goal: goal, done: ["2026-03-03"], skipped: ["2026-03-05", "2026-03-06"],
                    amounts: [("2026-03-02", .thousandths(3000)), ("2026-03-03", .thousandths(7000))],
                    notes: [("2026-03-02", "Rain"), ("2026-03-03", "Wind")])
            ])
    }

    @Test("an amount that comes without a goal is judged by the goal here")
    func judged() throws {
        let goal = try #require(Goal(.atLeast, .thousandths(10_000), unit: "km"))
        let there = try Library.holding(
            .habit(
                1, "Run", done: ["2026-03-02", "2026-03-03", "2026-03-04"],
                amounts: [("2026-03-02", .thousandths(3000)), ("2026-03-03", .thousandths(12_000))]))
        #expect(
            try merged(.holding(.habit(1, "Run", goal: goal)), with: there).trackers.first?.marks
                == DaySet(["2026-03-03", "2026-03-04"]))
    }

    @Test("a category comes with a tracker that is new, or where it is empty there, too")
    func categories() throws {
        let there = try Library(
            id: 7,
            categories: [
                Category(id: 70, name: "Moved"), Category(id: 71, name: "Empty"),
                Category(id: 72, name: "Lived in"), Category(id: 73, name: "WORK"),
            ],
            trackers: [.habit(1, "Run", in: 70), .habit(2, "Read", in: 72)])
        let merged = try merged(.holding(.habit(1, "Run", in: .home)), with: there)
        #expect(
            merged.categories == [
                .home, .work, Category(id: 71, name: "Empty"), Category(id: 72, name: "Lived in"),
            ])
        #expect(merged.trackers == [.habit(1, "Run", in: .home), .habit(2, "Read", in: 72)])
    }

    @Test("an event is done once, though it come with two days")
    func event() throws {
        let twice = try Library.holding(.event(1, "Exam", done: ["2026-03-05", "2026-03-06"]))
        #expect(
            try merged(.holding(.event(1, "Exam", done: ["2026-03-02"])), with: twice).trackers
                == [.event(1, "Exam", done: ["2026-03-02"])])
        #expect(
            try merged(.holding(.event(1, "Exam")), with: twice).trackers
                == [.event(1, "Exam", done: ["2026-03-05"])])
    }

    @Test("an event gains neither skips nor rest days nor amounts; its notes come")
    func eventGains() throws {
        var odd = Tracker.event(1, "Exam", done: ["2026-03-05"])
        odd[.skips] = DaySet(["2026-03-02"])
        odd[.pausedDays] = DaySet(["2026-03-03"])
        odd.amounts["2026-03-04"] = "2.5"
        odd.notes["2026-03-04"] = Note("Room 5")
        let merged = try merged(.holding(.event(1, "Exam")), with: .holding(odd)).trackers
        var event = Tracker.event(1, "Exam", done: ["2026-03-05"])
        event.notes["2026-03-04"] = Note("Room 5")
        #expect(merged == [event])
    }

    @Test("a habit and an event of one id have no days in common: what is here stays as it is")
    func otherKind() throws {
        let habit = try Library.holding(
            .habit(
                1, "Exam", done: ["2026-03-02"], skipped: ["2026-03-03"],
                amounts: [("2026-03-04", .thousandths(2500))], notes: [("2026-03-02", "Hard")]))
        let event = try Library.holding(.event(1, "Exam", done: ["2026-03-05"]))
        #expect(try merged(event, with: habit) == event)
        #expect(try merged(habit, with: event) == habit)
    }

    @Test("an id that is a tracker's here and a category's there, or the other way round, is refused")
    func ids() throws {
        let here = try Library.holding(.habit(70, "Run"))
        let sport = Category(id: 70, name: "Sport")
        for trackers in [[], [Tracker.habit(71, "Swim", in: 70)]] {
            let there = try Library(id: 7, categories: [sport], trackers: trackers)
            #expect(throws: EditError.idOfOtherKind(70)) { try merged(here, with: there) }
            #expect(throws: EditError.idOfOtherKind(70)) { try merged(there, with: here) }
        }
    }

    @Test("an id is no trouble where the category that has it there does not come")
    func idOfKnownCategory() throws {
        let here = try Library.holding(.habit(70, "Run", in: .home))
        let home = try Library(
            id: 7, categories: [Category(id: 70, name: "home")],
            trackers: [.habit(71, "Run", in: 70, done: ["2026-03-02"])])
        #expect(
            try merged(here, with: home).trackers == [.habit(70, "Run", in: .home, done: ["2026-03-02"])])
    }
}

extension Amount {
    fileprivate static func thousandths(_ number: Int) -> Amount { Amount(thousandths: number)! }
}
