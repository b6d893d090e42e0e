import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("AMT-4: amounts on cards with a goal") struct AmountActionTests {
    /// Run, at least 3 laps a day.
    private func session(_ goal: Goal? = Goal(.atLeast, .of("3"), unit: "laps")) throws -> KeySession {
        let session = try KeySession(.holding(.habit(1, "Run"), .habit(2, "Read")))
        try session.desk.elsewhere(.editTracker(1, TrackerEdit(.goal(goal))))
        session.model.reload()
        session.model.focus(on: 1)
        return session
    }

    private func press(_ action: AppAction, _ session: KeySession) { session.app.handle(.action(action)) }

    @Test("AMT-4: + and − change the amount by a step; the goal reached by + says so, once")
    func counting() throws {
        let session = try session()
        press(.addAmount, session)
        #expect(session.cards[0].amountText == "1 of 3 laps" && session.notice == "Run: 1 of 3 laps")
        press(.addAmount, session)
        press(.addAmount, session)
        #expect(session.notice == "Run: 3 of 3 laps, goal reached" && session.cards[0].isCompleted)
        press(.addAmount, session)
        #expect(session.notice == "Run: 4 of 3 laps")
        press(.subtractAmount, session)
        press(.subtractAmount, session)
        #expect(session.notice == "Run: 2 of 3 laps, no longer done" && !session.cards[0].isCompleted)
        for _ in 1...3 { press(.subtractAmount, session) }
        #expect(session.state.notice?.kind == .error && session.cards[0].amountText == "0 of 3 laps")
        press(.undo, session)
        #expect(session.cards[0].amountText == "1 of 3 laps")
    }

    @Test(
        "K8: + on a card that was done before there was a goal adds to the goal; undo takes that alone back")
    func doneBefore() throws {
        let session = try KeySession(.holding(.habit(1, "Run", done: [.today])))
        try session.desk.elsewhere(
            .editTracker(1, TrackerEdit(.goal(Goal(.atLeast, .of("3"), unit: "laps")))))
        session.model.reload()
        session.model.focus(on: 1)
        press(.addAmount, session)
        #expect(session.cards[0].isCompleted && (session.cards[0].day.amount ?? .zero) > .of("3"))
        press(.undo, session)
        #expect(session.cards[0].isCompleted && session.cards[0].day.amount == nil)
    }

    @Test("AMT-4: the last goal of a day makes it perfect")
    func perfect() throws {
        let session = try session(Goal(.atLeast, .of("1")))
        session.model.focus(on: 2)
        session.app.press()
        session.model.focus(on: 1)
        press(.addAmount, session)
        #expect(session.notice == "Run: 1 of 1, goal reached — a perfect day!")
    }

    @Test("AMT-4: on a card without a goal + begins a new tracker")
    func withoutGoal() throws {
        let session = try session()
        session.model.focus(on: 2)
        press(.addAmount, session)
        #expect(session.form?.form.title == "New habit")
    }

    @Test(
        "HARD-23: on an event = and − say what the command says; menu and footer offer neither",
        arguments: [AppAction.enterAmount, .subtractAmount],
        [
            (
                Conventions.english,
                "“Exam” is an irregular event and has no goal: leave goal and amount out."
            ),
            (
                .russian,
                "«Exam» — нерегулярное событие, у него нет цели: не указывайте ни цель, ни количество."
            ),
        ])
    func saysWhy(action: AppAction, told: (Conventions, sentence: String)) throws {
        let session = try KeySession(.holding(.habit(2, "Read"), .event(3, "Exam")), told.0)
        session.model.focus(on: 3)
        #expect(
            !session.app.offers.contains { $0.text == action.hint } && !session.model.isEnabled(action))
        for open in [{}, { self.press(.openDetails, session) }] {
            open()
            press(action, session)
            #expect(session.state.notice == Notice(.error, told.sentence))
            session.model.dismiss()
            session.escape()
        }
        press(.openMenu, session)
        #expect(session.list?.rows.contains { $0.text == Phrase.amount(told.0.language) } == false)
        session.escape()
        #expect(try session.desk.steps.isEmpty)
    }

    @Test("AMT-13: = asks on any habit, as the menu does; without a goal − asks, too, and is not offered")
    func bareAmount() throws {
        for action in [AppAction.enterAmount, .subtractAmount] {
            let session = try session(nil)
            #expect(session.model.isEnabled(action) == (action == .enterAmount))
            press(action, session)
            session.app.insert("2")
            session.app.confirm()
            #expect(session.notice == "Run: 2" && session.cards[0].isCompleted)
            press(.openMenu, session)
            #expect(session.list?.rows.contains { $0.text == "Amount" } == true)
            session.escape()
            // A mark taken away takes the amount along; the next one brings it back.
            session.app.press()
            #expect(session.notice == "Unmarked, 8 Mar: Run (was 2)" && session.cards[0].day.amount == nil)
            session.app.press()
            #expect(session.notice == "Done, 8 Mar: Run (2)" && session.cards[0].day.amount == .of("2"))
        }
    }

    @Test(
        "N1: = refuses what can be read in two ways, by the number alone or by the goal",
        arguments: [
            ("3", "10.000", "“10.000” can be 10000 or 10: write 10000, or 10.0."),
            ("3", "2,5k", "Write 2500 instead of “2,5k”."),
            ("2000", "1.125", "“1.125” can be 1125 or 1.125: write 1125, or 1.1250."),
        ])
    func doubtful(goal: String, typed: String, refusal: String) throws {
        let session = try session(Goal(.atLeast, .of(goal), unit: "m"))
        press(.enterAmount, session)
        session.app.insert(typed)
        session.app.confirm()
        #expect(session.line?.entry.error ?? session.notice == refusal)
        #expect(session.cards[0].amountText == "0 of \(goal == "3" ? "3" : "2,000") m")
    }

    @Test(
        "AMT-4: = asks for a number, which sets, adds or takes away",
        arguments: [
            ("2.5", "2.5 of 3 laps"), ("+1.5", "2.5 of 3 laps"), ("-1", "0 of 3 laps"),
            ("4 laps", "4 of 3 laps"),
        ])
    func typed(line: String, shown: String) throws {
        let session = try session()
        press(.addAmount, session)
        press(.enterAmount, session)
        #expect(session.line?.title == "🙂 Run, 8 Mar: 1 of 3 laps" && session.line?.canSave == false)
        session.app.insert(line)
        session.app.confirm()
        #expect(session.state.sheets.isEmpty && session.cards[0].amountText == shown)
    }

    @Test(
        "AMT-7, AMT-9: = reads groups of digits, and other units of the same kind",
        arguments: [
            ("1 250 m", "1.25 of 3 km"), (".5", "0.5 of 3 km"), ("+1'500м", "1.5 of 3 km"),
            ("2 km", "2 of 3 km"), ("2k", "2 of 3 km"),
        ])
    func converted(line: String, shown: String) throws {
        let session = try session(Goal(.atLeast, .of("3"), unit: "km"))
        press(.enterAmount, session)
        session.app.insert(line)
        session.app.confirm()
        #expect(session.state.sheets.isEmpty && session.cards[0].amountText == shown)
    }

    @Test(
        "AMT-9, AMT-11: = refuses a unit that cannot be converted, in one sentence",
        arguments: [
            ("20 min", "Run is counted in km, not in min."),
            ("0.5 mm", "0.5 mm cannot be kept exactly in km: give the goal in mm."),
            ("10k m", "Write 10000 instead of “10k”."),
        ])
    func otherUnit(line: String, said: String) throws {
        let session = try session(Goal(.atLeast, .of("3"), unit: "km"))
        press(.enterAmount, session)
        session.app.insert(line)
        session.app.confirm()
        #expect(session.line?.entry.error ?? session.notice == said)
        #expect(session.cards[0].day.amount == nil)
    }

    @Test("AMT-4: what is no amount stays in the sheet with a sentence")
    func refused() throws {
        let session = try session()
        press(.enterAmount, session)
        session.app.insert("many")
        session.app.confirm()
        #expect(session.line?.entry.error?.contains("not an amount") == true)
    }

    @Test("AMT-3, AMT-4: Space records the goal itself, and on a done day forgets the amount")
    func space() throws {
        let session = try session()
        session.app.press()
        #expect(session.cards[0].amountText == "3 of 3 laps" && session.cards[0].isCompleted)
        #expect(session.notice == "Done, 8 Mar: Run")
        session.app.press()
        #expect(session.cards[0].day.amount == nil && !session.cards[0].isCompleted)
    }

    @Test(
        "AMT-3, AMT-4: Space beyond the limit is refused, with the advice to correct the amount",
        arguments: [
            (
                Conventions.english,
                "Run has 3 cups today, over its limit of 2: [correctAmount]."
            ),
            (
                .russian,
                "Run: 3 cups за сегодня, предел 2 превышен: [correctAmount]."
            ),
        ])
    func beyondLimit(conventions: Conventions, said: String) throws {
        let limited = Tracker.habit(
            1, "Run", goal: Goal(.atMost, .of("2"), unit: "cups"), amounts: [(.today, .of("3"))])
        let session = try KeySession(.holding(limited), conventions)
        session.app.press()
        #expect(session.state.notice == Notice(.error, said))
        #expect(session.cards[0].day.amount == .of("3") && !session.cards[0].isCompleted)
    }

    @Test("AMT-2, AMT-4: a limit that is kept again is no goal that was reached")
    func withinLimit() throws {
        let limited = Tracker.habit(1, "Run", goal: Goal(.atMost, .of("2")), amounts: [(.today, .of("3"))])
        let session = try KeySession(.holding(limited, .habit(2)))
        press(.subtractAmount, session)
        #expect(session.cards[0].isCompleted && session.notice == "Run: 2 · limit 2")
    }

    @Test("AMT-4: the menu of a card with a goal has the three rows")
    func menu() throws {
        let session = try session()
        session.app.confirm()
        #expect(session.list?.rows.map(\.text)[1...3] == ["Add 1 laps", "Take 1 laps away", "Amount"])
        try session.pick("Add 1 laps")
        #expect(session.cards[0].amountText == "1 of 3 laps" && session.state.sheets.isEmpty)
    }
}
