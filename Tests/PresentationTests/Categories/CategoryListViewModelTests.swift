import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct CategoryListViewModelTests {
    private func list(_ desk: Desk, chosen: Identifier? = nil) throws -> CategoryListViewModel {
        CategoryListViewModel(workspace: desk.workspace, library: try desk.library, chosen: chosen)
    }

    private func checked(_ list: CategoryListViewModel) -> [String] {
        list.categories.rows.filter(\.isChosen).map(\.name)
    }

    @Test("CAT-4: a new category has the cursor and is not checked; one more Enter chooses it")
    func add() throws {
        let desk = try Desk(.holding())
        let list = try list(desk, chosen: .home)
        #expect(list.focused == .home && checked(list) == ["Home"])
        #expect(list.add("  Late\tnights "))
        #expect(list.categories.rows.map(\.name) == ["Home", "Late nights", "Work"])
        #expect(list.focused == 501 && checked(list) == ["Home"] && list.chosen == .home)
        list.choose(501)
        #expect(checked(list) == ["Late nights"] && list.chosen == 501)
        #expect(list.library == (try desk.library))
    }

    @Test(
        "CAT-3: a blank, too long or taken name is refused with its sentence",
        arguments: [
            (" \n", "The category name is empty: write at least one character."),
            (String(repeating: "x", count: 39), "Limit 38 characters"),
            ("hOME", "There is a category “Home” already: choose another name."),
        ])
    func refused(name: String, notice: String) throws {
        let desk = try Desk(.holding())
        let list = try list(desk)
        #expect(!list.add(name) && list.notice == notice)
        #expect(!list.rename(.work, to: name))
        #expect(list.focused == nil && list.categories.rows.map(\.name) == ["Home", "Work"])
        #expect(try desk.steps.isEmpty)
        #expect(list.add("Yard") && list.notice == nil)
    }

    @Test("CAT-3, CAT-6: renaming, to itself in another case too; the cursor stays")
    func rename() throws {
        let desk = try Desk(.holding())
        let list = try list(desk, chosen: .home)
        #expect(list.rename(.home, to: "HOME") && list.rename(.home, to: "Zoo"))
        #expect(list.categories.rows.map(\.name) == ["Work", "Zoo"])
        #expect(list.focused == .home && checked(list) == ["Zoo"])
        #expect(try desk.steps.count == 2)
    }

    @Test("CAT-2, CAT-7: deleting takes trackers along; the choice falls away with its category")
    func delete() throws {
        let desk = try Desk(.holding(.habit(1, done: [.today]), .habit(2, in: .work)))
        let list = try list(desk, chosen: .home)
        list.delete(.home)
        #expect(list.categories.rows.map(\.name) == ["Work"] && list.chosen == nil && list.focused == nil)
        #expect(try desk.library.trackers.map(\.id) == [2])
        #expect(try desk.steps.count == 1)
    }

    @Test("CAT-2: deleting another category leaves the choice")
    func deleteOther() throws {
        let list = try list(Desk(.holding()), chosen: .home)
        list.delete(.work)
        #expect(list.chosen == .home && list.focused == .home && checked(list) == ["Home"])
    }

    @Test("LIVE-1: what another program did is followed")
    func show() throws {
        let desk = try Desk(.holding())
        let list = try list(desk, chosen: .home)
        try desk.elsewhere(.deleteCategory(.home), .addCategory(id: 200, name: "Yard"))
        list.show(try desk.library)
        #expect(
            list.categories.rows.map(\.name) == ["Work", "Yard"] && list.chosen == nil && list.focused == nil)
    }

    @Test("LIVE-1: a category deleted elsewhere is named, and the list follows")
    func deletedElsewhere() throws {
        let desk = try Desk(.holding(), .russian)
        let list = try list(desk)
        try desk.elsewhere(.deleteCategory(.home))
        #expect(!list.rename(.home, to: "House"))
        #expect(list.notice == "Удалено: «Home»." && list.categories.rows.map(\.name) == ["Work"])
    }

    @Test("A category that is no more is not chosen at the start")
    func goneAtStart() throws {
        let list = try list(Desk(.holding()), chosen: 77)
        #expect(list.chosen == nil && list.focused == nil)
        list.choose(78)
        #expect(list.chosen == nil && checked(list) == [])
    }

    @Test("A store that fails gives a notice and loses nothing")
    func failingStore() throws {
        let desk = try Desk(.holding())
        let list = try list(desk, chosen: .home)
        let before = list.categories
        desk.store.trouble = .busy(path: "/l")
        #expect(!list.add("Yard"))
        #expect(list.notice == "Not saved. Another program is using /l: try again in a moment.")
        #expect(list.categories == before && list.chosen == .home)
    }
}
