import Samples
import Testing
import TrackerDomain

@Suite struct AgendaTests {
    private static func ids(_ agenda: Agenda) -> [Identifier] { agenda.trackers.map(\.id) }

    @Test(
        "MAIN-3, MAIN-4: each date of the worked example",
        arguments: [
            // R: Mon, Wed, Fri; done on Sat 7 too. D: every day, also before its start. E: done on the 6th,
            // listed there alone.
            ("2026-02-23", [1, 2]), ("2026-03-01", [2]), ("2026-03-02", [1, 2]), ("2026-03-03", [2]),
            ("2026-03-04", [1, 2]), ("2026-03-05", [2]), ("2026-03-06", [1, 2, 3]), ("2026-03-07", [1, 2]),
            ("2026-03-08", [2]), ("2026-03-09", [1, 2]), ("2199-12-31", [2]),
        ] as [(Day, [Identifier])])
    func dates(date: Day, ids: [Identifier]) throws {
        let agenda = try Library.workedExample().agenda(on: date, today: .today)
        #expect(Self.ids(agenda) == ids)
        #expect(agenda.total == ids.count && agenda.shown == ids.count && agenda.date == date)
    }

    @Test(
        "MAIN-4: an event not yet completed is listed on every date, un-completing brings it back",
        arguments: [
            "1900-01-01", "2026-02-01", "2026-03-06", "2026-03-08", "2030-01-01",
        ] as [Day])
    func openEvent(date: Day) throws {
        var journal = Journal(library: try .holding(.event(1, done: ["2026-03-06"])))
        #expect(journal.library.agenda(on: date, today: .today).total == (date == "2026-03-06" ? 1 : 0))
        try journal.perform([.uncomplete([1], on: "2026-03-06")], today: .today)
        #expect(journal.library.agenda(on: date, today: .today).total == 1)
    }

    @Test(
        "MAIN-7: search and category narrow the list together, and not the counts and the share of the date")
    func narrowed() throws {
        let library = try Library.holding(
            .habit(1, "Run", in: .home), .habit(2, "Run far", in: .work, done: [.today]),
            .habit(3, "Read", in: .work))
        let whole = library.agenda(on: .today, today: .today)
        let work = library.category(.work)
        #expect(Self.ids(whole.narrowed(to: " ")) == Self.ids(whole))
        #expect(Self.ids(whole.narrowed(to: "rUN")) == [1, 2])
        #expect(Self.ids(whole.narrowed(to: "", in: work)) == [2, 3])
        #expect(Self.ids(whole.narrowed(to: "run", in: work)) == [2])
        let none = whole.narrowed(to: "walk")
        #expect(none.sections.isEmpty && none.counts == whole.counts && none.share == whole.share)
        #expect(none.counts == [1, 2] && none.share.completed == 1)
    }

    @Test("TRK-6: an old file's event is listed on each of its days")
    func oldEvent() throws {
        let library = try Library.holding(.event(1, done: ["2026-03-02", "2026-03-05"]))
        let dates = ("2026-03-01"..."2026-03-08" as ClosedRange<Day>).filter {
            library.agenda(on: $0, today: .today).total == 1
        }
        #expect(dates == ["2026-03-02", "2026-03-05"])
    }

    @Test("TRK-7: an event done after today counts as done and is listed on its date")
    func eventAfterToday() throws {
        let library = try Library.holding(.event(1, done: [.tomorrow]))
        #expect(library.agenda(on: .today, today: .today).total == 0)
        #expect(library.agenda(on: .tomorrow, today: .today).total == 1)
    }

    @Test("CAT-8: sections stand by name, trackers in them by creation")
    func order() throws {
        let categories = [
            Category(id: 50, name: "Ягоды"), Category(id: 51, name: "ёлка"), Category(id: 52, name: "Zoo"),
            Category(id: 53, name: "еда"), Category(id: 54, name: "7 дней"), Category(id: 55, name: "жизнь"),
        ]
        let library = try Library.holding(
            .habit(9, in: 50), .habit(8, in: 51), .habit(7, in: 53), .habit(6, in: 52), .habit(5, in: 50),
            .habit(4, in: 54), .habit(3, in: 55), .habit(2, in: 53), categories: categories)
        let sections = library.agenda(on: .today, today: .today).sections
        #expect(sections.map(\.category?.name) == ["7 дней", "Zoo", "еда", "ёлка", "жизнь", "Ягоды"])
        #expect(sections.map { $0.trackers.map(\.id) } == [[4], [6], [7, 2], [8], [3], [9, 5]])
    }

