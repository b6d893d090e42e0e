import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("V18: what was chosen leads on to what is still missing") struct FormOrderTests {
    private func newForm(event: Bool = false, _ conventions: Conventions = .english) throws -> KeySession {
        let session = try KeySession(.holding(), conventions)
        session.openNewForm(event: event)
        return session
    }

    private func focus(_ session: KeySession) -> FormSheetState.Part? { session.form?.focus }

    @Test("V18: name, category, schedule, Create, each by Enter")
    func order() throws {
        let session = try newForm()
        session.type("Swim")
        session.app.confirm()
        #expect(focus(session) == .category)
        session.app.confirm()
        session.app.confirm()
        #expect(focus(session) == .schedule)
        session.app.confirm()
        session.app.choose(.everyDay)
        session.app.confirm()
        #expect(focus(session) == .save && session.form?.form.scheduleText == "Every day")
        session.app.confirm()
        #expect(session.state.sheets.isEmpty && session.focusedName == "Swim")
    }

    @Test("V18: what was left out comes round again, and what is empty keeps the focus")
    func roundAgain() throws {
        let session = try newForm()
        session.app.confirm()
        #expect(focus(session) == .text(.name))
        try session.tab(to: .schedule)
        session.app.confirm()
        session.app.confirm()
        #expect(focus(session) == .schedule)
        session.app.choose(.everyDay)
        #expect(focus(session) == .text(.name))
        session.type("Swim")
        session.app.confirm()
        session.app.confirm()
        session.app.confirm()
        #expect(focus(session) == .save && session.form?.form.canSave == true)
    }

    @Test("V18: what follows comes before what was left out above")
    func following() throws {
        let session = try newForm()
        try session.formModel().focus(on: .category)
        session.app.confirm()
        session.app.confirm()
        #expect(focus(session) == .schedule)
        session.app.choose(.everyDay)
        #expect(focus(session) == .text(.name))
    }

    @Test("V18: r is a number of times a week, whatever period was looked at")
    func week() throws {
        let session = try newForm()
        try session.formModel().focus(on: .schedule)
        session.app.choose(.timesAWeek)
        session.move(.down, .right)
        #expect(session.schedule?.rows[1].value == "month")
        session.app.choose(.timesAWeek)
        #expect(session.schedule?.rows[1].value == "week" && session.schedule?.rows[0].isFocused == true)
    }

    @Test("V18: Esc chooses nothing, so the focus stays")
    func escape() throws {
        let session = try newForm()
        session.type("Swim")
        for part in [FormSheetState.Part.category, .schedule] {
            try session.formModel().focus(on: part)
            session.app.confirm()
            session.escape()
            #expect(focus(session) == part)
        }
    }

    @Test(
        "V18: the keys of the common schedules work on the row of the form; r leaves a digit and Enter to type"
    )
    func shortcuts() throws {
        for (shortcut, text) in [(RuleShortcut.everyDay, "Every day"), (.weekdays, "Weekdays")] {
            let session = try newForm()
            try session.formModel().focus(on: .schedule)
            for _ in 1...2 {
                session.app.choose(shortcut)
                #expect(session.form?.form.scheduleText == text)
                try session.formModel().focus(on: .schedule)
            }
        }
        let session = try newForm()
        try session.formModel().focus(on: .schedule)
        session.app.choose(.timesAWeek)
        #expect(session.schedule?.shortcuts.map(\.isChosen) == [false, false, true])
        session.escape()
        #expect(session.form?.form.scheduleText == nil, "nothing was chosen, so nothing is asked")
        session.app.choose(.timesAWeek)
        session.app.press(digit: 4)
        session.app.confirm()
        #expect(session.form?.form.draft.schedule == .quota(Quota(4, in: .week)!))
    }

    @Test("V18: elsewhere in the form, and in the form of an event, those keys do nothing")
    func elsewhere() throws {
        for isEvent in [false, true] {
            let session = try newForm(event: isEvent)
            for part in [FormSheetState.Part.category, .emoji(3), .color(3), .save] {
                try session.formModel().focus(on: part)
                let before = session.state
                for shortcut in RuleShortcut.allCases { session.app.choose(shortcut) }
                #expect(session.state == before)
            }
        }
        let event = try newForm(event: true)
        try event.formModel().focus(on: .save)
        event.app.perform(.enterAmount)
        #expect(event.form?.focus == .save)
    }

    @Test("V18: in the sheet a common schedule is one key from every kind, and its digits go on as ever")
    func inSheet() throws {
        for turns in 0...3 {
            let session = try newForm()
            try session.tab(to: .schedule)
            session.app.confirm()
            session.move(.up)
            for _ in 0..<turns { session.move(.right) }
            session.app.choose(.weekdays)
            #expect(session.schedule?.rows.map(\.isOn) == [true, true, true, true, true, false, false])
            session.app.press(digit: 6)
            #expect(session.schedule?.rows[5].isOn == true)
            #expect(session.schedule?.shortcuts.contains { $0.isChosen } == false)
            session.app.choose(.timesAWeek)
            session.app.press(digit: 2)
            session.app.choose(.everyDay)
            #expect(session.schedule?.rows.allSatisfy(\.isOn) == true)
            session.app.choose(.timesAWeek)
            session.app.confirm()
            #expect(session.form?.form.draft.schedule == .quota(Quota(2, in: .week)!))
        }
    }

    @Test("FORM-3: = leads to the goal from every row but fields, and Enter on")
    func goal() throws {
        let session = try newForm()
        session.type("Swim=")
        #expect(session.form?.form.name.text == "Swim=")
        for part in [FormSheetState.Part.kind, .schedule, .emoji(3), .color(3), .cancel, .save] {
            try session.formModel().focus(on: part)
            session.app.perform(.enterAmount)
            #expect(focus(session) == .goal)
        }
        session.type("2 km")
        session.app.confirm()
        #expect(session.form?.form.draft.goal == "at least 2 km" && focus(session) == .category)
    }

    @Test("V18: in an edited habit all is filled, so a choice leads to Save")
    func edited() throws {
        let session = try KeySession(.holding(.habit(1, "Run")))
        session.app.perform(.editTracker)
        session.type("ner")
        session.app.confirm()
        #expect(focus(session) == .save)
        session.app.confirm()
        #expect(session.names == ["Runner"])
    }
}
