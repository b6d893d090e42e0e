import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("LIVE-1: the library belongs to other screens and programs too")
struct MainListSharingTests {
    private static let busy = StoreError.busy(path: "/l")

    @Test("Reading anew shows what another program did and keeps date, filter and search")
    func reload() throws {
        let desk = try Desk(.holding(.habit(1, "Run"), .habit(2, "Runes")))
        let list = try MainListViewModel(workspace: desk.workspace)
        list.show(.yesterday)
        list.search("run")
        list.choose(.completed)
        try desk.elsewhere(.complete([2], on: .yesterday))
        #expect(list.state.cards.isEmpty)
        list.reload()
        #expect(list.state.cards.map(\.id) == [2] && list.notice == nil)
        #expect(
            list.state.date == .yesterday && list.state.search == "run" && list.state.filter == .completed)
    }

    @Test("An edit is made on what is there now and overwrites nothing")
    func noOverwriting() throws {
        let desk = try Desk(.holding(.habit(1), .habit(2)))
        let list = try MainListViewModel(workspace: desk.workspace)
        try desk.elsewhere(.complete([1, 2], on: .today), .pin(2))
        list.perform(.toggleDone, on: 1)
        #expect(list.state.cards.map(\.isCompleted) == [true, true])
        #expect(list.state.sections.map(\.title) == ["Pinned", "Home"])
        #expect(try desk.steps.count == 1)
    }

    @Test("What another program deleted is named, and the list follows")
    func deletedElsewhere() throws {
        let desk = try Desk(.holding(.habit(1, "Run"), .habit(2)))
        let list = try MainListViewModel(workspace: desk.workspace)
        try desk.elsewhere(.deleteTracker(1))
        list.perform(.toggleDone, on: 1)
        #expect(list.notice == "Run has been deleted." && list.state.cards.map(\.id) == [2])
        let russian = try Desk(.holding(.habit(1, "Бег")), .russian)
        let other = try MainListViewModel(workspace: russian.workspace)
        try russian.elsewhere(.deleteTracker(1))
        other.perform(.togglePin, on: 1)
        #expect(other.notice == "Удалено: «Бег»." && other.state.cards.isEmpty)
    }

    @Test("A change of another screen is shown, section titles included (CAT-6)")
    func show() throws {
        let desk = try Desk(.holding(.habit(1)))
        let list = try MainListViewModel(workspace: desk.workspace)
        let categories = CategoryListViewModel(workspace: desk.workspace, library: list.library)
        categories.rename(.home, to: "House")
        list.show(categories.library)
        #expect(list.state.sections.map(\.title) == ["House"])
    }

    @Test("A store that fails gives a notice and loses nothing")
    func failingStore() throws {
        let desk = try Desk(.holding(.habit(1)))
        let list = try MainListViewModel(workspace: desk.workspace)
        let before = list.state
        desk.store.trouble = Self.busy
        let reason = "Another program is using /l: try again in a moment."
        for action in [
            { list.perform(.toggleDone, on: 1) }, { list.perform(.togglePin, on: 1) },
            { list.perform(.deleteTracker(1)) },
        ] {
            action()
            #expect(list.notice == "Not saved. " + reason)
            #expect(list.state == before)
        }
        list.reload()
        #expect(list.notice == reason && list.state == before)
        desk.store.trouble = nil
        list.perform(.toggleDone, on: 1)
        #expect(list.notice == nil && list.state.share.completed == 1)
    }

    @Test("A store that cannot be read at the start is the front's to tell")
    func failingStart() throws {
        let desk = try Desk()
        desk.store.trouble = Self.busy
        #expect(throws: Self.busy) { try MainListViewModel(workspace: desk.workspace) }
    }
}
