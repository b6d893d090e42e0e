import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("T85: digits choose in numbered lists and grids") struct DigitTests {
    // MARK: Lists

    @Test("T85, MAIN-8, SCH-7, OFF-4: f and a digit choose a filter, as Enter on its row", arguments: 1...6)
    func filters(digit: Int) throws {
        let session = try KeySession(.holding(.habit(1, done: [.today])))
        session.app.perform(.openFilters)
        #expect(session.list?.numberedRows == 6)
        session.app.press(digit: digit)
        #expect(session.state.sheets.isEmpty)
        #expect(session.state.main.list.filter == TrackerFilter.allCases[digit - 1])
    }

    @Test("T85, NEW-1: a digit chooses what is to be created", arguments: [1, 2])
    func chooser(digit: Int) throws {
        let session = try chooser()
        session.app.press(digit: digit)
        #expect(session.form?.form.title == (digit == 1 ? "New habit" : "New irregular event"))
    }

    /// The two kinds over the form of a new habit.
    private func chooser(_ library: Library? = nil) throws -> KeySession {
        let session = try KeySession(library)
        session.openNewForm()
        try session.formModel().focus(on: .kind)
        session.app.confirm()
        return session
    }

    @Test("T85: digits without a row do nothing", arguments: [0, 3, 5, 9])
    func strayDigits(digit: Int) throws {
        let session = try chooser(.holding(.habit(1)))
        session.app.press(digit: digit)
        #expect(session.list?.title == "Creating a tracker" && session.notice == nil)
        session.escape(times: 2)
        session.app.press(digit: digit)
        session.app.perform(.deleteTracker)
        session.app.press(digit: 1)
        #expect(session.question != nil && session.names.count == 1)
    }

    @Test("T85, V21: in a menu digits choose its first nine rows; the others have their letters alone")
    func menu() throws {
        let goal = Goal(.atLeast, Amount(text: "3")!, unit: "km")
        let session = try KeySession(.holding(.habit(1, "Run", goal: goal)))
        session.app.perform(.openMenu)
        #expect(session.list?.rows.count == 10 && session.list?.numberedRows == 9)
        session.app.press(digit: 0)
        #expect(session.list?.rows.first?.isFocused == true)
        session.app.press(digit: 2)
        #expect(session.state.sheets.isEmpty && session.cards[0].amountText == "0.25 of 3 km")
        session.app.perform(.openMenu)
        session.app.press(digit: 9)
        #expect(session.state.sheets.isEmpty && session.cards[0].isPinned)
        session.app.perform(.openMenu)
        session.app.press(digit: 1)
        #expect(session.cards[0].isCompleted)
    }

    @Test("T85, CAT-5: a digit chooses one of the first nine categories")
    func categories() throws {
        let names = (1...11).map { Category(id: Identifier(high: 0, low: $0), name: "Category \($0 + 10)") }
        let session = try KeySession(.holding(categories: names))
        session.openNewForm()
        try session.tab(to: .category)
        session.app.confirm()
        #expect(session.categories?.list.numberedRows == 9)
        session.app.press(digit: 9)
        #expect(session.form?.form.categoryText == "Category 19")
    }

    @Test("T85: where letters are text a digit is one, too")
    func text() throws {
        let session = try KeySession()
        session.openNewForm()
        session.app.press(digit: 4)
        #expect(session.form?.form.name.text == "4")
    }

    // MARK: Schedule

    @Test("NEW-6: the digits 1 to 7 turn the days' switches, wherever the focus is; others none")
    func days() throws {
        let session = try schedule()
        for digit in [2, 7, 4, 2, 8, 9, 0] { session.app.press(digit: digit) }
        #expect(session.schedule?.rows.map(\.isOn) == [false, false, false, true, false, false, true])
        #expect(session.schedule?.rows[1].isFocused == true && session.schedule?.numberedRows == 7)
    }

    @Test("NEW-6: one key turns all days on, and off again when all are on")
    func everyDay() throws {
        let session = try schedule()
        session.app.press(digit: 3)
        session.app.chooseAll()
        #expect(session.schedule?.rows.allSatisfy(\.isOn) == true)
        #expect(session.schedule?.shortcuts.first { $0.isChosen }?.id == .everyDay)
        session.app.chooseAll()
        #expect(session.schedule?.rows.contains(where: \.isOn) == false)
        #expect(session.schedule?.shortcuts.contains { $0.isChosen } == false)
        session.app.chooseAll()
        session.app.save()
        #expect(session.form?.form.scheduleText == "Every day")
    }

    @Test("SET-3: the digits number the rows, whichever day the week begins with")
    func sunday() throws {
        let session = try schedule(Conventions(language: .english, firstWeekday: .sunday))
        session.app.press(digit: 1)
        session.app.save()
        #expect(session.form?.form.draft.schedule == .on(.sunday))
    }

    private func schedule(_ conventions: Conventions = .english) throws -> KeySession {
        let session = try KeySession(.holding(), conventions)
        session.openNewForm()
        try session.tab(to: .schedule)
        session.app.confirm()
        return session
    }

    // MARK: Grids

    @Test(
        "NEW-8: among the colours one digit chooses, a second one joins it where there is such a number",
        arguments: [
            ([1], 1), ([9], 9), ([1, 2], 12), ([1, 8], 18), ([1, 9], 9), ([1, 0], 10), ([2, 1], 1),
            ([1, 1, 1], 1), ([1, 8, 1, 7], 17), ([0], 5), ([1, 0, 0, 4], 4), ([1, 2, 0], 12),
        ])
    func colors(digits: [Int], color: Int) throws {
        let session = try colorGrid()
        for digit in digits { session.app.press(digit: digit) }
        #expect(session.form?.form.draft.color == .number(color))
        #expect(session.form?.focus == .color(color - 1) && session.form?.notice == nil)
    }

    @Test("NEW-8: any key between two digits makes the second a number of its own", arguments: 0..<4)
    func between(key: Int) throws {
        let session = try colorGrid()
        session.app.press(digit: 1)
        switch key {
        case 0: session.move(.right)
        case 1: session.app.confirm()
        case 2: session.app.edit(.deleteBackward)
        default:
            // A click.
            try session.formModel().focus(on: .color(0))
            session.app.confirm()
        }
        session.app.press(digit: 2)
        #expect(session.form?.form.draft.color == .number(2))
    }

    @Test("NEW-7: digits do nothing among the emoji and on the rows, without a word")
    func emoji() throws {
        let session = try KeySession(.holding())
        session.openNewForm()
        for part in [.emoji(0), .kind, .schedule, .save] as [FormSheetState.Part] {
            try session.formModel().focus(on: part)
            let before = session.state
            session.app.press(digit: 3)
            #expect(session.state == before, "\(part)")
        }
    }

    /// The form with the focus on the fifth colour, which is chosen.
    private func colorGrid() throws -> KeySession {
        let session = try KeySession(.holding())
        session.openNewForm()
        try session.formModel().focus(on: .color(4))
        session.app.press()
        return session
    }
}
