import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// The sheet with the break that is there. Today is Monday, 28 December 2026.
@MainActor @Suite struct RestBreakTests: RestStage {
    @Test("REST-3: the sheet opens with the break of the shown date, else of today, else the next")
    func opened() throws {
        let session = try session(
            [
                Tracker.habit(1, "Run").resting(on: "2026-12-01"..."2026-12-03").resting(
                    on: "2027-02-01"..."2027-02-07")
            ])
        session.app.perform(.takeBreak)
        var break1 = try sheet(session)
        #expect(break1.first == "2027-02-01" && break1.last == "2027-02-07")
        #expect(break1.state.endTitle == "Take back")
        session.app.cancel()
        session.app.list.choose(.inactive)
        session.app.list.moveDate(by: ("2026-12-02" as Day) - Self.today)
        session.app.focus(on: 1)
        session.app.perform(.takeBreak)
        break1 = try sheet(session)
        #expect(break1.first == "2026-12-01" && break1.last == "2026-12-03" && break1.state.endTitle == nil)
        let other = try self.session(habits(["Run"], resting: Self.christmas))
        perform(.takeBreak, on: 1, other)
        #expect(try sheet(other).state.endTitle == "End it")
    }

    @Test("REST-3: a new break begins on the shown date, but not before today")
    func new() throws {
        for (days, first) in [(-3, Self.today), (0, Self.today), (2, Self.today + 2)] {
            let session = try session(habits(["Run"]))
            session.app.list.moveDate(by: days)
            session.app.perform(.takeBreak)
            let sheet = try sheet(session)
            #expect(sheet.first == first && sheet.last == first + 6 && sheet.state.endTitle == nil)
        }
    }

    @Test("REST-5: for one, for all on this break, for all; those on the break are chosen at first")
    func whom() throws {
        let resting = habits(["A", "B", "C"], resting: Self.christmas)
        let session = try session(resting + [.habit(4, "D"), .event(5, "E")])
        perform(.takeBreak, on: 1, session)
        let sheet = try sheet(session)
        sheet.focus(onRow: 2)
        var values: [String] = []
        for _ in 1...3 {
            values.append(sheet.state.rows[2].value)
            sheet.change(byDays: 1)
        }
        #expect(values == ["the 3 on this break", "all 4 habits", "A"])
        // One habit has no choice.
        let alone = try self.session(habits(["A"]))
        alone.app.perform(.takeBreak)
        let other = try self.sheet(alone)
        other.focus(onRow: 2)
        other.change(byDays: 1)
        #expect(other.state.rows[2].value == "A")
    }

    @Test(
        "REST-6, REST-7: a break is shortened for all who have it, in one step, and the notice says what it is now",
        arguments: [
            (Conventions.english, "Break now 24 – 30 Dec: A, B"),
            (.russian, "Перерыв теперь 24–30 дек: A, B"),
        ])
    func shortened(conventions: Conventions, notice: String) throws {
        let session = try session(
            habits(["A", "B"], resting: Self.christmas) + [.habit(3, "C")], conventions)
        perform(.takeBreak, on: 1, session)
        for _ in 1...3 { try sheet(session).change(byDays: -1) }
        session.app.confirm()
        #expect(session.state.notice?.withoutStep == Notice(.change, notice))
        #expect(rests(session, 1) == ["2026-12-24"..."2026-12-30"] && rests(session, 2) == rests(session, 1))
        #expect(rests(session, 3) == [])
        #expect(try session.desk.steps.count == 1)
    }

    // Read on a break 24 Dec – 2 Jan, Run on none: the worked example of look.md.
    @Test("REST-6, REST-7: on Run for all, on Read for itself, and saved in vain")
    func worked() throws {
        let read = Tracker.habit(2, "Read").resting(on: Self.christmas)
        let session = try session([.habit(1, "Run"), read])
        session.app.focus(on: 1)
        session.app.perform(.takeBreak)
        #expect(try sheet(session).first == Self.today && sheet(session).last == "2027-01-03")
        try sheet(session).choose("2026-12-30")
        try sheet(session).focus(onRow: 2)
        try sheet(session).change(byDays: 1)
        session.app.confirm()
        #expect(session.notice == "Break 28 – 30 Dec: Run · already: Read until 2 Jan")
        session.app.perform(.undo)
        perform(.takeBreak, on: 2, session)
        #expect(try sheet(session).state.rows[2].value == "Read")
        session.app.confirm()
        #expect(session.notice == "Nothing changed: a break on those days already.")
        session.app.perform(.takeBreak)
        try sheet(session).choose("2026-12-30")
        session.app.confirm()
        #expect(session.notice == "Break now 24 – 30 Dec: Read")
    }

