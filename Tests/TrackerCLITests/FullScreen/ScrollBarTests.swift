import Samples
import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("V26, T72: scroll bars by mouse") struct ScrollBarTests {
    private nonisolated static let habits = (1...40).map { number in
        Edit.adding(
            AppStage.id(UInt64(100 + number)), "Habit \(number < 10 ? "0" : "")\(number)",
            in: .existing(AppStage.id(1)))
    }

    private func stage() throws -> AppStage {
        try AppStage([.addCategory(id: AppStage.id(1), name: "Home")] + Self.habits)
    }

    /// The cells of a bar's thumb: the only heavy vertical line in its column.
    private func thumb(_ stage: AppStage, column: Int) -> ClosedRange<Int>? {
        let frame = stage.driver.render(AppStage.size)
        let rows = (0..<AppStage.size.rows).filter { frame[Point(column: column, row: $0)].cluster == "┃" }
        return rows.first.flatMap { first in rows.last.map { first...$0 } }
    }

    private func press(_ stage: AppStage, _ column: Int, _ row: Int) {
        stage.mouse(.press(.left), at: Point(column: column, row: row))
    }

    private func drag(_ stage: AppStage, _ column: Int, _ row: Int) {
        stage.mouse(.drag(.left), at: Point(column: column, row: row))
    }

    @Test("V26: a click on the bar of the list goes there, at its ends to the first and the last card")
    func click() throws {
        let stage = try stage()
        press(stage, 79, 21)
        #expect(stage.focused == "Habit 40" && stage.shows("Habit 40"))
        #expect(try #require(thumb(stage, column: 79)).upperBound == 21)
        press(stage, 79, 3)
        #expect(stage.focused == "Habit 01")
        #expect(try #require(thumb(stage, column: 79)).lowerBound == 3)
        // Rows 3 to 21 show the list; its middle leads to the middle of forty.
        press(stage, 79, 12)
        #expect(try #require(thumb(stage, column: 79)).contains(12))
        let middle = try #require(stage.focused.flatMap { Int($0.dropFirst(6)) })
        #expect((18...23).contains(middle), "\(middle)")
        #expect(stage.driver.model.sheets.isEmpty)
    }

    @Test(
        "V26: the thumb stays where it is on a press and follows a drag, beside the bar too, until it is let go"
    )
    func drag() throws {
        let stage = try stage()
        let first = try #require(thumb(stage, column: 79))
        press(stage, 79, first.upperBound)
        #expect(stage.focused == "Habit 01" && thumb(stage, column: 79) == first)
        for distance in 1...4 {
            drag(stage, 40, first.upperBound + distance)
            let moved = try #require(thumb(stage, column: 79))
            #expect(abs(moved.upperBound - first.upperBound - distance) <= 1)
        }
        drag(stage, 79, 99)
        #expect(stage.focused == "Habit 40")
        drag(stage, 79, -5)
        #expect(stage.focused == "Habit 01")
        stage.mouse(.release(.left), at: Point(column: 79, row: 10))
        drag(stage, 79, 20)
        #expect(stage.focused == "Habit 01", "it was let go")
    }

    @Test("V26: a drag that began elsewhere moves nothing")
    func elsewhere() throws {
        let stage = try stage()
        press(stage, 10, 6)
        let focused = stage.focused
        drag(stage, 79, 20)
        #expect(stage.focused == focused)
    }

    @Test("V26: the list of keys scrolls by its bar, to its end and back")
    func help() throws {
        let stage = try stage()
        stage.type("?")
        let column = try #require((0..<80).last { thumb(stage, column: $0) != nil && $0 < 79 })
        let start = try #require(thumb(stage, column: column))
        press(stage, column, start.lowerBound)
        drag(stage, column, 23)
        guard let state = stage.driver.model.state.sheets.last?.value as? ActionListState else {
            Issue.record("no list of keys")
            return
        }
        #expect(state.rows.last?.isFocused == true && stage.shows(state.rows.last?.text ?? "?"))
        drag(stage, column, 0)
        #expect(thumb(stage, column: column) == start)
        stage.mouse(.release(.left), at: Point(column: column, row: 0))
        press(stage, column, 17)
        #expect(
            try #require(thumb(stage, column: column)).contains(17), "\(stage.rows.joined(separator: "\n"))")
    }

    @Test("V26: the page of details scrolls by its bar")
    func details() throws {
        let stage = try stage()
        stage.type("i")
        let top = small(stage)
        let column = try #require(smallBar(stage))
        small(stage, .press(.left), column, 11)
        let end = small(stage)
        #expect(end != top)
        small(stage, .drag(.left), column, 0)
        #expect(small(stage) == top)
        stage.driver.handle(.key(Key("G")))
        #expect(small(stage) == end)
    }

    @Test("V26: the rows of the week scroll by their bar, and the day stays")
    func week() throws {
        let stage = try stage()
        stage.type("3")
        let week = stage.driver.model.week
        let day = week.focusedDay
        let column = try #require((0..<80).last { thumb(stage, column: $0) != nil })
        press(stage, column, 3)
        #expect(week.focused == AppStage.id(101))
        press(stage, column, 18)
        drag(stage, column, 30)
        #expect(week.focused == AppStage.id(140) && week.focusedDay == day)
    }

    @Test("V26: the statistics scroll by their bar: the year at the beginning, the last row at the end")
    func statistics() throws {
        let stage = try AppStage(
            [.addCategory(id: AppStage.id(1), name: "Home")] + Self.habits
                + [.complete([AppStage.id(101)], on: AppStage.today)])
        stage.type("2")
        let model = stage.driver.model
        let column = try #require((0..<80).last { thumb(stage, column: $0) != nil })
        press(stage, column, 21)
        #expect(model.focusedRow == model.statistics.state.rows.last?.id)
        drag(stage, column, 0)
        #expect(model.focusedRow == nil && !model.isBarFocused)
    }

    @Test("V26: where the year does not fit, the bar leads to the figures above it as well")
    func figures() throws {
        let stage = try AppStage(
            AppStage.week + [.complete([AppStage.id(13)], on: AppStage.today)])
        stage.type("2")
        let column = try #require(smallBar(stage))
        small(stage, .press(.left), column, 12)
        #expect(!small(stage).contains { $0.contains("╭") })
        small(stage, .drag(.left), column, 0)
        #expect(small(stage).contains { $0.contains("╭") })
    }

    @Test("V26: a form that does not fit scrolls by its bar")
    func form() throws {
        let stage = try stage()
        stage.type("n")
        guard let form = stage.driver.model.sheets.last as? FormSheetViewModel else {
            Issue.record("no form")
            return
        }
        let column = try #require(smallBar(stage))
        small(stage, .press(.left), column, 8)
        small(stage, .drag(.left), column, 14)
        #expect(form.focus.stop == .color(0))
        small(stage, .drag(.left), column, 0)
        #expect(form.focus == .kind)
    }

    // MARK: The smallest window

    private static let small = Size(columns: 60, rows: 15)

    private func small(_ stage: AppStage) -> [String] { stage.driver.render(Self.small).rows }

    private func small(_ stage: AppStage, _ action: MouseEvent.Action, _ column: Int, _ row: Int) {
        _ = small(stage)
        stage.driver.handle(.mouse(MouseEvent(action, at: Point(column: column, row: row))))
    }

    /// The column at the right edge of the sheet on top that has a thumb.
    private func smallBar(_ stage: AppStage) -> Int? {
        let frame = stage.driver.render(Self.small)
        return (0..<Self.small.columns).last { column in
            (0..<Self.small.rows).contains { frame[Point(column: column, row: $0)].cluster == "┃" }
        }
    }
}
