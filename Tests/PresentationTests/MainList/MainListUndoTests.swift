import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("UNDO-1: undo and redo on the main screen") struct MainListUndoTests {
    @Test("Changes are taken back in order and made again, each named")
    func ownSteps() throws {
        let desk = try Desk(.holding(.habit(1, "Run")))
        let list = try MainListViewModel(workspace: desk.workspace)
        list.perform(.toggleDone, on: 1)
        list.perform(.togglePin, on: 1)
        list.undo()
        #expect(list.notice == "Undid “pinned: Run”." && !list.state.cards[0].isPinned)
        list.undo()
        #expect(list.notice == "Undid “done, 8 Mar: Run”." && !list.state.cards[0].isCompleted)
        list.undo()
        #expect(list.notice == "Nothing to undo.")
        list.redo()
        #expect(list.notice == "Redid “done, 8 Mar: Run”." && list.state.cards[0].isCompleted)
        list.redo()
        #expect(list.notice == "Redid “pinned: Run”." && list.state.cards[0].isPinned)
        list.redo()
        #expect(list.notice == "Nothing to redo.")
        #expect(try desk.steps.count == 2)
    }

    @Test("The same in Russian")
    func russian() throws {
        let desk = try Desk(.holding(.habit(1, "Бег")), .russian)
        let list = try MainListViewModel(workspace: desk.workspace)
        list.undo()
        #expect(list.notice == "Отменять нечего.")
        list.redo()
        #expect(list.notice == "Повторять нечего.")
        list.perform(.toggleDone, on: 1)
        list.undo()
        #expect(list.notice == "Отменён шаг «отмечено за 8 мар: Бег».")
        list.redo()
        #expect(list.notice == "Повторён шаг «отмечено за 8 мар: Бег».")
        try desk.elsewhere(.pin(1))
        list.undo()
        #expect(list.notice == "Новое: закреплено: Бег. Отмените ещё раз, чтобы это убрать.")
    }

    @Test("A step the screen has not shown is shown and named first, the second call takes it back")
    func unseenStep() throws {
        let desk = try Desk(.holding(.habit(1, "Run")))
        let list = try MainListViewModel(workspace: desk.workspace)
        list.perform(.toggleDone, on: 1)
        try desk.elsewhere(.pin(1))
        list.undo()
        #expect(list.notice == "New here: pinned: Run. Undo once more to take it back.")
        #expect(list.state.sections.map(\.title) == ["Pinned"])
        #expect(try desk.steps.count == 2)
        list.undo()
        #expect(list.notice == "Undid “pinned: Run”." && list.state.sections.map(\.title) == ["Home"])
        #expect(try desk.steps.count == 1)
    }

    @Test("A step of another program that the screen has shown is taken back at once")
    func seenStep() throws {
        let desk = try Desk(.holding(.habit(1, "Run")))
        let list = try MainListViewModel(workspace: desk.workspace)
        try desk.elsewhere(.deleteTracker(1))
        list.reload()
        list.undo()
        #expect(list.notice == "Undid “deleted: Run”." && list.state.cards.map(\.id) == [1])
    }

    @Test("A new change clears what could be redone")
    func newChange() throws {
        let desk = try Desk(.holding(.habit(1)))
        let list = try MainListViewModel(workspace: desk.workspace)
        list.perform(.toggleDone, on: 1)
        list.undo()
        list.perform(.togglePin, on: 1)
        list.redo()
        #expect(list.notice == "Nothing to redo." && !list.state.cards[0].isCompleted)
    }

    @Test("A store that fails takes nothing back and loses nothing")
    func failingStore() throws {
        let desk = try Desk(.holding(.habit(1)))
        let list = try MainListViewModel(workspace: desk.workspace)
        list.perform(.toggleDone, on: 1)
        let before = list.state
        desk.store.trouble = .busy(path: "/l")
        for action in [{ list.undo() }, { list.redo() }] {
            action()
            #expect(list.notice == "Not saved. Another program is using /l: try again in a moment.")
            #expect(list.state == before)
        }
    }
}
