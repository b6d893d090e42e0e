import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

extension KeySession {
    var line: TextPromptState? { shown() }
}

extension Amount {
    static func of(_ text: String) -> Amount { Amount(text: text)! }
}

@MainActor @Suite("AMT-1: the goal in the form") struct GoalFormTests {
    private func form(event: Bool = false, _ conventions: Conventions = .english) throws -> KeySession {
        let session = try KeySession(.holding(), conventions)
        session.openNewForm(event: event)
        return session
    }

    @Test("AMT-1, FORM-3: the goal is a field below the schedule, and an event has none")
    func row() throws {
        let session = try form()
        #expect(session.form?.form.texts[.goal]?.text == "")
        #expect(session.form?.fields.first { $0.part == .goal }?.label == "Goal")
        try session.tab(to: .schedule)
        session.move(.down)
        #expect(session.form?.focus == .goal)
        session.move(.next)
        #expect(session.form?.focus == .emoji(0))
        #expect(try form(event: true).form?.fields.contains { $0.part == .goal } == false)
        #expect(
            try form(.russian).form?.form.texts[.goal]?.placeholder
                == "5 км · 30 км в неделю · не больше 2 чашек")
    }

    @Test(
        "AMT-1, FORM-2: a line says the amount with its unit, and whether it is a limit; empty it takes it away",
        arguments: [
            ("5 km", Goal.Kind.atLeast, "5", "km"), ("2,5 л", .atLeast, "2.5", "л"),
            ("at most 2 cups", .atMost, "2", "cups"), ("не больше 0", .atMost, "0", ""),
        ])
    func typed(line: String, kind: Goal.Kind, amount: String, unit: String) throws {
        let session = try form()
        try session.tab(to: .goal)
        session.app.insert(line)
        #expect(session.form?.form.draft.goal == Goal(kind, .of(amount), unit: unit))
        session.move(.next)
        #expect(session.form?.focus == .emoji(0) && session.form?.form.texts[.goal]?.text == line)
        session.move(.previous)
        session.app.edit(.deleteToStart)
        #expect(session.form?.form.draft.goal == nil)
    }

    @Test(
        "AMT-1, FORM-2: a line that says no goal keeps the focus, with a sentence until the next key",
        arguments: ["km", "0", "1e9", "5,5,5", "-3", "5 of thirteen abc", "1000001"])
    func refused(line: String) throws {
        let session = try form()
        session.type("Run")
        try session.tab(to: .goal)
        session.app.insert(line)
        let leaving: [() -> Void] = [
            { session.move(.next) }, { session.move(.previous) }, { session.app.confirm() },
            { session.app.save() }, { _ = try? session.formModel().focus(on: .save) },
        ]
        for (index, leave) in leaving.enumerated() {
            leave()
            #expect(session.form?.focus == .goal && session.form?.notice != nil, "\(index)")
            #expect(session.form?.form.texts[.goal]?.text == line)
            session.move(.left)
            #expect(session.form?.notice == nil)
        }
        session.escape()
        #expect(session.question != nil)
    }

    @Test(
        "N1: a doubtful number or a k in the row is refused with what to write",
        arguments: [
            ("10.000 steps", "“10.000” can be 10000 or 10: write 10000, or 10.0."),
            ("at most 5.125", "“5.125” can be 5125 or 5.125: write 5125, or 5.1250."),
            ("10k", "Write 10000 instead of “10k”."),
        ])
    func doubtful(line: String, error: String) throws {
        let session = try form()
        try session.tab(to: .goal)
        session.app.insert(line)
        session.app.confirm()
        #expect(session.form?.notice == error)
    }

    @Test(
        "N1: a goal that could not be typed so is kept by a line that is left alone",
        arguments: ["10.125", "10"])
    func keptGoal(amount: String) throws {
        let goal = Goal(.atLeast, .of(amount), unit: "k")
        let session = try KeySession(.holding(.habit(1, goal: goal)))
        session.app.perform(.editTracker)
        try session.tab(to: .goal)
        session.move(.next)
        #expect(session.form?.focus == .emoji(0) && session.form?.form.draft.goal == goal)
        session.app.save()
        #expect(session.state.sheets.isEmpty)
        #expect(try session.desk.library.tracker(1)?.goal(on: .today) == goal)
    }

    @Test("AMT-1, AMT-6: a habit gets a goal, and a form that leaves it alone changes nothing of it")
    func saved() throws {
        let session = try KeySession(.holding(.habit(1, "Run")))
        session.app.perform(.editTracker)
        try session.tab(to: .goal)
        session.app.insert("5 km")
        session.app.save()
        #expect(session.cards[0].amountText == "0 of 5 km")
        session.app.perform(.editTracker)
        session.type("s")
        try session.desk.elsewhere(.editTracker(1, TrackerEdit(.goal(nil))))
        session.model.reload()
        session.app.save()
        #expect(session.names == ["Runs"] && session.cards[0].amountText == nil)
    }
}
