import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// Screens change the library in one way.
@MainActor @Suite struct EditingTests {
    /// What each screen that can change something says after a change of its own.
    private func notices(_ desk: Desk, trouble: StoreError? = nil) throws -> [String?] {
        let library = try desk.library
        let list = try MainListViewModel(workspace: desk.workspace)
        let app = try AppViewModel(workspace: desk.workspace)
        let categories = CategoryListViewModel(workspace: desk.workspace, library: library)
        let tracker = try #require(library.trackers.first)
        let form = TrackerFormViewModel(
            editing: tracker, on: .today, workspace: desk.workspace, library: library)
        desk.store.trouble = trouble
        list.perform(.togglePin, on: tracker.id)
        app.press()
        categories.add("Yard")
        form.enter("Runner", in: .name)
        form.save()
        return [list.notice, app.notice?.text, categories.notice, form.notice]
    }

    @Test(
        "A6: what keeps a change from being saved is said after that it was not, on every screen alike",
        arguments: [true, false])
    func refused(isEnglish: Bool) throws {
        let desk = try Desk(.holding(.habit(1, "Run")), isEnglish ? .english : .russian)
        let said =
            isEnglish
            ? "Not saved. Another program is using /l: try again in a moment."
            : "Не сохранено. /l занят другой программой: попробуйте ещё раз чуть позже."
        #expect(try notices(desk, trouble: .busy(path: "/l")) == [said, said, said, said])
        desk.store.trouble = nil
        #expect(try desk.steps.isEmpty)
    }

    @Test("The app says what was done; a screen that shows it by itself says nothing")
    func done() throws {
        let desk = try Desk(.holding(.habit(1, "Run")))
        #expect(try notices(desk) == [nil, "Done, 8 Mar: Run — a perfect day!", nil, nil])
        #expect(try desk.steps.count == 4)
    }
}
