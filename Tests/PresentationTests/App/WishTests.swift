import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// Wishes about trackers by their ids, whatever the screen shows.
@MainActor @Suite struct WishTests {

    private func session(_ trackers: Tracker...) throws -> AppSession {
        try AppSession(Library(id: 1000, categories: [.home, .work], trackers: trackers))
    }

    /// Each wish, what it makes of Run (1) or Visit (2), and what takes it back.
    private static let pairs: [(wish: Wish, opposite: Wish, holds: @Sendable (Tracker) -> Bool)] = [
        (.done(true), .done(false), { $0.marks.contains(Day.today) }),
        (.skipped(true), .skipped(false), { $0.skips.contains(Day.today) }),
        (.note("rain"), .note(nil), { $0.notes[Day.today]?.text == "rain" }),
        (.pinned(true), .pinned(false), \.isPinned),
        (.paused(true), .paused(false), { $0.status == .paused(since: Day.today) }),
        (.archived(true), .archived(false), \.status.isArchived),
        (.amount(AmountEdit(.set, "3")), .done(false), { $0.amounts[Day.today] == "3" }),
        (
            .rest(.adding(from: Day.today, until: Day.today + 3)), .paused(false),
            { Array($0.pausedDays) == (0...3).map { Day.today + $0 } }
        ),
    ]

    @Test(
        "FRONT-2: a wish makes what it says, twice is as once and tells nothing, and its opposite takes it back"
    )
    func states() throws {
        for (wish, opposite, holds) in Self.pairs {
            let session = try session(.habit(1, "Run"), .habit(2, "Read"))
            let before = try #require(session.desk.library.tracker(1))
            for _ in 0..<2 {
                session.app.perform(wish, on: 1, Day.today)
                let tracker = try #require(session.desk.library.tracker(1))
                #expect(holds(tracker), "\(wish)")
                #expect(try session.desk.steps.count == 1, "\(wish)")
            }
            #expect(session.state.notice == nil, "\(wish): \(session.state.notice as Any)")
            for _ in 0..<2 {
                session.app.perform(opposite, on: 1, Day.today)
                #expect(try session.desk.library.tracker(1) == before, "\(opposite)")
                #expect(try session.desk.steps.count == 2, "\(opposite)")
            }
            #expect(session.state.notice == nil, "\(opposite)")
            #expect(try session.desk.library.tracker(2) == .habit(2, "Read"))
        }
    }

    @Test("FRONT-2: what is added and taken away counts each time")
    func counts() throws {
        let session = try session(.habit(1, "Water", goal: "at least 5 l"))
        for expected in ["1.5", "3"] {
            session.app.perform(.amount(AmountEdit(.add, "1.5")), on: 1, Day.today)
            #expect(try session.desk.library.tracker(1)?.amounts[Day.today]?.text == expected)
        }
        session.app.perform(.amount(AmountEdit(.subtract, "1")), on: 1, Day.today)
        #expect(try session.desk.library.tracker(1)?.amounts[Day.today] == "2")
    }

    @Test(
        "FRONT-1: a wish acts on its tracker and day, whatever date, filter, search, screen or sheet is shown"
    )
    func anywhere() throws {
        let monday = Day.today - 4
        for show in [
            { $0.search("nothing of that name") }, { $0.tab = .week }, { $0.tab = .statistics },
            { $0.perform(.previousDay) }, { $0.perform(.openSettings) }, { $0.perform(.newTracker) },
            { $0.focus(on: 2) },
        ] as [@MainActor (AppViewModel) -> Void] {
            let session = try session(
                .habit(1, "Run"), .habit(2, "Read"), .habit(3, "Swim", status: .archived(since: Day.today)))
            show(session.app)
            session.app.perform(.done(true), on: 1, monday)
            session.app.perform(.note("deep"), on: 3, monday)
            #expect(try session.desk.library.tracker(1)?.marks == DaySet([monday]))
            #expect(try session.desk.library.tracker(3)?.notes[monday]?.text == "deep")
            #expect(try session.desk.library.tracker(2) == .habit(2, "Read"))
        }
    }

    @Test("FRONT-2: what cannot be is refused as the command of that meaning is, and nothing changes")
    func refused() throws {
        let session = try session(.habit(1, "Run"), .event(2, "Dentist", done: [Day.today - 1]))
        let before = try session.desk.library
        for (wish, id, day, sentence) in [
            (.done(true), 1, Day.today + 1, "Mon, 9 March 2026 has not come yet: mark it on that day."),
            (
                .done(true), 2, Day.today,
                "Dentist was done on Sat, 7 March 2026: unmark it on that day first."
            ),
            (
                .paused(true), 2, Day.today,
                "“Dentist” is an irregular event and cannot be paused: archive it instead."
            ),
        ] as [(Wish, Identifier, Day, String)] {
            session.app.perform(wish, on: id, day)
            #expect(session.state.notice?.kind == .error)
            #expect(session.state.notice?.text == sentence)
        }
        #expect(try session.desk.library == before)
    }

    @Test("FRONT-1: a tracker that is gone is told by its name, or as one if nobody knows the name any more")
    func gone() throws {
        let session = try session(.habit(1, "Run"), .habit(2, "Read"))
        try session.desk.elsewhere(.deleteTracker(1))
        session.app.perform(.done(true), on: 1, Day.today)
        #expect(session.state.notice == Notice(.error, "Run has been deleted."))
        session.app.perform(.done(true), on: 1, Day.today)
        #expect(session.state.notice == Notice(.error, "Run has been deleted."), "the history knows it")
        session.app.perform(.done(true), on: 77, Day.today)
        #expect(session.state.notice == Notice(.error, "This tracker has been deleted."))
        #expect(try session.desk.library.trackers == [.habit(2, "Read")])
        let russian = try AppSession(.holding(.habit(1, "Run")), .russian)
        russian.app.perform(.pinned(true), on: 77, Day.today)
        #expect(russian.state.notice?.text == "Этот трекер удалён.")
    }

    @Test("FRONT-1: the focus goes to what is shown and says so, else nothing moves, the day neither")
    func focus() throws {
        let session = try session(.habit(1, "Run"), .habit(2, "Read"))
        #expect(session.app.focus(on: 2))
        #expect(!session.app.focus(on: 77))
        #expect(session.app.focusedCard == 2)
        session.app.tab = .week
        #expect(session.app.focus(on: 2, Day.today - 1))
        #expect(!session.app.focus(on: 77, Day.today - 30))
        #expect(session.app.week.focusedDay == Day.today - 1 && session.app.week.focused == 2)
        #expect(session.app.week.state.days.contains(Day.today))
    }

    @Test("FRONT-1: the last mark of a day makes it perfect, though another day is shown")
    func perfect() throws {
        let session = try session(.habit(1, "Run"))
        session.app.perform(.previousDay)
        session.app.perform(.done(true), on: 1, Day.today)
        #expect(session.state.notice?.text.hasSuffix("a perfect day!") == true)
        #expect(session.app.isCelebrating)
    }
}
