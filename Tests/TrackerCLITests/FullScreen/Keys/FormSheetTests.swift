import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct FormSheetTests {
    private func newForm(event: Bool = false) throws -> KeySession {
        let session = try KeySession(.holding())
        session.openNewForm(event: event)
        return session
    }

    // MARK: Name

    @Test(
        "NEW-4: the 39th symbol is not entered, wherever the cursor stands; the error stands until the next key"
    )
    func limit() throws {
        let session = try newForm()
        session.app.insert(String(repeating: "x", count: 37) + "y")
        #expect(session.form?.form.name.counterText == "38/38" && session.form?.form.name.error == nil)
        session.type("z")
        #expect(session.form?.form.name.text == String(repeating: "x", count: 37) + "y")
        #expect(session.form?.form.name.error == "Limit 38 characters")
        session.move(.toStart)
        #expect(session.form?.form.name.error == nil)
        session.type("z")
        #expect(session.form?.form.name.text == String(repeating: "x", count: 37) + "y")
        #expect(
            session.form?.form.name.error == "Limit 38 characters"
                && session.sheetCursor(in: .name) == 0)
        session.app.save()
        #expect(session.form?.form.name.error == nil)
    }

    @Test("NEW-4, T70: pasted excess is cut with the notice, in the middle too")
    func paste() throws {
        let session = try newForm()
        session.app.insert("Head tail")
        session.move(.left, .left, .left, .left)
        session.app.insert(String(repeating: "и\n", count: 30))
        let middle = String(repeating: "и ", count: 14) + "и"
        #expect(session.form?.form.name.text == "Head \(middle)tail")
        #expect(session.form?.form.name.counterText == "38/38")
        #expect(session.form?.form.name.error == "Limit 38 characters")
        #expect(session.sheetCursor(in: .name) == 34)
    }

    @Test("NEW-3: the clear mark appears with the first character and empties the field")
    func clear() throws {
        let session = try newForm()
        #expect(session.form?.form.name.canClear == false)
        session.type("Run")
        #expect(session.form?.form.name.canClear == true)
        session.move(.next)
        let form = try session.formModel()
        form.clear(.name)
        #expect(session.form?.form.name.text.isEmpty == true && session.form?.focus == .text(.name))
        #expect(session.form?.form.name.canClear == false)
    }

    @Test("T73: the cursor moves in the name by ← → Home End and words")
    func cursor() throws {
        let session = try newForm()
        session.type("morning run")
        session.move(.left)
        session.type("g")
        #expect(session.form?.form.name.text == "morning rugn" && session.form?.focus == .text(.name))
        session.app.edit(.moveWordLeft)
        session.app.edit(.moveWordLeft)
        session.move(.right)
        session.app.edit(.deleteBackward)
        #expect(session.form?.form.name.text == "orning rugn")
        session.move(.toEnd)
        session.app.edit(.deleteWord)
        #expect(session.form?.form.name.text == "orning " && session.form?.form.draft.name == "orning ")
    }

    @Test("NEW-4: a space typed beside a space changes nothing, and the cursor stays")
    func doubleSpace() throws {
        let session = try newForm()
        session.type("a b")
        session.move(.left)
        session.type(" ")
        #expect(session.form?.form.name.text == "a b" && session.sheetCursor(in: .name) == 2)
        session.type("c")
        #expect(session.form?.form.name.text == "a cb")
    }

    // MARK: Focus

    @Test("FORM-3: Tab stops at every row, Shift-Tab back; an event has no schedule and no goal")
    func stops() throws {
        let habit: [FormSheetState.Part] = [
            .category, .schedule, .goal, .emoji(0), .color(0), .cancel, .save, .kind, .text(.name),
        ]
        for isEvent in [false, true] {
            let session = try newForm(event: isEvent)
            let stops = isEvent ? habit.filter { $0 != .schedule && $0 != .goal } : habit
            for stop in stops {
                session.move(.next)
                #expect(session.form?.focus == stop)
            }
            for stop in stops.dropLast().reversed() {
                session.move(.previous)
                #expect(session.form?.focus == stop)
            }
        }
    }

    @Test("NEW-7, NEW-8: arrows move in the grids of three rows of six, and leave them up and down")
    func grids() throws {
        let session = try newForm()
        try session.tab(to: .emoji(0))
        session.move(.right, .right, .down)
        #expect(session.form?.focus == .emoji(8))
        session.move(.left, .down, .right)
        #expect(session.form?.focus == .emoji(14))
        session.app.confirm()
        #expect(session.form?.form.draft.emoji == "🥇" && session.form?.focus == .emoji(14))
        session.move(.down)
        #expect(session.form?.focus == .color(0))
        session.move(.left)
        #expect(session.form?.focus == .color(0))
        session.move(.toEnd)
        #expect(session.form?.focus == .color(17) && session.colorName == "18 grass")
        session.app.press()
        session.move(.down)
        #expect(session.form?.focus == .cancel && session.colorName == "18 grass")
        session.move(.right)
        #expect(session.form?.focus == .save)
        session.move(.previous, .previous)
        #expect(session.form?.focus == .color(17))
        session.move(.previous)
        #expect(session.form?.focus == .emoji(14))
        session.move(.toStart, .up)
        #expect(session.form?.focus == .goal)
        session.move(.up)
        #expect(session.form?.focus == .schedule)
    }

    @Test("T72: a click puts the focus on any part that the form has, and on no other")
    func clicks() throws {
        let session = try newForm(event: true)
        let form = try session.formModel()
        for part in [.emoji(5), .emoji(0), .color(17), .save, .category, .text(.name)]
            as [FormSheetState.Part]
        {
            form.focus(on: part)
            #expect(session.form?.focus == part)
            session.app.press()
            if session.model.sheets.last is CategoryListViewModel { session.escape() }
        }
        for part in [.emoji(18), .color(-1), .schedule, .addCompletion] as [FormSheetState.Part] {
            form.focus(on: part)
            #expect(session.form?.focus == .text(.name))
        }
    }

    @Test(
        "NEW-7: any single emoji may be typed or pasted outside of the name; anything else is refused at the grid"
    )
    func ownEmoji() throws {
        let session = try newForm()
        session.app.insert("🐙")
        #expect(session.form?.form.name.text == "🐙" && session.form?.form.draft.emoji == "🙂")
        try session.tab(to: .emoji(0))
        for emoji in ["🐙", " 👨‍👩‍👧\n", "🇷🇺", "❤️"] { session.app.insert(emoji) }
        #expect(session.form?.form.draft.emoji == "❤️")
        session.app.insert("x")
        #expect(session.form?.notice == "“x” is not one emoji: give a single one, such as 🙂.")
        try session.tab(to: .color(0))
        session.app.insert("x")
        #expect(session.form?.notice == nil && session.form?.form.draft.emoji == "❤️")
        session.move(.previous)
        #expect(session.form?.focus == .ownEmoji)
    }

    @Test("FORM-4: the cursor enters the emoji on one that the name chose, and Enter there changes nothing")
    func entersOwnEmoji() throws {
        let session = try newForm()
        session.type("Jog")
        #expect(session.form?.form.draft.emoji == "🏃")
        session.move(.next, .next, .next, .next)
        #expect(session.form?.focus == .ownEmoji)
        session.app.confirm()
        #expect(session.form?.form.draft.emoji == "🏃" && session.form?.focus == .ownEmoji)
        // Chosen so, it stays whatever the name becomes.
        try session.tab(to: .text(.name))
        session.app.edit(.deleteToStart)
        session.type("Read")
        #expect(session.form?.form.draft.emoji == "🏃")
    }

    @Test("FORM-4: an emoji of its own stands in a row before the grid")
    func movesByOwnEmoji() throws {
        let session = try newForm()
        session.type("Jog")
        try session.tab(to: .ownEmoji)
        let moves: [(Move, FormSheetState.Part)] = [
            (.right, .emoji(0)), (.left, .ownEmoji), (.down, .emoji(0)), (.right, .emoji(1)),
            (.up, .ownEmoji), (.toEnd, .emoji(17)), (.up, .emoji(11)), (.toStart, .ownEmoji),
            (.left, .ownEmoji), (.up, .goal), (.down, .ownEmoji), (.next, .color(1)), (.previous, .ownEmoji),
        ]
        for (index, (move, part)) in moves.enumerated() {
            session.move(move)
            #expect(session.form?.focus == part, "\(index)")
        }
        // Another one ends its place.
        session.move(.down)
        session.app.confirm()
        #expect(session.form?.form.draft.emoji == "🙂" && session.form?.focus == .emoji(0))
        session.move(.up)
        #expect(session.form?.focus == .goal)
        try session.formModel().focus(on: .ownEmoji)
        #expect(session.form?.focus == .goal)
    }

    @Test("FORM-4: the cursor follows an emoji that is typed, so that Enter keeps it")
    func followsTypedEmoji() throws {
        let session = try newForm()
        try session.formModel().focus(on: .emoji(3))
        for (emoji, part) in [("🐙", .ownEmoji), ("🥇", .emoji(14))] as [(String, FormSheetState.Part)] {
            session.app.insert(emoji)
            #expect(session.form?.focus == part)
            session.app.confirm()
            #expect(session.form?.form.draft.emoji == emoji)
        }
    }

    @Test("FORM-4: the cursor enters emoji and colors of a tracker on its own")
    func entersChosen() throws {
        let session = try KeySession(
            .holding(
                .made(
                    id: 1, name: "Run", emoji: "🚲", color: .number(7), categoryID: .home,
                    kind: .habit(ScheduleHistory(.everyDay, from: "2026-03-02")), createdOn: "2026-03-02")))
        session.app.perform(.editTracker)
        try session.tab(to: .goal)
        session.move(.next)
        #expect(session.form?.focus == .ownEmoji)
        session.app.confirm()
        session.move(.next)
        #expect(session.form?.focus == .color(6))
        session.app.confirm()
        #expect(try session.formModel().hasUnsavedInput == false)
    }

    // MARK: Schedule

    @Test(
        "NEW-6: the days stand under Schedule",
        arguments: [
            ([0, 1, 2, 3, 4, 5, 6], "Every day"), ([0, 1, 2, 3, 4], "Weekdays"), ([5, 6], "Weekends"),
            ([0, 2], "Mon, Wed"),
        ])
    func schedule(days: [Int], text: String) throws {
        let session = try newForm()
        try session.tab(to: .schedule)
        session.app.confirm()
        for day in days {
            session.move(.toStart)
            for _ in 0..<day { session.move(.down) }
            session.app.press()
        }
        session.move(.toEnd)
        session.app.press()
        #expect(session.form?.form.scheduleText == text)
    }

    @Test("NEW-6: Done with no day leaves the section unfilled")
    func noDay() throws {
        let session = try newForm()
        try session.tab(to: .schedule)
        session.app.confirm()
        session.app.confirm()
        session.app.confirm()
        session.app.save()
        #expect(session.form?.form.scheduleText == nil)
        #expect(session.form?.form.missingText == "Missing: name, category, schedule")
    }

    @Test("SET-3: the switches begin with the week's first day")
    func firstWeekday() throws {
        let session = try KeySession(.holding(), Conventions(language: .english, firstWeekday: .sunday))
        session.openNewForm()
        try session.tab(to: .schedule)
        session.app.confirm()
        #expect(
            session.schedule?.rows.first?.text == "Sunday" && session.schedule?.rows.last?.text == "Saturday")
        session.app.press()
        session.app.save()
        #expect(session.form?.form.draft.schedule == .weekdays(.on(.sunday)))
    }
}
