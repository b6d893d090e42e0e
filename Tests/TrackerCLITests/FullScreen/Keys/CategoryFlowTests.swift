import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct CategoryFlowTests {
    /// The category list over the form of a new habit.
    private func list(_ library: Library, _ conventions: Conventions = .english) throws -> KeySession {
        let session = try KeySession(library, conventions)
        session.openNewForm()
        try session.tab(to: .category)
        session.app.confirm()
        return session
    }

    @Test("CAT-3: Done is off for blanks and says why a taken name cannot be kept")
    func refused() throws {
        let session = try list(.holding())
        session.app.perform(.newTracker)
        session.type(" ")
        #expect(session.line?.canSave == false)
        session.type("hOME")
        session.app.confirm()
        #expect(
            session.line?.entry.error == "There is a category “Home” already: choose another name.")
        session.type("s")
        #expect(session.line?.entry.error == nil)
        session.app.save()
        #expect(session.categoryUnderCursor == "hOMEs")
    }

    @Test("CAT-3: at most 38 characters, the 39th refused wherever the cursor stands")
    func limit() throws {
        let session = try list(.holding())
        session.app.perform(.newTracker)
        session.app.insert(String(repeating: "я", count: 38))
        session.move(.left)
        session.type("x")
        #expect(session.line?.entry.error == "Limit 38 characters")
        #expect(session.line?.entry.text == String(repeating: "я", count: 38))
        session.move(.left)
        #expect(session.line?.entry.error == nil)
    }

    @Test(
        "CAT-6: the menu offers Edit, the moves and Delete; after Edit the list is back and the titles follow"
    )
    func rename() throws {
        let session = try list(.holding(.habit(1, "Run")), .russian)
        session.app.perform(.openMenu)
        #expect(
            session.list?.title == "Home"
                && session.list?.rows.map(\.text) == ["Редактировать", "Переместить ниже", "Удалить"])
        try session.pick("Редактировать")
        #expect(session.line?.title == "Редактирование категории")
        #expect(session.line?.entry.text == "Home" && session.line?.canSave == true)
        session.app.edit(.deleteToStart)
        session.type("Дом")
        session.app.confirm()
        #expect(
            session.categoryUnderCursor == "Дом" && session.notice == "Категория переименована: Home → Дом")
        #expect(session.state.main.list.sections.map(\.title) == ["Дом"])
    }

    @Test("CAT-3: renaming to itself in another case is allowed; Done without a change is no step")
    func sameName() throws {
        let session = try list(.holding())
        session.app.perform(.editTracker)
        session.app.confirm()
        #expect(session.categoryUnderCursor == "Home" && session.notice == nil)
        session.app.perform(.editTracker)
        session.app.edit(.deleteToStart)
        session.type("HOME")
        session.app.confirm()
        #expect(session.categoryUnderCursor == "HOME")
        #expect(try session.desk.steps.count == 1)
    }

    @Test("CAT-7: Delete asks first, naming what goes along; kept by default, both return to the list")
    func deleteAsks() throws {
        let session = try list(
            .holding(.habit(1, done: [.today, .yesterday]), .event(2, pinned: true), .habit(3, in: .work)))
        session.app.perform(.deleteTracker)
        #expect(session.question?.question == "Are you sure this category is not needed?")
        #expect(session.question?.detail == "Home: 2 trackers, 2 marks. [undo].")
        #expect(session.question?.isYesFocused == false)
        session.app.confirm()
        #expect(session.categoryUnderCursor == "Home" && session.cards.count == 3)
        session.app.perform(.deleteTracker)
        session.app.answer(true)
        #expect(session.categoryUnderCursor == "Work" && session.notice == "Category deleted: Home")
        #expect(
            session.cards.map(\.id) == [3] && session.model.statisticsScreen.statistics.rows.map(\.id) == [3])
        #expect(session.model.statisticsScreen.statistics.figures.completed == 0)
        session.app.perform(.undo)
        #expect(session.cards.count == 3 && session.categories?.list.rows.count == 2)
    }

    @Test("CAT-7: the question in Russian")
    func russianQuestion() throws {
        let session = try list(.holding(.habit(1, done: [.today])), .russian)
        session.app.perform(.deleteTracker)
        #expect(session.question?.question == "Эта категория точно не нужна?")
        #expect(session.question?.detail == "Home: 1 трекер, 1 отметка. [undo].")
        #expect(session.question?.yes == "Удалить" && session.question?.no == "Оставить")
    }

    @Test("CAT-2: deleting the chosen category empties the row; another one leaves it")
    func chosen() throws {
        let session = try list(.holding())
        session.app.confirm()
        #expect(session.form?.form.categoryText == "Home")
        try session.tab(to: .category)
        session.app.confirm()
        session.move(.down)
        session.app.perform(.deleteTracker)
        session.app.answer(true)
        #expect(session.categoryUnderCursor == "Home")
        session.escape()
        #expect(session.form?.form.categoryText == "Home")
        session.app.confirm()
        session.app.perform(.deleteTracker)
        session.app.answer(true)
        #expect(session.categories?.list.placeholder != nil && session.categories?.focused == nil)
        session.escape()
        #expect(session.form?.form.categoryText == nil)
    }

    @Test("CAT-2: deleting the edited tracker's own category says so and closes the form")
    func ownCategory() throws {
        let session = try KeySession(.holding(.habit(1, "Run"), .habit(2, "Read", in: .work)))
        session.app.perform(.editTracker)
        try session.tab(to: .category)
        session.app.confirm()
        session.app.perform(.deleteTracker)
        session.app.answer(true)
        #expect(session.state.sheets.isEmpty && session.notice == "Run has been deleted.")
        #expect(session.names == ["Read"] && session.focusedName == "Read")
        session.app.perform(.undo)
        #expect(session.names == ["Run", "Read"])
    }

    @Test("CAT-2: deleting the category chosen for an edited tracker of another one keeps the form")
    func otherCategory() throws {
        let session = try KeySession(.holding(.habit(1, "Run"), .habit(2, "Read", in: .work)))
        session.app.perform(.editTracker)
        try session.tab(to: .category)
        session.app.confirm()
        session.move(.down)
        session.app.confirm()
        try session.tab(to: .category)
        session.app.confirm()
        session.app.perform(.deleteTracker)
        session.app.answer(true)
        #expect(session.categoryUnderCursor == "Home" && session.names == ["Run"])
        session.escape()
        #expect(
            session.form?.form.categoryText == nil && session.form?.form.missingText == "Missing: category")
    }

    @Test("CAT-8: the list is ordered by name, and the cursor follows a renamed category")
    func order() throws {
        let session = try list(.holding())
        session.move(.down)
        session.app.perform(.editTracker)
        session.app.edit(.deleteToStart)
        session.type("2nd job")
        session.app.confirm()
        #expect(session.categories?.list.rows.map(\.name) == ["2nd job", "Home"])
        #expect(session.categoryUnderCursor == "2nd job")
    }
}
