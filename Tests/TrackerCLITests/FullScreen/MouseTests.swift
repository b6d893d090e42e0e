import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// T72: what the mouse does; the keyboard needs nothing of it.
@MainActor @Suite struct MouseTests {
    private let stage: AppStage

    init() throws { stage = try AppStage() }

    @Test("T72: a tab")
    func tab() {
        #expect(stage.click("2 Statistics") && stage.driver.model.tab == .statistics)
        #expect(stage.click("1 Trackers") && stage.driver.model.tab == .trackers)
    }

    @Test("T72: a click puts the focus on a card, another one opens its menu")
    func card() {
        #expect(stage.click("Walk") && stage.focused == "Walk")
        #expect(stage.driver.model.sheets.isEmpty)
        #expect(stage.click("Walk") && stage.shows("Pin"))
    }

    @Test("T72: the done button marks, and takes the mark away")
    func mark() {
        #expect(stage.click("[✓]") && !stage.shows("[✓]"))
        #expect(stage.focused == "Walk")
        #expect(stage.click("[ ]") && stage.shows("[✓]"))
    }

    @Test("V3: the done button gives back the amount that it has replaced")
    func markWithAmount() throws {
        let water = AppStage.id(12)
        let stage = try AppStage(
            AppStage.week + [
                .editTracker(water, TrackerEdit(.goal(Goal(.atLeast, Amount(text: "2000")!, unit: "ml")))),
                .amount(AmountEdit(.set, Amount(text: "1250")!), of: water, on: DaySet([AppStage.today])),
            ])
        stage.type("G")
        let button = try #require(stage.place(of: "Water"))
        let row = Array(stage.rows[button.row])
        let column = try #require(row.lastIndex(of: "["))
        let place = Point(column: String(row[..<column]).cellWidth + 1, row: button.row)
        stage.mouse(.press(.left), at: place)
        #expect(stage.shows("Done, 20 Nov: Water (2,000 ml, was 1,250)"))
        stage.mouse(.press(.left), at: place)
        #expect(stage.shows("Unmarked, 20 Nov: Water (1,250 ml, was 2,000)"))
        #expect(stage.library?.tracker(water)?.amounts[AppStage.today] == Amount(text: "1250"))
    }

    @Test("T72: the right button opens a card's menu; its rows are pressed")
    func menu() {
        #expect(stage.click("Water", .right) && stage.focused == "Water" && stage.shows("Unpin") == false)
        #expect(stage.click("Edit"))
        guard stage.driver.model.sheets.last is FormSheetViewModel else {
            Issue.record("no form")
            return
        }
    }

    @Test("T72, CAT-6: the right button opens the menu of the category it is on")
    func categoryMenu() throws {
        let stage = try AppStage(AppStage.week + [.addCategory(id: AppStage.id(71), name: "Zoo")])
        stage.type("n\r")
        guard let form = stage.driver.model.sheets.last as? FormSheetViewModel else {
            Issue.record("no form")
            return
        }
        form.focus(on: .category)
        stage.type("\r")
        #expect(stage.click("Zoo", .right) && stage.click("Delete"))
        stage.type("y")
        #expect(stage.shows("Category deleted: Zoo"), "\(stage.rows.joined(separator: "\n"))")
    }

    @Test("T72: a click beside a sheet is an Esc and reaches nothing under it; on its frame it is nothing")
    func beside() throws {
        stage.type("n")
        let title = try #require(stage.place(of: "New habit"))
        stage.mouse(.press(.left), at: title)
        #expect(stage.driver.model.sheets.count == 1)
        // On the bar, where Statistics stands.
        stage.mouse(.press(.left), at: Point(column: 15, row: 0))
        #expect(stage.driver.model.tab == .trackers && stage.driver.model.sheets.isEmpty)
    }

    @Test("NEW-9: a click beside a form asks once after unsaved input")
    func besideInput() throws {
        let beside = Point(column: 0, row: 1)
        stage.type("n")
        stage.mouse(.press(.left), at: beside)
        #expect(stage.driver.model.sheets.isEmpty)
        stage.type("nSwim")
        // A miss within the form, and one in the last row.
        for text in ["New habit", "F1 all keys"] {
            var place = try #require(stage.place(of: text))
            place.column -= 1
            stage.mouse(.press(.left), at: place)
        }
        #expect(stage.driver.model.sheets.count == 1)
        stage.mouse(.press(.left), at: beside)
        #expect(stage.shows("Leave without saving?"))
        stage.mouse(.press(.left), at: beside)
        #expect(stage.shows("Swim") && !stage.shows("Leave without saving?"))
        stage.mouse(.press(.left), at: beside)
        #expect(stage.driver.model.sheets.isEmpty && stage.names.count == 4)
    }

