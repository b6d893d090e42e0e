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

    @Test("AMT-1: the row says none, ↓ leads to it from the schedule, and an event has none")
    func row() throws {
        let session = try form()
        #expect(session.form?.form.goalText == "none")
        #expect(session.form?.fields.first { $0.part == .goal }?.label == "Goal")
        try session.tab(to: .schedule)
        session.move(.down)
        #expect(session.form?.focus == .goal)
        session.move(.next)
        #expect(session.form?.focus == .emoji(0))
        #expect(try form(event: true).form?.form.goalText == nil)
        #expect(try form(.russian).form?.form.goalText == "нет")
    }

    @Test(
        "AMT-1: a line says the amount with its unit, and whether it is a limit",
        arguments: [
            ("5 km", Goal.Kind.atLeast, "5", "km", "at least 5 km"),
            ("2,5 л", .atLeast, "2.5", "л", "at least 2.5 л"),
            ("at most 2 cups", .atMost, "2", "cups", "at most 2 cups"),
            ("не больше 0", .atMost, "0", "", "at most 0"),
        ])
    func typed(line: String, kind: Goal.Kind, amount: String, unit: String, shown: String) throws {
        let session = try form()
        try session.formModel().focus(on: .goal)
        session.app.confirm()
        session.app.insert(line)
        session.app.confirm()
        #expect(session.form?.form.draft.goal == Goal(kind, .of(amount), unit: unit))
        #expect(session.form?.form.goalText == shown)
        // What was typed stands there again, and an empty line takes the goal away.
        try session.formModel().focus(on: .goal)
        session.app.confirm()
        session.app.confirm()
        #expect(session.form?.form.draft.goal == Goal(kind, .of(amount), unit: unit))
        try session.formModel().focus(on: .goal)
        session.app.confirm()
        session.app.edit(.deleteToStart)
        session.app.confirm()
        #expect(session.form?.form.draft.goal == nil)
    }

    @Test(
        "AMT-1: a line that says no goal stays, with a sentence until the next key",
        arguments: ["km", "0", "1e9", "5,5,5", "-3", "5 of thirteen abc", "1000001"])
    func refused(line: String) throws {
        let session = try form()
        try session.formModel().focus(on: .goal)
        session.app.confirm()
        session.app.insert(line)
        session.app.confirm()
        #expect(session.line?.entry.text == line && session.line?.entry.error != nil)
        session.app.insert(" ")
        #expect(session.line?.entry.error == nil)
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
        try session.formModel().focus(on: .goal)
        session.app.confirm()
        session.app.insert(line)
        session.app.confirm()
        #expect(session.line?.entry.error == error)
    }

    @Test(
        "N1: a goal that could not be typed so is kept by a line that is left alone",
        arguments: ["10.125", "10"])
    func keptGoal(amount: String) throws {
        let goal = Goal(.atLeast, .of(amount), unit: "k")
        let session = try KeySession(.holding(.habit(1, goal: goal)))
        session.app.perform(.editTracker)
        try session.formModel().focus(on: .goal)
        session.app.confirm()
        session.app.confirm()
        #expect(session.line == nil && session.form?.form.draft.goal == goal)
    }

    @Test("AMT-1, AMT-6: a habit gets a goal, and a form that leaves it alone changes nothing of it")
    func saved() throws {
        let session = try KeySession(.holding(.habit(1, "Run")))
        session.app.perform(.editTracker)
        try session.formModel().focus(on: .goal)
        session.app.confirm()
        session.app.insert("5 km")
        session.app.confirm()
        session.app.save()
        #expect(session.cards[0].amountText == "0 of 5 km")
        session.app.perform(.editTracker)
        session.type("s")
        try session.desk.elsewhere(.editTracker(1, TrackerEdit(.goal(nil))))
        session.model.reload()
        session.app.save()
        #expect(session.names == ["Runs"] && session.cards[0].amountText == nil)
    }

    @Test("AMT-1: Tab stops at a goal that is set, and passes one that is not")
    func tab() throws {
        let session = try KeySession(.holding(.habit(1, goal: Goal(.atLeast, .of("5"))), .habit(2)))
        let stops: [(Identifier, FormSheetState.Part)] = [(1, .goal), (2, .emoji(0))]
        for (id, next) in stops {
            session.model.focus(on: id)
            session.app.perform(.editTracker)
            try session.tab(to: .schedule)
            session.move(.next)
            #expect(session.form?.focus == next)
            session.escape()
        }
    }
}
