import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("SECT-2, SECT-3, SECT-4: sections are changed by their headings") struct SectionKeyTests {
    private typealias Category = TrackerDomain.Category

    /// Evening with Read, Morning with Run and Row, and Sport with nothing.
    private func session(_ conventions: Conventions = .english, on heading: Identifier? = 50) throws
        -> KeySession
    {
        let isEnglish = conventions.language == .english
        let session = try KeySession(
            .holding(
                .habit(1, "Read", in: 50), .habit(2, "Run", in: 51), .habit(3, "Row", in: 51),
                categories: [
                    Category(id: 50, name: isEnglish ? "Evening" : "Вечер"),
                    Category(id: 51, name: isEnglish ? "Morning" : "Утро"),
                    Category(id: 52, name: isEnglish ? "Sport" : "Ящик"),
                ]), conventions)
        if let heading { session.model.focus(onSection: heading) }
        return session
    }

    private func titles(_ session: KeySession) -> [String] {
        session.state.main.list.sections.map(\.title)
    }

    private func offered(_ session: KeySession) -> [AppAction] {
        session.app.offers.compactMap { offer in
            if case .intent(.action(let action)) = offer.target { action } else { nil }
        }
    }

    @Test(
        "SECT-2: K and J move the section, which keeps the focus; each is a step of an own order",
        arguments: [
            (
                Conventions.english, "Moved: Evening, now after Morning.",
                "Moved: Evening, now before Morning."
            ),
            (
                .russian, "Перемещено: Вечер, теперь после раздела «Утро».",
                "Перемещено: Вечер, теперь перед разделом «Утро»."
            ),
        ])
    func moves(conventions: Conventions, after: String, before: String) throws {
        let session = try session(conventions)
        let sorted = titles(session)
        session.app.perform(.moveDown)
        #expect(
            titles(session) == sorted.reversed()
                && session.state.notice?.withoutStep == Notice(.change, after))
        #expect(session.model.focusedSection == 50)
        #expect(try session.desk.library.categoryOrder == .own)
        session.app.perform(.moveUp)
        #expect(titles(session) == sorted && session.state.notice?.withoutStep == Notice(.change, before))
        #expect(try session.desk.steps.count == 2)
        session.app.perform(.undo)
        #expect(titles(session) == sorted.reversed() && session.model.focusedSection == 50)
    }

    @Test("SECT-2: sections without cards are passed by; at the end it is said so")
    func hidden() throws {
        let session = try session()
        try session.desk.elsewhere(.moveCategory(52, .after(50)))
        session.model.reload()
        session.app.perform(.moveDown)
        #expect(try session.desk.library.sortedCategories.map(\.id) == [52, 51, 50])
        session.app.perform(.moveDown)
        #expect(session.state.notice == Notice(.information, "Evening is the last category already."))
        session.model.focus(onSection: 51)
        session.app.perform(.moveUp)
        #expect(session.notice == "Morning is the first category already.")
        #expect(try session.desk.steps.count == 2)
    }

    @Test("SECT-2: e renames, in a line that says what is wrong; the heading keeps the focus")
    func renames() throws {
        let session = try session()
        session.app.perform(.editTracker)
        #expect(session.line?.title == "Editing category" && session.line?.entry.text == "Evening")
        session.app.edit(.deleteToStart)
        session.type("morning")
        session.app.confirm()
        #expect(session.line?.entry.error?.hasPrefix("There is a category “Morning” already: ") == true)
        session.type("s")
        session.app.confirm()
        #expect(session.state.sheets.isEmpty && session.notice == "Category renamed: Evening → mornings")
        #expect(titles(session) == ["Morning", "mornings"] && session.model.focusedSection == 50)
        #expect(try session.desk.steps.count == 1)
    }

    @Test("SECT-2: a name for a category that was deleted meanwhile is kept as a new one's")
    func renamesNothing() throws {
        let session = try session()
        session.app.perform(.editTracker)
        try session.desk.elsewhere(.deleteCategory(50))
        session.model.reload()
        #expect(session.line?.title == "New category" && session.model.focusedSection == nil)
        session.type("s")
        session.app.confirm()
        #expect(try session.desk.library.categories.map(\.name) == ["Morning", "Sport", "Evenings"])
    }

    @Test("SECT-2: d asks, keeps by default, and deletes in one step")
    func deletes() throws {
        let session = try session(on: 51)
        session.app.perform(.deleteTracker)
        #expect(session.question?.question == "Are you sure this category is not needed?")
        #expect(session.question?.detail == "Morning: 2 trackers, 0 marks. [undo].")
        session.app.confirm()
        #expect(titles(session) == ["Evening", "Morning"] && session.model.focusedSection == 51)
        session.app.perform(.deleteTracker)
        session.app.answer(true)
        #expect(titles(session) == ["Evening"] && session.focusedName == "Read")
        #expect(try session.desk.steps.count == 1)
    }

    @Test(
        "SECT-2: n opens the form with the category, which is as chosen and no input; what is made has the focus"
    )
    func creates() throws {
        let session = try session()
        session.app.perform(.newTracker)
        let form = try #require(session.form?.form)
        #expect(form.categoryText == "Evening" && form.isCategoryChosen && form.categoryRemark == "1 tracker")
        #expect(form.missingText == "Missing: name, schedule")
        session.escape()
        #expect(session.state.sheets.isEmpty && session.model.focusedSection == 50)
        session.app.handle(.action(.addAmount))
        session.type("Sew")
        try session.tab(to: .schedule)
        session.app.choose(.everyDay)
        session.app.save()
        #expect(session.focusedName == "Sew" && session.model.focusedSection == nil)
        #expect(try session.desk.library.trackers(in: 50).map(\.name) == ["Read", "Sew"])
        session.app.perform(.newTracker)
        #expect(session.form?.form.categoryRemark == "as last time")
    }

    @Test("SECT-2: Enter and m open a menu of these, with the names again where there is an order of its own")
    func menu() throws {
        for conventions in [Conventions.english, .russian] {
            let isEnglish = conventions.language == .english
            let session = try session(conventions)
            session.app.confirm()
            let rows =
                isEnglish
                ? ["New here", "Edit", "Move down", "Delete"]
                : ["Новый здесь", "Редактировать", "Переместить ниже", "Удалить"]
            #expect(session.list?.title == (isEnglish ? "Evening" : "Вечер"))
            #expect(session.list?.rows.map(\.text) == rows)
            session.app.perform(.moveDown)
            #expect(session.state.sheets.isEmpty && titles(session).last == (isEnglish ? "Evening" : "Вечер"))
            session.app.perform(.openMenu)
            try session.pick(isEnglish ? "By name again" : "Снова по алфавиту")
            #expect(
                session.notice
                    == (isEnglish ? "Categories sorted by name" : "Категории расставлены по алфавиту"))
            #expect(session.model.focusedSection == 50 && titles(session).last != "Evening")
            #expect(try session.desk.library.categoryOrder == .byName && session.desk.steps.count == 2)
        }
    }

    @Test("SECT-2: the menu acts as the keys do")
    func menuActs() throws {
        let session = try session()
        session.app.perform(.openMenu)
        try session.pick("New here")
        #expect(session.form?.form.categoryText == "Evening")
        session.escape()
        session.app.perform(.openMenu)
        try session.pick("Edit")
        #expect(session.line?.entry.text == "Evening")
        session.escape()
        session.app.perform(.openMenu)
        try session.pick("Delete")
        #expect(session.question != nil)
    }

    @Test("SECT-2: no other key of cards does anything on a heading, nor is it offered")
    func others() throws {
        let session = try session()
        let own: [AppAction] = [.editTracker, .deleteTracker, .moveUp, .moveDown]
        let before = session.state
        for action in CardAction.all.map(\.id) where !own.contains(action) && action != .addAmount {
            #expect(!session.model.canPerform(action) && !session.model.isEnabled(action), "\(action)")
            session.app.perform(action)
            #expect(session.state == before, "\(action)")
        }
        session.app.press()
        #expect(session.state == before)
        #expect(
            offered(session).prefix(5) == [
                .newTracker, .openMenu, .editTracker, .deleteTracker, .moveDown,
            ])
        #expect(!offered(session).contains(.moveUp) && Set(offered(session)).count == offered(session).count)
        session.app.perform(.openCommands)
        let rows = try #require(session.actions?.rows)
        #expect(rows[0].text == "new here" && rows[0].heading == "Here")
        #expect(rows.map(\.text).contains("rename the category"))
        #expect(!rows.map(\.text).contains("edit the tracker"))
    }

    @Test("SECT-3: no heading is reached from Pinned, nor from the week: only where the card stands is said")
    func ends() throws {
        let session = try session(on: nil)
        session.model.focus(on: 2 as Identifier)
        session.app.perform(.moveUp)
        #expect(session.notice == "Run is the first of its section: [moveSection].")
        #expect(Advice.inApp(.none)(.moveSection)?.english == "↑ K moves the section")
        #expect(Advice.inApp(.none)(.moveSection)?.russian == "↑ K переместит раздел")
        session.app.perform(.togglePin)
        session.app.perform(.moveUp)
        #expect(session.notice == "Run is the first of its section.")
        session.app.perform(.showWeek)
        session.model.week.focus(on: 1, .today)
        session.app.perform(.moveUp)
        #expect(session.notice == "Read is the first of its section.")
    }

    @Test("SECT-4: : has the categories, with the cursor on that of the focus; Enter goes to the heading")
    func list() throws {
        for word in ["categories", "sections", "категории", "разделы"] {
            let session = try session(on: nil)
            session.model.focus(on: 3 as Identifier)
            session.app.perform(.openCommands)
            session.type(word)
            session.app.confirm()
            #expect(session.categoryUnderCursor == "Morning", "\(word)")
            #expect(session.categories?.list.rows.map(\.isChosen) == [false, false, false])
            session.move(.up)
            session.app.confirm()
            #expect(session.state.sheets.isEmpty && session.model.focusedSection == 50)
        }
        let session = try session()
        session.app.perform(.showStatistics)
        session.app.perform(.openCategories)
        #expect(session.categoryUnderCursor == "Evening" && session.state.tab == .statistics)
        session.move(.down)
        session.app.confirm()
        #expect(session.state.tab == .trackers && session.model.focusedSection == 51)
    }

    @Test("SECT-4: of a category without a heading it is said that it is not shown")
    func notShown() throws {
        for (conventions, notice) in [
            (Conventions.english, "The section Sport is not shown now."),
            (.russian, "Раздел «Ящик» сейчас не показан."),
        ] {
            let session = try session(conventions, on: nil)
            session.app.perform(.openCategories)
            session.move(.down, .down)
            session.app.confirm()
            #expect(session.notice == notice && session.state.sheets.isEmpty)
            #expect(session.model.focusedSection == nil && session.model.focusedCard == 1)
        }
    }

    @Test("SECT-4: over the categories footer and help name the category as what e, d, K and J are about")
    func named() throws {
        let session = try session(on: 51)
        session.app.perform(.openCategories)
        let texts = [
            "rename the category", "delete the category", "move the category up", "move the category down",
        ]
        #expect(session.app.offers.map { $0.text(.english) }.filter(texts.contains) == texts)
        #expect(
            session.app.offers.map { $0.text(.russian) }.filter { $0.contains("категорию") } == [
                "переименовать категорию", "удалить категорию", "переместить категорию выше",
                "переместить категорию ниже",
            ])
        session.app.perform(.openCommands)
        let rows = try #require(session.actions?.rows.map(\.text))
        #expect(rows.filter(texts.contains) == texts)
        for text in ["edit the tracker", "delete the tracker", "move up in its section"] {
            #expect(!rows.contains(text))
        }
        session.escape()
        session.move(.toEnd)
        #expect(session.app.offers.allSatisfy { !texts.contains($0.text(.english)) }, "on the button")
    }

    @Test("SECT-5: after undo and redo the focus is on the heading that the step touched")
    func replayed() throws {
        let session = try session()
        session.app.perform(.moveDown)
        session.move(.down)
        #expect(session.focusedName == "Read")
        session.app.perform(.undo)
        #expect(session.model.focusedSection == 50)
        session.model.focus(on: 2 as Identifier)
        session.app.perform(.redo)
        #expect(session.model.focusedSection == 50)
        session.app.perform(.deleteTracker)
        session.app.answer(true)
        #expect(session.focusedName == "Row")
        session.app.perform(.undo)
        #expect(session.model.focusedSection == 50)
        // A step of cards alone leaves headings alone.
        session.model.focus(on: 1 as Identifier)
        session.app.press()
        session.model.focus(onSection: 51)
        session.app.perform(.undo)
        #expect(session.focusedName == "Read")
        session.model.focus(onSection: 51)
        session.app.perform(.undo)
        #expect(session.model.focusedSection == 50)
        session.app.perform(.undo)
        #expect(session.model.focusedSection == 50 && session.state.notice?.kind == .information)
    }
}