    @Test("T72: a click beside a list over a form leaves the list alone")
    func besideList() throws {
        stage.type("nSwim\r\r")
        stage.mouse(.press(.left), at: Point(column: 0, row: 1))
        #expect(stage.driver.model.sheets.count == 1 && stage.shows("Swim"))
    }

    @Test("ONB-3: the first pages have the window to themselves: nothing is beside them")
    func besidePages() throws {
        let stage = try AppStage(showsOnboarding: true)
        for point in [Point.zero, Point(column: 79, row: 23), Point(column: 0, row: 22)] {
            stage.mouse(.press(.left), at: point)
        }
        #expect(stage.driver.model.sheets.count == 1 && stage.buttonPresses == 0)
    }

    @Test("MAIN-14: a click on a − or + that is off does nothing, whatever has the focus")
    func off() throws {
        // Read, not done today, with the focus on Save.
        stage.type("e\u{1B}[Z\u{1B}[Z")
        #expect(stage.click("−"))
        #expect(stage.driver.model.sheets.count == 1 && stage.driver.model.notice == nil)
        #expect(stage.click("[ + ]") && stage.shows("1 day "))
    }

    @Test("NEW-6: the key for every day is pressed by a click on it")
    func everyDay() {
        stage.type("n\t\t\r")
        #expect(stage.click("a every day") && stage.shows("7 [✓] Sunday"))
    }

    @Test("T72: the wheel moves the focus, in lists too")
    func wheel() {
        let first = stage.focused
        stage.mouse(.scrollDown, at: Point(column: 5, row: 8))
        #expect(stage.focused != first)
        stage.mouse(.scrollUp, at: Point(column: 5, row: 8))
        #expect(stage.focused == first)
        stage.type("f")
        stage.mouse(.scrollDown, at: Point(column: 5, row: 8))
        stage.type("\r")
        #expect(stage.driver.model.list.state.filter == .today)
    }

    @Test("T72: a row of the filters")
    func filters() {
        stage.type("f")
        #expect(stage.click("Not completed"))
        #expect(stage.driver.model.list.state.filter == .notCompleted && stage.driver.model.sheets.isEmpty)
    }

    @Test("T72: the parts of a form")
    func form() {
        stage.type("n\r")
        #expect(stage.click("🥦"))
        guard let model = stage.driver.model.sheets.last as? FormSheetViewModel else {
            Issue.record("no form")
            return
        }
        #expect(model.form.draft.emoji == "🥦")
        #expect(stage.click("Category"))
        #expect(stage.click("Health"))
        #expect(stage.shows("Category  Health"), "the choice stands in the form")
        #expect(stage.click("Cancel") && stage.shows("Leave without saving?"))
    }

    @Test("T72, T87: the answers of a question")
    func answers() {
        stage.type("d")
        #expect(stage.click("n Keep") && stage.names.count == 4 && stage.driver.model.sheets.isEmpty)
        stage.type("d")
        #expect(stage.click("y Delete") && stage.names.count == 3)
    }

    @Test("T72: the first pages: their button and the marks of the pages")
    func onboarding() throws {
        let stage = try AppStage(showsOnboarding: true)
        #expect(stage.click("○") && stage.shows("○  ●"))
        #expect(stage.click("Let me try") && stage.buttonPresses == 1 && stage.driver.model.sheets.isEmpty)
    }

    @Test("T72, STAT-4: a head of the table sorts by it; a row is focused, then opened; the wheel scrolls it")
    func table() {
        stage.type("2")
        #expect(stage.click("Total  ") && stage.driver.model.statistics.state.order == .total)
        #expect(stage.click("Last 14") && stage.driver.model.statistics.state.order == .recent)
        #expect(stage.click("Tracker  ") && stage.driver.model.statistics.state.order == .name)
        // By name: Read, Run, Walk, Water; the first one is seen.
        stage.mouse(.scrollDown, at: Point(column: 5, row: 8))
        #expect(stage.click("Run") && stage.driver.model.focusedRow == AppStage.id(14))
        #expect(stage.click("Run") && stage.shows("Current streak"))
        stage.type("\u{1B}")
        if let place = stage.place(of: "Run") { stage.mouse(.scrollDown, at: place) }
        #expect(stage.driver.model.focusedRow == AppStage.id(11))
    }

    @Test("T72, T82: a key in the footer is pressed by a click on it, with Control too")
    func footer() {
        stage.type("n\rRun")
        #expect(stage.driver.model.notice == nil)
        #expect(stage.click("Ctrl-S create") && stage.driver.model.notice?.kind == .error)
        #expect(stage.click("Esc cancel") && stage.shows("Leave without saving?"))
    }

    @Test("T72: a menu's row is pressed by its key too")
    func menuKeys() {
        stage.type("md")
        #expect(stage.shows("y Delete"))
    }
}
