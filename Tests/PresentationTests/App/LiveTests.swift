import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("LIVE-1: changes by other programs") struct LiveTests {
    @Test("Reading anew shows them on both screens and keeps date, search and filter")
    func reload() throws {
        let session = try AppSession(.holding(.habit(1, "Run"), .habit(2, "Row")), filter: .notCompleted)
        session.app.perform(.previousDay)
        session.app.perform(.startSearch)
        session.type("r")
        try session.desk.elsewhere(.complete([1], on: .yesterday), .renameCategory(.home, to: "Yard"))
        session.app.reload()
        #expect(session.names == ["Row"] && session.state.main.list.sections.map(\.title) == ["Yard"])
        #expect(session.state.main.list.search == "r" && session.state.main.isSearching)
        #expect(session.state.main.list.date == .yesterday && session.notice == nil)
        #expect(session.app.statisticsScreen.statistics.figures.completed == 1)
    }

    @Test("Reading anew without a change leaves everything, notice and form included")
    func nothingNew() throws {
        let session = try AppSession(.holding(.habit(1)))
        session.app.press()
        let marked = session.state
        session.app.reload()
        #expect(session.state == marked && session.notice != nil)
        session.openNewForm()
        session.type("Sw")
        let typed = session.state
        session.app.reload()
        #expect(session.state == typed)
    }

    @Test("A mark on a tracker that is marked already overwrites nothing; one that is gone is named")
    func marks() throws {
        let session = try AppSession(.holding(.habit(1, "Run"), .habit(2, "Row")))
        try session.desk.elsewhere(.complete([1, 2], on: .today))
        session.app.press()
        #expect(session.cards.map(\.isCompleted) == [true, true])
        try session.desk.elsewhere(.deleteTracker(1))
        session.app.press()
        #expect(session.state.notice == Notice(.error, "Run has been deleted.") && session.names == ["Row"])
    }

    @Test(
        "A form saved over a tracker deleted elsewhere says so and offers to create it anew",
        arguments: [false, true])
    func createAnew(isReloaded: Bool) throws {
        let session = try AppSession(.holding(.habit(1, "Run", done: [.today])))
        session.app.perform(.editTracker)
        session.type("ner")
        try session.desk.elsewhere(.deleteTracker(1))
        if isReloaded { session.app.reload() }
        session.app.save()
        #expect(session.lowestForm?.notice == "Run has been deleted.")
        #expect(session.question?.question == "Create it again?" && session.question?.yes == "Create")
        #expect(session.question?.no == "Cancel" && session.question?.isYesFocused == false)
        session.app.cancel()
        #expect(session.form?.form.name.text == "Runner")
        session.app.save()
        session.app.answer(true)
        #expect(
            session.state.sheets.isEmpty && session.focusedName == "Runner"
                && session.notice == "Added: Runner")
        #expect(session.cards.map(\.completedDays) == [0])
    }

    @Test("… and asks for a category first where that went too")
    func createAnewWithoutCategory() throws {
        let session = try AppSession(.holding(.habit(1, "Run")), .russian)
        session.app.perform(.editTracker)
        session.type("s")
        try session.desk.elsewhere(.deleteCategory(.home))
        session.app.save()
        #expect(session.form?.notice == "Удалено: «Run»." && session.question == nil)
        session.app.save()
        #expect(session.notice == "Не хватает: категория")
        try session.tab(to: .category)
        session.app.confirm()
        session.app.confirm()
        session.app.save()
        #expect(session.question?.question == "Создать заново?" && session.question?.no == "Отменить")
        session.app.answer(true)
        #expect(session.names == ["Runs"] && session.state.main.list.sections.map(\.title) == ["Work"])
    }

    @Test(
        "What is about a tracker that is gone closes and says so",
        arguments: [AppAction.openDetails, .openMenu, .deleteTracker])
    func goneTracker(action: AppAction) throws {
        let session = try AppSession(.holding(.habit(1, "Run"), .habit(2, "Row")))
        session.app.perform(action)
        try session.desk.elsewhere(.deleteTracker(2))
        session.app.reload()
        #expect(session.state.sheets.count == 1 && session.notice == nil)
        try session.desk.elsewhere(.deleteTracker(1))
        session.app.reload()
        #expect(session.state.sheets.isEmpty && session.app.sheets.isEmpty)
        #expect(session.notice == "Run has been deleted.")
    }

    @Test("A menu is about the card it was opened on, though that has left the list meanwhile")
    func menuOfLeftCard() throws {
        let session = try AppSession(.holding(.habit(1, "Run"), .habit(2, "Row")), filter: .notCompleted)
        session.app.perform(.openMenu)
        try session.desk.elsewhere(.complete([1], on: .today))
        session.app.reload()
        #expect(session.names == ["Row"] && session.focusedName == "Row")
        try session.pick("Pin")
        #expect(session.notice == "Pinned: Run" && session.cards.map(\.isPinned) == [false])
    }

    @Test(
        "A category deleted elsewhere leaves list, menu and question; its new name can be kept as a new one's"
    )
    func goneCategory() throws {
        let session = try AppSession(.holding())
        session.openNewForm()
        try session.tab(to: .category)
        session.app.confirm()
        session.app.perform(.openMenu)
        try session.desk.elsewhere(.deleteCategory(.home))
        session.app.reload()
        #expect(session.categoryUnderCursor == "Work" && session.notice == "Home has been deleted.")
        session.app.perform(.editTracker)
        session.type("shop")
        try session.desk.elsewhere(.deleteCategory(.work))
        session.app.confirm()
        #expect(session.line?.entry.error == "Work has been deleted.")
        #expect(
            session.line?.title == "New category"
                && session.line?.entry.text == "Workshop")
        session.app.confirm()
        #expect(session.categoryUnderCursor == "Workshop")
    }

    @Test("The category of an open form that is deleted elsewhere leaves the form")
    func formCategory() throws {
        let session = try AppSession(.holding())
        session.openNewForm()
        try session.tab(to: .category)
        session.app.confirm()
        session.app.confirm()
        try session.desk.elsewhere(.deleteCategory(.home))
        session.app.reload()
        #expect(session.form?.form.categoryText == nil)
    }

    // MARK: A store that fails

    @Test("A store that fails keeps everything, and each change can be tried again")
    func failing() throws {
        let session = try AppSession(.holding(.habit(1, "Run")))
        let busy = Notice(.error, "Not saved. Another program is using /l: try again in a moment.")
        session.desk.store.trouble = .busy(path: "/l")
        session.app.press()
        #expect(session.state.notice == busy && !session.cards[0].isCompleted)
        session.app.perform(.editTracker)
        session.type("ner")
        session.app.save()
        // A6: the form says it, and the screen below not once more.
        #expect(session.form?.notice == busy.text && session.notice == nil)
        #expect(session.form?.form.name.text == "Runner")
        session.desk.store.trouble = nil
        session.app.save()
        #expect(session.names == ["Runner"])
        session.openNewForm()
        try session.tab(to: .category)
        session.app.confirm()
        session.app.perform(.newTracker)
        session.type("Yard")
        session.desk.store.trouble = .busy(path: "/l")
        session.app.confirm()
        #expect(
            session.line?.entry.error == busy.text && session.line?.entry.text == "Yard"
        )
        session.desk.store.trouble = nil
        session.app.confirm()
        #expect(session.categoryUnderCursor == "Yard")
    }

    @Test("What cannot be read is said until it can be, and the screen stays")
    func unreadable() throws {
        let session = try AppSession(.holding(.habit(1, "Run")))
        session.desk.store.trouble = .busy(path: "/l")
        session.app.reload()
        #expect(session.state.notice?.kind == .error && session.names == ["Run"])
        session.desk.store.trouble = nil
        session.app.reload()
        #expect(session.notice == nil)
    }

    @Test("What a reader notices is told once, not at each reading; once more when it comes anew")
    func warnings() throws {
        let session = try AppSession(.holding(.habit(1, "Run")))
        let warning = Notice(
            .information, "The library was changed by another program; it is sound and was taken as it is.")
        session.desk.store.warnings = [.editedByHand]
        session.app.reload()
        #expect(session.state.notice == warning)
        session.app.press()
        let marked = session.state.notice
        #expect(marked != warning && marked != nil)
        session.app.reload()
        session.app.reload()
        #expect(session.state.notice == marked)
        session.desk.store.warnings = []
        session.app.reload()
        session.desk.store.warnings = [.editedByHand]
        session.app.reload()
        #expect(session.state.notice == warning)
    }

    @Test("A library that cannot be read at the start is the front's to tell")
    func start() throws {
        let desk = try Desk(.holding())
        desk.store.trouble = .busy(path: "/l")
        #expect(throws: StoreError.busy(path: "/l")) { try AppViewModel(workspace: desk.workspace) }
    }
}
