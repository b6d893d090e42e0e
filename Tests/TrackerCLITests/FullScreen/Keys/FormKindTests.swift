import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct FormKindTests {
    @Test(
        "NEW-1, TRK-2: Space switches the kind and keeps all else, the schedule too; an edited one has no such row"
    )
    func switching() throws {
        let session = try KeySession(.holding(.habit(1, "Run")))
        session.openNewForm()
        session.type("Swim")
        try session.formModel().focus(on: .schedule)
        session.app.choose(.weekdays)
        try session.formModel().focus(on: .kind)
        session.app.press()
        #expect(session.form?.form.draft.isEvent == true && session.form?.focus == .kind)
        #expect(session.form?.form.name.text == "Swim")
        #expect(session.form?.form.missingText == "Missing: category")
        session.app.press()
        #expect(session.form?.form.scheduleText == "Weekdays")
        session.escape()
        #expect(session.question != nil)
        session.app.answer(true)
        session.app.perform(.editTracker)
        #expect(session.form?.fields.first?.part == .text(.name))
        try session.formModel().focus(on: .kind)
        #expect(session.form?.focus == .text(.name))
    }

    @Test("NEW-1, NEW-9: what was chosen for a habit is asked for though it is an event now")
    func hiddenSchedule() throws {
        let session = try KeySession(.holding())
        session.openNewForm()
        try session.formModel().focus(on: .schedule)
        session.app.choose(.everyDay)
        try session.formModel().focus(on: .kind)
        session.app.press()
        session.escape()
        #expect(session.question != nil)
    }
}
