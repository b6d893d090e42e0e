import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("MAIN-7, MAIN-8: search and filters") struct MainListFilterTests {
    private func list(
        _ trackers: Tracker..., filter: TrackerFilter = .all
    ) throws -> MainListViewModel {
        let library = try Library(id: 1000, categories: [.home], trackers: trackers)
        return try MainListViewModel(workspace: Desk(library).workspace, filter: filter)
    }

    @Test("Trackers for today moves to today and becomes All when the date moves")
    func today() throws {
        let list = try list(.habit(1))
        list.show("2026-02-01")
        list.choose(.today)
        #expect(list.state.date == .today && list.state.filter == .today)
        list.showToday()
        #expect(list.state.filter == .today)
        list.moveDate(by: 1)
        #expect(list.state.date == .tomorrow && list.state.filter == .all)
        list.showToday()
        #expect(list.state.filter == .all)
    }

    @Test("Trackers for today shows all of today")
    func todayShowsAll() throws {
        let list = try list(.habit(1, done: [.today]), .habit(2), filter: .today)
        #expect(list.state.shown == 2 && list.state.date == .today)
    }

    @Test("Completed and Not completed keep holding when the date changes")
    func keepsHolding() throws {
        let list = try list(.habit(1, done: [.today]), .habit(2, done: [.yesterday]))
        list.choose(.completed)
        #expect(list.state.cards.map(\.id) == [1])
        list.moveDate(by: -1)
        #expect(list.state.filter == .completed && list.state.cards.map(\.id) == [2])
        list.choose(.notCompleted)
        #expect(list.state.date == .yesterday && list.state.cards.map(\.id) == [1])
        list.showToday()
        #expect(list.state.filter == .notCompleted && list.state.cards.map(\.id) == [2])
    }

    @Test("A card that no longer fits the filter leaves the list")
    func leaves() throws {
        let list = try list(.habit(1))
        list.choose(.notCompleted)
        list.perform(.toggleDone, on: 1)
        #expect(list.state.cards.isEmpty && list.state.placeholder?.kind == .nothingFound)
        #expect(list.state.filtersAvailable)
    }

    @Test("The search adds to date and filter, stays with the date, and a blank one is none")
    func search() throws {
        let list = try list(
            .habit(1, "Run", done: [.today]), .habit(2, "Run far"), .habit(3, "Draw", done: [.today]))
        list.search("rUn")
        #expect(list.state.cards.map(\.id) == [1, 2] && list.state.search == "rUn")
        list.choose(.completed)
        #expect(list.state.cards.map(\.id) == [1])
        list.moveDate(by: -1)
        #expect(list.state.cards.isEmpty && list.state.search == "rUn" && list.state.filter == .completed)
        list.showToday()
        list.search("")
        #expect(list.state.cards.map(\.id) == [1, 3])
    }

    @Test("A search after midnight follows the new day, as everything does")
    func searchAfterMidnight() throws {
        let desk = try Desk(.holding(.habit(1)))
        let following = try MainListViewModel(workspace: desk.workspace, filter: .today)
        let staying = try MainListViewModel(workspace: desk.workspace)
        staying.moveDate(by: 1)
        #expect(!staying.state.cards[0].canComplete)
        desk.today = .tomorrow
        following.search("")
        staying.search("")
        #expect(following.state.date == .tomorrow && following.state.today == .tomorrow)
        #expect(staying.state.today == .tomorrow && staying.state.cards[0].canComplete)
    }

    @Test("At midnight Trackers for today goes on to the new day, another view stays on its date")
    func midnight() throws {
        let desk = try Desk(.holding(.habit(1)))
        let following = try MainListViewModel(workspace: desk.workspace, filter: .today)
        let staying = try MainListViewModel(workspace: desk.workspace)
        desk.today = .tomorrow
        following.reload()
        staying.reload()
        #expect(following.state.date == .tomorrow && following.state.filter == .today)
        #expect(staying.state.date == .today && staying.state.today == .tomorrow)
        staying.showToday()
        #expect(staying.state.date == .tomorrow && staying.state.cards[0].canComplete)
    }
}
