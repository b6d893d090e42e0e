import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct HeaderTests {
    private func rows(_ stage: ScreenStage, _ columns: Int = 80) -> [String] {
        stage.rendering(columns, 24).frame.rows
    }

    @Test("MAIN-6: the date with its arrows, and the way back to today")
    func date() throws {
        let stage = try ScreenStage.week()
        #expect(rows(stage)[0].hasSuffix(" 3 Week    +     ◂ Fri, 20 November 2026 ▸  • today"))
        stage.app.perform(.previousDay)
        let rendering = stage.rendering(80, 24)
        #expect(rendering.frame.rows[0].hasSuffix("◂ Thu, 19 November 2026 ▸  t today"))
        let targets = (44..<79).compactMap { rendering.target(at: Point(column: $0, row: 0)) }
        #expect(
            [AppAction.previousDay, .openCalendar, .nextDay, .goToToday]
                .allSatisfy { targets.contains(.intent(.action($0))) })
    }

    @Test("A bar below the header is as long as what is done of the day, and says when that is all")
    func dayBar() throws {
        let stage = try ScreenStage.week()
        // 3 of 7 of 80 cells.
        let some = stage.rendering(80, 24).frame
        #expect(some.rows[1] == String(repeating: "━", count: 34) + String(repeating: "─", count: 46))
        #expect(some[.zero + Point(column: 33, row: 1)].style == stage.context.theme.style(.accent))
        for card in stage.app.model.list.state.cards where !card.isCompleted && !card.isEvent {
            stage.app.model.focus(on: card.id)
            stage.app.perform(.toggleDone)
        }
        let all = stage.rendering(80, 24).frame
        #expect(all.rows[1] == String(repeating: "━", count: 80))
        #expect(all[Point(column: 79, row: 1)].style == stage.context.theme.style(.success))
        // Nothing is planned on a day to come, for the figures.
        stage.app.perform(.nextDay)
        #expect(rows(stage)[1] == String(repeating: "─", count: 80))
    }

    @Test("The longest dates fit the narrowest window, with the month in short", arguments: Language.allCases)
    func longestDate(language: Language) throws {
        let stage = try ScreenStage.week(language)
        // Wednesday 23 September 2026.
        stage.app.model.list.show(Day(9760))
        let row = rows(stage, 60)[0]
        #expect(row.contains("◂ \(stage.app.model.list.state.shortDateText) ▸") && row.cellWidth <= 59)
    }

    // Without the button 23 cells of 58 are left in Russian, 24 in English.
    @Test(
        "WEEK-4, WEEK-6: the days of a week of another year are whole in the narrowest window",
        arguments: [
            (Language.english, "3 Week ", "◂ 27 Oct – 2 Nov 2025 ▸"),
            (.russian, "3 Неделя ", "◂ 27 окт – 2 ноя 2025 ▸"),
        ])
    func longestWeek(language: Language, tab: String, days: String) throws {
        let stage = try ScreenStage.week(language)
        stage.app.perform(.showWeek)
        #expect(rows(stage, 60)[0].contains(" + "))
        // Wednesday 29 October 2025.
        stage.app.model.week.focus(on: Day(9431))
        let row = rows(stage, 60)[0]
        #expect(row.contains(tab) && row.contains(days) && row.cellWidth <= 59, "\(row)")
        #expect(!row.contains("+") && rows(stage, 80)[0].contains(" + "))
    }

    @Test("MAIN-16: the tab in use is bold and underlined, not coloured alone")
    func tabs() throws {
        let stage = try ScreenStage.week()
        for (tab, active, other) in [(AppAction.showTrackers, 1, 14), (.showStatistics, 14, 1)] {
            stage.app.perform(tab)
            let frame = stage.rendering(80, 24).frame
            #expect(frame[Point(column: active, row: 0)].style.attributes == [.bold, .underline])
            #expect(frame[Point(column: other, row: 0)].style.attributes == [])
        }
    }

    @Test("MAIN-7: the search as it is typed, as it is kept, as it is cleared")
    func search() throws {
        let stage = try ScreenStage.week()
        #expect(rows(stage)[2].hasPrefix(" / Search   "))
        #expect(rows(stage)[2].hasSuffix("f Filters: All trackers   3 of 7 done"))
        stage.app.perform(.startSearch)
        stage.app.insert("no")
        let rendering = stage.rendering(80, 24)
        #expect(rendering.frame.rows[2].hasPrefix(" / no   "))
        #expect(
            rendering.frame.rows[2].hasSuffix("Esc Cancel  f Filters: All trackers   1 of 8 shown · ✓ 3 of 7")
        )
        #expect(rendering.frame.cursor == Cursor(position: Point(column: 5, row: 2), isVisible: true))
        stage.app.confirm()
        let kept = stage.rendering(80, 24).frame
        #expect(kept.rows[2].hasPrefix(" / no  Esc Cancel   "))
        #expect(!kept.cursor.isVisible)
        stage.app.cancel()
        #expect(rows(stage)[2].hasPrefix(" / Search   "))
    }

    @Test("MAIN-8: an active filter is named", arguments: [60, 80, 120])
    func filter(columns: Int) throws {
        let stage = try ScreenStage.week(.russian, filter: .notCompleted)
        #expect(rows(stage, columns)[2].contains("f Фильтры: Не завершенные"))
        stage.app.perform(.startSearch)
        #expect(rows(stage, columns)[2].contains("Не завершенные"))
    }

    @Test("MAIN-9: without trackers there is no button; a filter that holds is plain text")
    func noFilters() throws {
        #expect(rows(try ScreenStage())[2] == " / Search")
        let filtered = try ScreenStage(filter: .completed)
        let rendering = filtered.rendering(80, 24)
        #expect(rendering.frame.rows[2] == " / Search" + String(repeating: " ", count: 61) + "Completed")
        #expect(!rendering.targets.contains { $0.target == .intent(.action(.openFilters)) })
        #expect(rows(try ScreenStage(filter: .today))[2] == " / Search")
    }
}
