import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// FORM-1: the category of the form, typed with its completion.
@MainActor @Suite struct CategoryFieldTests {
    /// The form of a new habit on its category; there are Arthouse with two trackers, Спорт and Sport without any.
    private func form(_ conventions: Conventions = .english) throws -> KeySession {
        let session = try KeySession(
            .holding(
                .habit(1, "Film", in: 51), .habit(2, "Draw", in: 51),
                categories: [
                    TrackerDomain.Category(id: 50, name: "Sport"),
                    TrackerDomain.Category(id: 51, name: "Arthouse"),
                    TrackerDomain.Category(id: 52, name: "Спорт"),
                ]), conventions)
        session.openNewForm()
        session.type("Run")
        session.move(.next)
        return session
    }

    /// "Spo|rt, 3 trackers": as typed, what completes it, and the remark.
    private func shown(_ session: KeySession) -> String? {
        guard let state = session.form?.form, let typed = state.texts[.category]?.text else { return nil }
        return "\(typed)|\(state.categoryRest), \(state.categoryRemark)"
    }

    private func category(_ session: KeySession) -> String? { session.form?.form.categoryText }

    @Test("FORM-1: the first category that begins so completes what is typed, folded as names are")
    func completed() throws {
        let session = try form()
        #expect(shown(session) == "|, " && category(session) == nil)
        for (letter, there) in [
            ("a", "a|rthouse, 2 trackers"), ("R", "aR|thouse, 2 trackers"), ("m", "aRm|, new"),
        ] {
            session.app.insert(letter)
            #expect(shown(session) == there)
        }
        session.app.edit(.deleteBackward)
        #expect(shown(session) == "aR|thouse, 2 trackers" && category(session) == "Arthouse")
        let russian = try form(.russian)
        russian.app.insert("сП")
        #expect(shown(russian) == "сП|орт, 0 трекеров")
        russian.app.insert("x")
        #expect(shown(russian) == "сПx|, новая")
    }

    @Test("FORM-1: Tab, Enter and → take the completion", arguments: 0..<3)
    func taken(key: Int) throws {
        let session = try form()
        session.app.insert("sp")
        let taking: [() -> Void] = [
            { session.move(.next) }, { session.app.confirm() }, { session.move(.right) },
        ]
        taking[key]()
        #expect(shown(session) == "Sport|, 0 trackers")
        #expect(session.form?.focus == (key == 2 ? .category : .schedule))
        if session.form?.focus == .category {
            session.app.insert("s")
            #expect(shown(session) == "Sports|, new")
        }
    }

    @Test("FORM-1: within what is typed → moves, and Del deletes")
    func cursor() throws {
        let session = try form()
        session.app.insert("sp")
        session.move(.left, .right)
        #expect(shown(session) == "sp|ort, 0 trackers")
        session.move(.left)
        session.app.edit(.deleteForward)
        #expect(shown(session) == "s|port, 0 trackers")
    }

    @Test("FORM-1: Del takes the completion away, so that the name is a new one, until another letter")
    func dropped() throws {
        let session = try form()
        session.app.insert("Spo")
        session.app.edit(.deleteForward)
        #expect(shown(session) == "Spo|, new" && category(session) == "Spo")
        session.move(.next)
        #expect(session.form?.focus == .schedule && category(session) == "Spo")
        session.app.choose(.everyDay)
        session.app.save()
        let library = try session.desk.library
        let added = try #require(library.categories.first { $0.name == "Spo" })
        #expect(library.trackers(in: added.id).map(\.name) == ["Run"])
        #expect(session.notice == "Added: Run; new category: Spo")
        // One step with the tracker.
        session.app.perform(.undo)
        #expect(try session.desk.library.categories.count == 3)
    }

