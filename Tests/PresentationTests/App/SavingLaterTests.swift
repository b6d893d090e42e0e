import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("A front that saves later: the mark is shown first, then saved")
struct SavingLaterTests {
    @Test("LIVE-2: A mark is shown as being saved, and saved when the front asks for it")
    func shownFirst() throws {
        let session = try AppSession.savingLater()
        session.app.press()
        #expect(session.cards.map(\.isCompleted) == [true, false, false])
        #expect(session.state.isSaving && session.notice == "Done, 8 Mar: Run")
        #expect(session.app.isEnabled(.undo) && session.events == [UsageEvent(.open)])
        #expect(try session.done() == [false, false, false] && session.desk.steps.isEmpty)
        let shown = session.state
        #expect(session.app.saveMarks())
        #expect(!session.state.isSaving && session.state.main == shown.main)
        #expect(
            session.state.notice?.withoutStep == shown.notice
                && session.events.last == UsageEvent(.click, .track))
        #expect(try session.done() == [true, false, false] && session.desk.steps.count == 1)
        let updates = session.desk.store.updates
        #expect(session.app.saveMarks() && session.desk.store.updates == updates)
    }

    @Test("Marks are saved in one write and in order, each as a step of its own")
    func several() throws {
        let session = try AppSession.savingLater()
        let updates = session.desk.store.updates
        session.app.press()
        session.app.focus(on: 2)
        for action in [AppAction.toggleDone, .togglePin, .toggleDone, .toggleSkip, .rest] {
            session.app.focus(on: 2)
            session.app.perform(action)
        }
        session.app.perform(.rest)
        let shown = session.app.list.library
        #expect(session.desk.store.updates == updates)
        session.app.saveMarks()
        #expect(session.desk.store.updates == updates + 1)
        #expect(try session.desk.library == shown && session.desk.steps.count == 6)
        for _ in 0..<6 { session.app.perform(.undo) }
        #expect(try session.desk.library == .holding(.habit(1, "Run"), .habit(2, "Row"), .habit(3, "Read")))
    }

    @Test("LIVE-2: A mark stays a mark where another program has marked meanwhile", arguments: [true, false])
    func marksMeanwhile(isDone: Bool) throws {
        let session = try AppSession.savingLater(
            .holding(.habit(1, "Run", done: isDone ? [.today] : []), .habit(2, "Row")))
        session.app.press()
        try session.desk.elsewhere(
            isDone ? .uncomplete([1], on: .today) : .complete([1], on: .today),
            .complete([2], on: .today))
        let notice = session.notice
        #expect(session.app.saveMarks() && session.notice == notice)
        #expect(try session.done() == [!isDone, true] && session.desk.steps.count == 1)
        #expect(session.cards.map(\.isCompleted) == [!isDone, true])
    }

    @Test("One more is one more, also where another program has counted meanwhile")
    func countsMeanwhile() throws {
        let session = try AppSession.savingLater(.holding(.habit(1, "Water", goal: "at least 5 cups")))
        session.app.perform(.addAmount)
        try session.desk.elsewhere(.amount(AmountEdit(.add, "2"), of: 1, on: DaySet([.today])))
        session.app.saveMarks()
        #expect(try session.desk.library.tracker(1)?.amounts[.today] == "3")
        #expect(session.cards[0].day.amount == "3")
    }

    @Test("A mark is of the day it was made on, also if midnight comes before the write")
    func midnight() throws {
        let session = try AppSession.savingLater()
        session.app.press()
        session.desk.today = .tomorrow
        session.app.saveMarks()
        #expect(try session.desk.steps.map(\.day) == [.today] && session.done()[0])
        #expect(try !session.done(on: .tomorrow)[0])
        #expect(session.state.main.list.date == .tomorrow)
    }

    @Test("What the shown library refuses goes to the store at once, which says why")
    func refusedAtOnce() throws {
        let session = try AppSession.savingLater()
        session.app.perform(.nextDay)
        session.app.press()
        #expect(!session.state.isSaving && session.state.notice?.kind == .error)
    }

    @Test("V3: an amount comes back by the next mark, and is known again after a failure")
    func amounts() throws {
        let session = try AppSession.savingLater(
            .holding(.habit(1, "Water", goal: "at least 2000 ml", amounts: [(.today, "1250")])))
        let start = session.app.list.library
        session.app.press()
        session.app.press()
        #expect(session.app.list.library == start)
        session.app.saveMarks()
        #expect(try session.desk.library == start && session.desk.steps.count == 2)
        session.app.press()
        session.app.saveMarks()
        session.app.press()
        session.desk.store.trouble = .busy(path: "/l")
        session.app.saveMarks()
        session.desk.store.trouble = nil
        #expect(session.cards[0].isCompleted)
        session.app.press()
        session.app.saveMarks()
        #expect(try session.desk.library == start)
    }

    @Test("The last habit of the day is praised with its frame")
    func praise() throws {
        let session = try AppSession.savingLater(.holding(.habit(1, "Run")))
        session.app.press()
        #expect(session.state.isSaving && session.notice == "Done, 8 Mar: Run — a perfect day!")
        session.app.saveMarks()
        #expect(session.notice == "Done, 8 Mar: Run — a perfect day!")
    }

    @Test("Whoever reads that something is being saved is told")
    func observed() throws {
        let session = try AppSession.savingLater()
        #expect(isTold(reading: { _ = session.state }, of: { session.app.press() }))
        #expect(isTold(reading: { _ = session.app.isSaving }, of: { session.app.saveMarks() }))
    }
}

extension AppSession {
    static func savingLater(
        _ library: Library? = nil, _ conventions: Conventions = .english
    ) throws -> AppSession {
        try AppSession(
            library ?? .holding(.habit(1, "Run"), .habit(2, "Row"), .habit(3, "Read")), conventions,
            savesLater: true)
    }

    /// Which trackers the store has as done.
    func done(on day: Day = .today) throws -> [Bool] {
        try desk.library.trackers.map { $0.marks.contains(day) }
    }
}