    @Test("MAIN-13: pinned trackers stand on top and leave their own section")
    func pinned() throws {
        let library = try Library.holding(
            .habit(1, in: .work), .habit(2, in: .home, pinned: true), .habit(3, in: .work, pinned: true),
            .habit(4))
        let sections = library.agenda(on: .today, today: .today).sections
        #expect(sections.map(\.category) == [nil, .home, .work])
        #expect(sections.map { $0.trackers.map(\.id) } == [[2, 3], [4], [1]])
    }

    @Test("CAT-8, MAIN-13: moving, re-pinning and unpinning keep the order of creation")
    func orderKept() throws {
        var journal = Journal(library: try .holding(.habit(1), .habit(2, in: .work), .habit(3), .habit(4)))
        try journal.perform([.pin(4), .pin(1), .pin(3)], today: .today)
        try journal.perform([.unpin(1)], today: .today)
        try journal.perform([.pin(1)], today: .today)
        #expect(
            journal.library.agenda(on: .today, today: .today).sections.map { $0.trackers.map(\.id) } == [
                [1, 3, 4], [2],
            ])
        try journal.perform([.unpin(4), .unpin(1), .unpin(3)], today: .today)
        try journal.perform([.editTracker(1, TrackerEdit(.category(.existing(.work))))], today: .today)
        #expect(
            journal.library.agenda(on: .today, today: .today).sections.map { $0.trackers.map(\.id) } == [
                [3, 4], [1, 2],
            ])
    }

    @Test("MAIN-13: without pinned trackers to show there is no section of them")
    func noPinnedSection() throws {
        let library = try Library.holding(
            .habit(1, "Run", planned: .on(.monday), pinned: true), .habit(2, "Read", done: [.today]))
        #expect(library.agenda(on: .today, today: .today).sections.map(\.category) == [.home])
        #expect(library.agenda(on: .tomorrow, today: .today).sections.map(\.category) == [nil, .home])
        #expect(
            library.agenda(on: .tomorrow, today: .today, search: "read").sections.map(\.category) == [.home])
        #expect(library.agenda(on: .tomorrow, today: .today, filter: .completed).sections == [])
    }

    @Test(
        "MAIN-8: completed on the date, and the rest of the list",
        arguments: [
            ("2026-03-06", [2, 3], [1]), ("2026-03-07", [1], [2]), ("2026-03-02", [1], [2]),
            ("2026-03-08", [2], []),
            ("2026-03-09", [], [1, 2]),
        ] as [(Day, [Identifier], [Identifier])])
    func filters(date: Day, completed: [Identifier], notCompleted: [Identifier]) throws {
        let library = try Library.workedExample()
        #expect(Self.ids(library.agenda(on: date, today: .today, filter: .completed)) == completed)
        #expect(Self.ids(library.agenda(on: date, today: .today, filter: .notCompleted)) == notCompleted)
        #expect(
            library.agenda(on: date, today: .today, filter: .today)
                == library.agenda(on: date, today: .today, filter: .all))
    }

    @Test("WEEK-1: a week before its quota begins has a habit, but not while it is paused")
    func quotaBegins() throws {
        for (status, ids) in [(.active, [1]), (.paused(since: "2026-03-05"), [])]
            as [(TrackerStatus, [Identifier])]
        {
            let library = try Library.holding(
                .habit(1, planned: .rule("3 a week"), created: "2026-03-20", status: status))
            #expect(library.trackers(of: "2026-03-02"..."2026-03-08", today: .today).map(\.id) == ids)
        }
    }

    @Test("MAIN-6: the share of a date is that of all trackers, whatever filter and search leave")
    func share() throws {
        for seed in 1...100 as ClosedRange<UInt64> {
            let (habit, today) = RandomHabit.sample(seed: seed)
            let library = try Library.holding(
                habit.tracker, .event(2, done: [Day(today)]), .habit(3, created: Day(today - 3)))
            let dates = Set(habit.created - 2...habit.created + 3).union(today - 8...today + 8)
            for (index, date) in dates.sorted().enumerated() {
                let filter = TrackerFilter.allCases[index % TrackerFilter.allCases.count]
                let agenda = library.agenda(
                    on: Day(date), today: Day(today), filter: filter, search: index % 5 == 0 ? "no such" : "")
                let share = library.trackers.share(of: Day(date), today: Day(today))
                #expect(agenda.share == share, "seed \(seed), \(filter), \(date) on \(today)\n\(habit)")
            }
        }
    }

    @Test("SET-1, SCH-7, OFF-4: filters have the words of settings and scripts")
    func filterWords() {
        #expect(
            TrackerFilter.allCases.map(\.rawValue)
                == ["all", "today", "completed", "not-completed", "due", "resting"])
    }

    @Test(
        "MAIN-7: a search narrows the list, a blank one does not",
        arguments: [
            ("", [1, 2, 3]), ("  ", [1, 2, 3]), ("r", [1, 2]), ("RU", [1]), ("  draw ", [2]), ("xa", [3]),
            ("run!", []),
        ] as [(String, [Identifier])])
    func search(text: String, ids: [Identifier]) throws {
        let agenda = try Library.workedExample().agenda(on: "2026-03-06", today: .today, search: text)
        #expect(Self.ids(agenda) == ids)
        #expect(agenda.shown == ids.count)
    }

    @Test("MAIN-7: date, filter and search all hold")
    func together() throws {
        let library = try Library.workedExample()
        #expect(
            Self.ids(library.agenda(on: "2026-03-06", today: .today, filter: .completed, search: "a")) == [
                2, 3,
            ])
        #expect(
            Self.ids(library.agenda(on: "2026-03-06", today: .today, filter: .notCompleted, search: "a"))
                == [])
        #expect(
            Self.ids(library.agenda(on: "2026-03-05", today: .today, filter: .completed, search: "exam"))
                == [])
    }

    @Test(
        "DUE-1, SUM-8: on the last day of a week whose limit is broken nothing is left once all else is done",
        arguments: [
            // A week of Monday to Sunday, today: 15 of at most 14, exactly 14, and nothing recorded.
            ([("2026-03-03", "6"), ("2026-03-05", "9")], true, 1, true),
            ([("2026-03-03", "6"), ("2026-03-05", "9")], false, 0, false),
            ([("2026-03-03", "6"), ("2026-03-05", "8")], true, 2, false), ([], true, 1, false),
        ] as [([(Day, Amount)], Bool, Int, Bool)])
    func nothingLeft(amounts: [(Day, Amount)], isReadDone: Bool, done: Int, isNothingLeft: Bool) throws {
        let library = try Library.holding(
            .habit(1, "Coffee", planned: .rule("at most 14 a week"), amounts: amounts),
            .habit(2, "Read", done: isReadDone ? [.today] : []))
        let agenda = library.agenda(on: .today, today: .today)
        #expect(agenda.share.planned == 2 && agenda.share.completed == done)
        #expect(agenda.isNothingLeft == isNothingLeft)
    }

    @Test("MAIN-9, MAIN-10: the date's total tells nothing there from nothing found")
    func total() throws {
        let library = try Library.holding(
            .habit(1, "Run", planned: .on(.monday)), .event(2, "Exam", done: ["2026-03-06"]))
        let nothing = library.agenda(on: "2026-03-08", today: .today, filter: .completed, search: "run")
        #expect(nothing.total == 0 && nothing.shown == 0 && nothing.sections == [])
        let notFound = library.agenda(on: "2026-03-02", today: .today, search: "exam")
        #expect(notFound.total == 1 && notFound.shown == 0 && notFound.sections == [])
        let notDone = library.agenda(on: "2026-03-02", today: .today, filter: .completed)
        #expect(notDone.total == 1 && notDone.shown == 0)
        #expect(Library(id: 1000).agenda(on: .today, today: .today).total == 0)
    }
}
