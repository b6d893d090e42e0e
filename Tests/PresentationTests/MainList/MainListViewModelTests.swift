import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct MainListViewModelTests {
    @Test("MAIN-5: the done button toggles the date's completion, each press one step")
    func toggle() throws {
        let desk = try Desk(.holding(.habit(1, "Run")))
        let list = try MainListViewModel(workspace: desk.workspace)
        #expect(list.state.date == .today && list.notice == nil)
        list.show(.yesterday)
        list.perform(.toggleDone, on: 1)
        #expect(list.state.cards.map(\.isCompleted) == [true] && list.state.cards[0].daysText == "1 day")
        #expect(try desk.steps.map(\.changes) == [[.completed(1, DaySet([.yesterday]))]])
        list.perform(.toggleDone, on: 1)
        #expect(list.state.cards.map(\.isCompleted) == [false] && list.notice == nil)
        #expect(try desk.library.tracker(1)?.marks.isEmpty == true)
        #expect(try desk.steps.count == 2)
    }

    @Test("MAIN-5: a future date may be viewed; trying to mark it says why and changes nothing")
    func futureDate() throws {
        let desk = try Desk(.holding(.habit(1)))
        let list = try MainListViewModel(workspace: desk.workspace)
        list.moveDate(by: 1)
        list.perform(.toggleDone, on: 1)
        #expect(list.notice == "Mon, 9 March 2026 has not come yet: mark it on that day.")
        #expect(list.state.cards.map(\.isCompleted) == [false])
        #expect(try desk.steps.isEmpty)
        list.moveDate(by: -1)
        list.perform(.toggleDone, on: 1)
        #expect(list.notice == nil && list.state.cards[0].isCompleted)
    }

    @Test("MAIN-5: the same in Russian")
    func futureDateInRussian() throws {
        let list = try MainListViewModel(workspace: Desk(.holding(.habit(1)), .russian).workspace)
        list.moveDate(by: 1)
        list.perform(.toggleDone, on: 1)
        #expect(list.notice == "Этот день ещё впереди (пн, 9 марта 2026): отметите, когда он настанет.")
    }

    @Test("TRK-7: a completion after today may be unmarked")
    func futureCompletion() throws {
        let desk = try Desk(.holding(.habit(1, done: [.tomorrow])))
        let list = try MainListViewModel(workspace: desk.workspace)
        list.moveDate(by: 1)
        list.perform(.toggleDone, on: 1)
        #expect(list.notice == nil && list.state.cards.map(\.isCompleted) == [false])
    }

    @Test("MAIN-4: a completed event stays on its date alone, and comes back when un-completed")
    func event() throws {
        let list = try MainListViewModel(workspace: Desk(.holding(.event(1))).workspace)
        list.perform(.toggleDone, on: 1)
        #expect(list.state.shown == 1)
        list.moveDate(by: -1)
        #expect(list.state.shown == 0)
        list.showToday()
        list.perform(.toggleDone, on: 1)
        list.moveDate(by: -1)
        #expect(list.state.shown == 1)
    }

    @Test("What the date does not list cannot be toggled or pinned from it")
    func unlisted() throws {
        let desk = try Desk(.holding(.habit(1, planned: .on(.monday))))
        let list = try MainListViewModel(workspace: desk.workspace)
        list.perform(.toggleDone, on: 1)
        list.perform(.togglePin, on: 1)
        #expect(try desk.steps.isEmpty)
        #expect(list.notice == nil)
    }

    @Test("MAIN-6: the date moves by days, back to today, and within the days there are")
    func dates() throws {
        let list = try MainListViewModel(workspace: Desk().workspace)
        list.moveDate(by: -8)
        #expect(list.state.date == "2026-02-28")
        list.showToday()
        #expect(list.state.date == .today)
        list.show(.latest)
        list.moveDate(by: 1)
        #expect(list.state.date == "2199-12-31")
        list.show(.earliest)
        list.moveDate(by: -1)
        #expect(list.state.date == "1900-01-01")
    }

    @Test("MAIN-13: pinning moves a card to the pinned section and back")
    func pin() throws {
        let desk = try Desk(.holding(.habit(1), .habit(2)))
        let list = try MainListViewModel(workspace: desk.workspace)
        list.perform(.togglePin, on: 2)
        #expect(list.state.sections.map(\.title) == ["Pinned", "Home"])
        list.perform(.togglePin, on: 2)
        #expect(list.state.sections.map { $0.cards.map(\.id) } == [[1, 2]])
        #expect(try desk.steps.map(\.changes) == [[.pinned(2)], [.unpinned(2)]])
    }

    @Test("MAIN-15: a deleted tracker is gone from the list and stays undoable")
    func delete() throws {
        let desk = try Desk(.holding(.habit(1, done: [.today]), .habit(2)))
        let list = try MainListViewModel(workspace: desk.workspace)
        list.perform(.deleteTracker(1))
        #expect(list.state.cards.map(\.id) == [2])
        #expect(list.library == (try desk.library) && list.library.tracker(1) == nil)
        #expect(try desk.steps.count == 1)
    }
}
