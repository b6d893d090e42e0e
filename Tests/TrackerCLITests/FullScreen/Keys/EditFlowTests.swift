import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct EditFlowTests {
    private func edit(_ library: Library, _ conventions: Conventions = .english) throws -> KeySession {
        let session = try KeySession(library, conventions)
        session.app.perform(.editTracker)
        return session
    }

    @Test("MAIN-14: Edit opens the form, filled, with the day count and Save", arguments: [false, true])
    func filled(isEvent: Bool) throws {
        let session = try edit(
            .holding(isEvent ? .event(1, "Сон", done: [.today]) : .habit(1, "Сон", done: [.today])), .russian)
        let form = try #require(session.form)
        #expect(form.form.title == (isEvent ? "Редактирование события" : "Редактирование привычки"))
        #expect(form.form.name.text == "Сон" && form.form.daysText == "1 день")
        #expect(
            form.form.saveTitle == "Сохранить" && form.form.categoryText == "Home"
                && form.focus == .text(.name))
    }

    @Test("MAIN-14: − and + stand before the name, are pending, and one undo step with Save")
    func pending() throws {
        let session = try edit(.holding(.habit(1, "Run")))
        session.move(.previous)
        #expect(session.form?.focus == .addCompletion && session.form?.form.daysText == "0 days")
        session.app.press()
        #expect(session.form?.form.daysText == "1 day" && session.cards[0].completedDays == 0)
        session.move(.left)
        #expect(session.form?.focus == .removeCompletion)
        session.app.confirm()
        #expect(session.form?.form.daysText == "0 days")
        session.move(.right)
        session.app.confirm()
        session.move(.next)
        session.type("ner")
        session.app.save()
        #expect(session.state.sheets.isEmpty && session.cards[0].isCompleted && session.names == ["Runner"])
        #expect(session.focusedName == "Runner" && session.notice?.hasPrefix("Changed: Runner") == true)
        session.app.perform(.undo)
        #expect(!session.cards[0].isCompleted && session.names == ["Run"])
        #expect(try session.desk.steps.isEmpty)
    }

    @Test("MAIN-14: − and + are of the selected date, and off on a future one")
    func dates() throws {
        let session = try KeySession(.holding(.habit(1)))
        session.app.perform(.previousDay)
        session.app.perform(.editTracker)
        session.move(.previous)
        session.app.press()
        session.app.save()
        #expect(try session.desk.library.tracker(1)?.marks == DaySet([.yesterday]))
        session.app.perform(.goToToday)
        session.app.perform(.nextDay)
        session.app.perform(.editTracker)
        #expect(session.form?.form.canAddCompletion == false && session.form?.form.daysText == "1 day")
        session.move(.previous)
        #expect(session.form?.focus == .save)
    }

    @Test("MAIN-14: moves skip what of − and + is off, and the focus leaves what it has switched off")
    func off() throws {
        let session = try edit(.holding(.habit(1, done: [.today])))
        let form = try session.formModel()
        #expect(!form.focus(on: .addCompletion) && session.form?.focus == .text(.name))
        session.move(.next, .previous, .previous)
        #expect(session.form?.focus == .removeCompletion)
        session.move(.right)
        #expect(session.form?.focus == .removeCompletion)
        session.app.press()
        #expect(session.form?.focus == .addCompletion && session.form?.form.daysText == "0 days")
        session.move(.left, .previous)
        #expect(session.form?.focus == .save)
        session.move(.toStart)
        session.app.press()
        #expect(session.form?.focus == .removeCompletion && session.form?.form.daysText == "1 day")
    }

    @Test("TRK-6: an event done on another day has neither − nor + to stop at")
    func doneEvent() throws {
        let session = try edit(.holding(.event(1, done: [.today])))
        try session.desk.elsewhere(.uncomplete([1], on: .today), .complete([1], on: .yesterday))
        session.move(.previous)
        #expect(session.form?.focus == .removeCompletion)
        session.model.reload()
        #expect(session.form?.focus == .text(.name))
        session.move(.previous)
        #expect(session.form?.focus == .save)
    }

    @Test("MAIN-14: Cancel drops all of it, by Esc and by the button", arguments: [false, true])
    func cancel(byButton: Bool) throws {
        let session = try edit(.holding(.habit(1, "Run")))
        session.move(.previous)
        session.app.press()
        if byButton {
            try session.tab(to: .cancel)
            session.app.confirm()
        } else {
            session.escape()
        }
        #expect(session.question?.question == "Leave without saving?" && session.question?.no == "Keep")
        session.app.answer(true)
        #expect(session.state.sheets.isEmpty && !session.cards[0].isCompleted)
        #expect(try session.desk.steps.isEmpty)
    }

    @Test("A Save that changes nothing is no step, and claims none")
    func unchanged() throws {
        let session = try KeySession(.holding(.habit(1, "Run")))
        session.app.press()
        session.app.perform(.editTracker)
        session.app.save()
        #expect(session.state.sheets.isEmpty && session.notice == nil)
        #expect(try session.desk.steps.count == 1)
    }

    @Test("CAT-2: an edited tracker's category is the next new form's")
    func category() throws {
        let session = try edit(.holding(.habit(1, "Run", in: .work)))
        session.type("s")
        session.app.save()
        session.openNewForm()
        #expect(session.form?.form.categoryText == "Work")
    }

    @Test("An edit that takes the card out of the search leaves the search and moves the focus")
    func hidden() throws {
        let session = try KeySession(.holding(.habit(1, "Run"), .habit(2, "Rust")))
        session.app.perform(.startSearch)
        session.type("ru")
        session.app.confirm()
        session.app.perform(.editTracker)
        session.app.edit(.deleteToStart)
        session.type("Walk")
        session.app.save()
        #expect(
            session.names == ["Rust"] && session.focusedName == "Rust" && session.notice == "Changed: Walk")
    }

    @Test("NEW-10: Save is off while the name is blank and says so")
    func blank() throws {
        let session = try edit(.holding(.habit(1, "Run")))
        session.app.edit(.deleteToStart)
        session.app.save()
        #expect(session.notice == "Missing: name" && session.form != nil)
    }
}