    @Test("FORM-1: a name that is there is no new one, though Del was pressed or a longer one stands before")
    func exact() throws {
        let session = try KeySession(
            .holding(categories: [
                TrackerDomain.Category(id: 50, name: "Arts"),
                TrackerDomain.Category(id: 51, name: "Art"),
            ]))
        try session.desk.elsewhere(.moveCategory(50, .before(51)))
        session.model.reload()
        session.openNewForm()
        try session.tab(to: .category)
        session.app.insert("ar")
        #expect(shown(session) == "ar|ts, 0 trackers")
        session.app.insert("t")
        session.app.edit(.deleteForward)
        #expect(shown(session) == "art|, 0 trackers" && category(session) == "Art")
        session.app.insert(" ")
        #expect(shown(session) == "art |, 0 trackers" && category(session) == "Art")
        // A blank behind what is only a beginning begins another word.
        session.app.edit(.deleteToStart)
        session.app.insert("ar ")
        #expect(shown(session) == "ar |, new")
    }

    @Test("FORM-1: the category of the last form stands there dim, as last time; a letter replaces it")
    func carried() throws {
        let session = try form()
        session.app.insert("sp")
        session.move(.next)
        session.app.choose(.everyDay)
        session.app.save()
        session.openNewForm()
        #expect(shown(session) == "|Sport, as last time" && session.form?.form.isCategoryChosen == false)
        #expect(session.form?.form.missingText == "Missing: name, schedule")
        try session.tab(to: .category)
        session.app.insert("x")
        #expect(shown(session) == "x|, new")
        session.app.edit(.deleteBackward)
        #expect(shown(session) == "|Sport, as last time")
        // A new one is carried, too.
        session.app.insert("Yard")
        try session.tab(to: .text(.name))
        session.type("Mow")
        try session.tab(to: .schedule)
        session.app.choose(.everyDay)
        session.app.save()
        session.openNewForm()
        #expect(shown(session) == "|Yard, as last time")
    }

    @Test(
        "FORM-1: Enter on an empty or untouched field opens the list; what is chosen there stands in the field"
    )
    func list() throws {
        let session = try form()
        session.app.confirm()
        #expect(session.categories != nil)
        session.app.confirm()
        #expect(shown(session) == "|Arthouse, 2 trackers" && session.form?.form.isCategoryChosen == true)
        session.move(.previous)
        #expect(session.form?.focus == .category)
        session.app.confirm()
        #expect(session.categories?.list.rows.map(\.isChosen) == [true, false, false])
        session.escape()
        session.app.insert("s")
        session.app.confirm()
        #expect(session.categories == nil && category(session) == "Sport")
    }

    @Test("FORM-1: the own category of a tracker is replaced by a letter, and stays where none is typed")
    func edited() throws {
        let session = try form()
        session.model.discard()
        session.model.focus(on: 1 as Identifier)
        session.app.perform(.editTracker)
        #expect(shown(session) == "|Arthouse, 2 trackers" && session.form?.form.isCategoryChosen == true)
        #expect(try session.formModel().hasUnsavedInput == false)
        try session.tab(to: .category)
        session.app.insert("спо")
        session.app.save()
        let library = try session.desk.library
        #expect(library.tracker(1).flatMap { library.category($0.categoryID) }?.name == "Спорт")
    }

    @Test("FORM-1, CAT-3: a name that no category may have is refused in words, and the category is missing")
    func wrong() throws {
        let session = try form()
        session.app.insert(String(repeating: "я", count: 39))
        #expect(session.form?.form.texts[.category]?.error == "Limit 38 characters")
        session.app.edit(.deleteToStart)
        session.app.insert(" ")
        #expect(category(session) == nil && session.form?.form.missingText == "Missing: category, schedule")
    }

    @Test(
        "FORM-1: a category that is deleted elsewhere is no longer chosen, and its name is typed as a new one's"
    )
    func gone() throws {
        let session = try form()
        session.app.insert("Sport")
        try session.desk.elsewhere(.deleteCategory(50))
        session.model.reload()
        #expect(shown(session) == "Sport|, new" && category(session) == "Sport")
    }
}
