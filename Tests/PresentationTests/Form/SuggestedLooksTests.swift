import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// NEW-7, NEW-8, NEW-11: emoji and colour of a new form before anybody chooses.
@MainActor @Suite struct SuggestedLooksTests {
    private func form(_ desk: Desk, isEvent: Bool = false) throws -> TrackerFormViewModel {
        TrackerFormViewModel(creating: isEvent, workspace: desk.workspace, library: try desk.library)
    }

    @Test(
        "NEW-11: the least used, each by itself, and the first of the palette on a tie",
        arguments: [false, true])
    func leastUsed(isEvent: Bool) throws {
        let empty = try form(Desk(), isEvent: isEvent)
        #expect(empty.draft.emoji == "🙂" && empty.draft.color == .number(1))
        // Three trackers with 🙂 and 1; the palette goes on with 😻 🌺 🐶 and 2, 3.
        let desk = try Desk(.holding(.habit(1), .habit(2), .event(3)))
        try desk.elsewhere(
            .editTracker(1, TrackerEdit([.emoji("😻"), .color(.number(3))])),
            .editTracker(2, TrackerEdit([.emoji("🌺")])))
        let next = try form(desk, isEvent: isEvent)
        #expect(next.draft.emoji == "🐶" && next.draft.color == .number(2))
    }

    @Test("NEW-11: what a form suggests is what a tracker without emoji and colour gets")
    func asOnTheCommandLine() throws {
        let desk = try Desk(.holding(.habit(1)))
        let form = try form(desk)
        try desk.elsewhere(
            .addTracker(NewTracker(id: 2, name: "Swim", category: .existing(.home), schedule: .everyDay)))
        let added = try #require(try desk.library.tracker(2))
        #expect(form.draft.emoji == added.emoji && form.draft.color == added.color)
        #expect(added.emoji == "😻" && added.color == .number(2))
    }

    @Test("NEW-9: suggestions are no input of a person, changing them is")
    func noInput() throws {
        let session = try AppSession(.holding(.habit(1)))
        session.openNewForm()
        #expect(try !session.formModel().hasUnsavedInput)
        #expect(session.form?.form.missingText == "Missing: name, category, schedule")
        try session.formModel().focus(on: .emoji(2))
        session.app.press()
        #expect(session.form?.form.draft.emoji == "🌺")
        session.app.cancel()
        #expect(session.question?.question == "Leave without saving?")
    }

    @Test("NEW-7, NEW-8: the form of a tracker that exists shows its own")
    func editing() throws {
        let session = try AppSession(.holding(.habit(1)))
        session.app.perform(.editTracker)
        #expect(session.form?.form.draft.emoji == "🙂" && session.form?.form.draft.color == .number(1))
    }
}
