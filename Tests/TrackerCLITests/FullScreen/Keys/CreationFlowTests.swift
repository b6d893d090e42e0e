import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("NEW: the first tracker, by keys alone") struct CreationFlowTests {
    @Test(
        "NEW-1: n opens the form of a habit at its name; from its first row Enter opens the chooser of the kinds"
    )
    func chooser() throws {
        let session = try KeySession()
        session.app.perform(.newTracker)
        #expect(session.form?.focus == .text(.name) && kind(session) == "Habit")
        session.move(.up)
        session.app.confirm()
        #expect(session.list?.title == "Creating a tracker")
        #expect(session.list?.rows.map(\.text) == ["Habit", "Irregular event"])
        #expect(session.list?.rows.map(\.isFocused) == [true, false])
        #expect(session.list?.rows.map(\.isChosen) == [true, false])
        session.app.press(digit: 2)
        #expect(session.form?.form.title == "New irregular event" && kind(session) == "Irregular event")
        #expect(session.form?.focus == .text(.name))
        session.escape()
        #expect(session.state.sheets.isEmpty, "a kind alone is no input")
        let russian = try KeySession(nil, .russian)
        russian.app.perform(.newTracker)
        #expect(kind(russian) == "Привычка")
        russian.move(.up)
        russian.app.confirm()
        #expect(russian.list?.title == "Создание трекера")
        #expect(russian.list?.rows.map(\.text) == ["Привычка", "Нерегулярное событие"])
    }

    private func kind(_ session: KeySession) -> String? {
        guard case .choice(let value) = session.form?.fields.first?.content else { return nil }
        return value
    }

    @Test("NEW-2…10, CAT-1, CAT-3…5: a first habit with a category made on the way")
    func firstHabit() throws {
        let session = try KeySession()
        #expect(session.state.main.list.placeholder?.text == "What will we track?")
        session.openNewForm()
        #expect(session.form?.form.title == "New habit" && session.form?.focus == .text(.name))
        #expect(session.form?.form.saveTitle == "Create" && session.form?.form.canSave == false)
        #expect(session.form?.form.missingText == "Missing: name, category, schedule")
        session.type("Water plants")
        #expect(session.form?.form.name.counterText == "12/38")
        session.app.confirm()
        #expect(session.form?.focus == .category)
        session.app.confirm()
        #expect(session.categories?.list.placeholder == "Habits and events can be combined by meaning")
        #expect(session.categories?.focused == nil && session.categories?.addTitle == "Add category")
        session.app.confirm()
        #expect(session.line?.title == "New category" && session.line?.canSave == false)
        session.app.confirm()
        #expect(session.line != nil)
        session.type("Home")
        #expect(session.line?.canSave == true && session.line?.entry.counterText == "4/38")
        session.app.confirm()
        #expect(session.categoryUnderCursor == "Home" && session.notice == "Category added: Home")
        #expect(session.categories?.list.rows.map(\.isChosen) == [false])
        session.app.confirm()
        #expect(session.form?.form.categoryText == "Home" && session.form?.focus == .schedule)
        session.app.confirm()
        session.move(.down)
        session.app.press()
        session.move(.down, .down)
        session.app.press()
        #expect(session.schedule?.rows.map(\.isOn) == [false, true, false, true, false, false, false])
        session.move(.toEnd)
        #expect(session.schedule?.isDoneFocused == true)
        session.app.confirm()
        #expect(session.form?.form.scheduleText == "Tue, Thu" && session.form?.focus == .save)
        try session.tab(to: .ownEmoji)
        session.move(.down, .down)
        session.app.press()
        #expect(session.form?.form.draft.emoji == "😇")
        // From that of plants.
        session.move(.next, .right)
        session.app.confirm()
        #expect(session.form?.form.draft.color?.number == 6 && session.form?.form.missingText == nil)
        try session.tab(to: .save)
        session.app.confirm()
        #expect(session.state.sheets.isEmpty)
        let library = try session.desk.library
        let tracker = try #require(library.trackers.first)
        #expect(tracker.name == "Water plants" && tracker.emoji == "😇" && tracker.color.number == 6)
        #expect(tracker.schedule(on: .today) == .weekdays(.on(.tuesday, .thursday)))
        #expect(try session.desk.steps.count == 2)
    }

    @Test("NEW-10: the new card has the focus in its category")
    func newCard() throws {
        let session = try KeySession(
            .holding(.habit(1, "Run"), .habit(2, "Read", in: .work), .habit(3, "Row", in: .work)))
        try create("Swim", in: session)
        #expect(session.focusedName == "Swim" && session.notice == "Added: Swim")
        #expect(session.state.notice?.kind == .change)
        #expect(session.state.main.list.sections.map(\.title) == ["Home", "Work"])
        #expect(session.state.main.list.sections[1].cards.map(\.name) == ["Read", "Row", "Swim"])
    }

    @Test("NEW-10: it returns to the main screen, also from the statistics")
    func fromStatistics() throws {
        let session = try KeySession(.holding(.habit(1)))
        session.app.perform(.showStatistics)
        try create("Swim", in: session)
        #expect(session.state.tab == .trackers && session.focusedName == "Swim")
    }

    @Test("NEW-10: a search or filter that would hide the new card is taken away")
    func hidden() throws {
        let session = try KeySession(
            .holding(.habit(1, "Run", done: [.today]), .habit(2, "Rest")), filter: .completed)
        session.app.perform(.startSearch)
        session.type("run")
        session.app.confirm()
        try create("Swim", in: session)
        #expect(session.focusedName == "Swim" && session.names == ["Run", "Rest", "Swim"])
        #expect(session.state.main.list.search.isEmpty && session.state.main.list.filter == .all)
    }

    @Test("NEW-10: a search that finds the new card stays")
    func found() throws {
        let session = try KeySession(.holding(.habit(1, "Run"), .habit(2, "Rest")), filter: .notCompleted)
        session.app.perform(.startSearch)
        session.type("r")
        session.app.confirm()
        try create("Row", in: session)
        #expect(session.focusedName == "Row" && session.state.main.list.search == "r")
        #expect(session.state.main.list.filter == .notCompleted)
    }

    @Test("NEW-10: a habit that the shown date does not plan is said to be elsewhere")
    func notPlanned() throws {
        let session = try KeySession(.holding(.habit(1, "Run")), .russian, filter: .notCompleted)
        session.openNewForm()
        try fill("Плавать", in: session, schedule: { session.app.press() })
        session.app.save()
        #expect(session.names == ["Run"] && session.focusedName == "Run")
        #expect(session.notice == "Добавлено: Плавать. На показанный день не запланировано.")
        #expect(session.state.main.list.filter == .notCompleted)
    }

    @Test("NEW-2: an event has no schedule row")
    func event() throws {
        let session = try KeySession(.holding())
        session.openNewForm(event: true)
        #expect(session.form?.form.title == "New irregular event")
        #expect(session.form?.form.missingText == "Missing: name, category")
        try fill("Dentist", in: session, schedule: nil)
        session.app.save()
        #expect(session.cards.map(\.name) == ["Dentist"] && session.cards[0].isEvent)
    }

    @Test("CAT-2: a new form starts with the category of the last saved form")
    func lastCategory() throws {
        let session = try KeySession(.holding(.habit(1, in: .work)))
        session.openNewForm()
        #expect(session.form?.form.categoryText == nil)
        session.escape()
        try create("Swim", in: session)
        session.openNewForm(event: true)
        #expect(session.form?.form.categoryText == "Work")
        try session.tab(to: .category)
        session.app.confirm()
        #expect(session.categories?.list.rows.map(\.isChosen) == [false, true])
        #expect(session.categoryUnderCursor == "Work")
        session.move(.up)
        session.app.confirm()
        #expect(session.form?.form.categoryText == "Home")
        session.escape()
        session.app.answer(true)
        session.openNewForm()
        #expect(session.form?.form.categoryText == "Work")
    }

    @Test("NEW-10: Create says what is missing and stays")
    func missing() throws {
        let session = try KeySession(.holding(), .russian)
        session.openNewForm()
        session.type("Бег")
        try session.tab(to: .save)
        session.app.confirm()
        #expect(session.notice == "Не хватает: категория, расписание")
        #expect(session.form?.form.draft.name == "Бег" && session.state.notice?.kind == .error)
        session.move(.previous)
        #expect(session.notice == nil)
        session.app.save()
        #expect(session.notice == "Не хватает: категория, расписание")
        #expect(try session.desk.steps.isEmpty)
    }

    // MARK: Steps

    /// A daily habit in the last category of the list.
    private func create(_ name: String, in session: KeySession) throws {
        session.openNewForm()
        try fill(
            name, in: session,
            schedule: { session.app.chooseAll() })
        session.app.save()
        #expect(session.state.sheets.isEmpty)
    }

    private func fill(_ name: String, in session: KeySession, schedule: (() -> Void)?) throws {
        session.type(name)
        try session.tab(to: .category)
        session.app.confirm()
        session.move(.toEnd, .up)
        session.app.confirm()
        if let schedule {
            try session.tab(to: .schedule)
            session.app.confirm()
            schedule()
            session.app.save()
        }
    }
}