    @Test("REST-6: days that are over change only where the first day does")
    func past() throws {
        let session = try session(habits(["A"], resting: Self.christmas))
        perform(.takeBreak, on: 1, session)
        try sheet(session).choose("2026-12-26")
        session.app.confirm()
        #expect(rests(session) == ["2026-12-24"..."2026-12-27"])
        session.app.perform(.undo)
        session.app.perform(.takeBreak)
        try sheet(session).focus(onRow: 0)
        try sheet(session).choose("2026-12-26")
        session.app.confirm()
        // The length stays: ten days.
        #expect(rests(session) == ["2026-12-26"..."2027-01-04"])
    }

    @Test("REST-3, REST-6: End it loses today and what follows, Take back all of it, for those on this break")
    func ended() throws {
        let session = try session(habits(["A", "B"], resting: Self.christmas))
        perform(.takeBreak, on: 1, session)
        try sheet(session).focus(onRow: 3)
        #expect(try sheet(session).state.isEndFocused)
        session.app.confirm()
        for id in [1, 2] as [Identifier] { #expect(rests(session, id) == ["2026-12-24"..."2026-12-27"]) }
        session.app.perform(.undo)
        session.desk.today = "2026-12-01"
        session.app.reload()
        perform(.takeBreak, on: 1, session)
        try sheet(session).focus(onRow: 3)
        session.app.confirm()
        for id in [1, 2] as [Identifier] { #expect(rests(session, id) == []) }
        #expect(session.notice?.contains("24 Dec – 2 Jan") == true)
    }

    // MARK: Typed days

    @Test(
        "REST-4: a day is typed in place of the date, read as the command reads it, with its meaning beside it",
        arguments: [
            ("30.12", "Wed, in 2 days", "2026-12-30"), ("2 jan", "Sat, in 5 days", "2027-01-02"),
            ("today", "Mon, today", "2026-12-28"), ("+7", "Mon, in 7 days", "2027-01-04"),
        ] as [(String, String, Day)])
    func typed(word: String, meaning: String, day: Day) throws {
        let session = try session(habits(["Run"]))
        session.app.perform(.takeBreak)
        let sheet = try sheet(session)
        sheet.enter(word)
        #expect(sheet.state.rows[1].value == word && sheet.state.rows[1].meaning == meaning)
        session.app.confirm()
        #expect(rests(session) == [Self.today...day])
    }

    @Test("REST-4: what cannot be read stays with its sentence; Esc gives the word up, then the sheet")
    func refused() throws {
        let session = try session(habits(["Run"]))
        session.app.perform(.takeBreak)
        let sheet = try sheet(session)
        sheet.enter("31.2")
        #expect(sheet.state.rows[1].meaning == nil)
        session.app.confirm()
        #expect(sheet.state.error != nil && sheet.word == "31.2")
        sheet.focus(onRow: 0)
        #expect(sheet.state.rows[1].isFocused)
        sheet.enter("1.12.2026")
        session.app.confirm()
        #expect(sheet.state.error == "The break would end before it begins: 1 Dec is before 28 Dec.")
        session.app.cancel()
        #expect(sheet.word == nil && session.app.sheets.count == 1 && sheet.last == "2027-01-03")
        session.app.cancel()
        #expect(session.app.sheets.isEmpty && rests(session) == [])
    }

    @Test("REST-4: Until is read from From on, and From moves Until along")
    func along() throws {
        let session = try session(habits(["Run"]), .russian)
        session.app.perform(.takeBreak)
        let sheet = try sheet(session)
        sheet.focus(onRow: 0)
        sheet.enter("24.12")
        #expect(sheet.state.rows[0].meaning == "пт, через 361 день")
        sheet.focus(onRow: 1)
        #expect(sheet.first == "2027-12-24" && sheet.last == "2027-12-30")
        sheet.enter("2.1")
        session.app.confirm()
        #expect(rests(session) == ["2027-12-24"..."2028-01-02"])
    }

    @Test("REST-10: where the list is empty for a rest, z and Z open it, z with the focus on what ends it")
    func withoutCards() throws {
        let session = try session(habits(["A", "B"], resting: Self.christmas))
        #expect(session.app.canPerform(.rest) && session.app.canPerform(.takeBreak))
        session.app.perform(.takeBreak)
        #expect(try sheet(session).state.rows[2].value == "the 2 on this break")
        session.app.cancel()
        session.app.perform(.rest)
        #expect(try sheet(session).state.isEndFocused)
        session.app.confirm()
        for id in [1, 2] as [Identifier] { #expect(rests(session, id) == ["2026-12-24"..."2026-12-27"]) }
        #expect(session.app.list.state.cards.count == 2)
    }
}
