import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// What cards tell of goals, quotas, days off and notes.
@MainActor @Suite struct HabitCardTests {
    private func rows(
        _ columns: Int, _ rows: Int, filter: TrackerFilter = .all, glyphs: GlyphSet = .unicode
    ) throws -> [String] {
        var stage = try ScreenStage.habits(filter: filter)
        stage.glyphs = glyphs
        return stage.rendering(columns, rows).frame.rows
    }

    @Test("AMT-4: a card tells the amount with a bar of five cells, in each height and in ASCII")
    func amounts() throws {
        // 3 of 5 km are three cells of five.
        #expect(try rows(80, 24).contains { $0.contains("███░░ 3 of 5 km · 2 days ") })
        #expect(try rows(120, 40).contains { $0.contains("███░░ 3 of 5 km · 2 days") })
        #expect(try rows(60, 15).contains { $0.contains("Run     ███░░ 3 of 5 km · 2 days · every day") })
        #expect(try rows(80, 24, glyphs: .ascii).contains { $0.contains("###:: 3 of 5 km - 2 days") })
        // 1 of at most 2 is two cells and a half.
        #expect(
            try rows(60, 15).contains { $0.contains("Coffee") && $0.contains("██░░░ 1 · limit 2 cups") })
    }

    // 2 of at most 2 is within the limit, 3 is not; 8 of at least 5 km, ten steps of 0.5 later, is more than asked for.
    @Test("AMT-4: beyond a limit the bar ends in a sign of its own, at it and beyond a goal it is full")
    func exceeded() throws {
        let stage = try ScreenStage.habits()
        func caption(_ card: UInt64, adding count: Int) throws -> String {
            stage.app.model.focus(on: ScreenStage.id(card))
            for _ in 0..<count { stage.app.perform(.addAmount) }
            return stage.rendering(80, 24).frame.rows.joined(separator: "\n")
        }
        #expect(try caption(12, adding: 1).contains("█████ 2 · limit 2 cups"))
        #expect(try caption(12, adding: 1).contains("████! 3 · limit 2 cups"))
        #expect(try caption(11, adding: 10).contains("█████ 8 of 5 km"))
    }

    @Test("SCH-6: a card of a quota tells how its period stands, and is soft once that is met")
    func quotas() throws {
        for size in [(60, 15), (80, 24)] {
            let rows = try rows(size.0, size.1)
            #expect(rows.contains { $0.contains("1 of 3 this week") })
            #expect(rows.contains { $0.contains("2 of 2 this week") })
        }
        let stage = try ScreenStage.habits()
        let rendering = stage.rendering(80, 24)
        func background(_ card: UInt64) throws -> Color? {
            let area = try #require(
                rendering.targets.first { $0.target == .card(ScreenStage.id(card)) }?.area)
            return rendering.frame[area.origin + Point(column: 8, row: 1)].style.background
        }
        let theme = stage.context.theme
        func tint(_ color: Int, isDone: Bool) -> Color? {
            theme.card(PaletteColor.all[color - 1], isDone: isDone, isFocused: false).name.background
        }
        #expect(try background(14) == tint(6, isDone: true))
        #expect(try background(13) == tint(8, isDone: false))
    }

    @Test("OFF-1: a skipped card shows a dash for its button and says so; its button marks it all the same")
    func skipped() throws {
        let stage = try ScreenStage.habits()
        #expect(stage.rendering(80, 24).frame.rows.contains { $0.contains("Guitar") && $0.contains("▐–▌") })
        #expect(try rows(80, 24).contains { $0.contains("skipped · 0 days · weekdays") })
        #expect(try rows(80, 24, glyphs: .ascii).contains { $0.contains("Guitar") && $0.contains("[-]") })
        stage.app.model.focus(on: ScreenStage.id(17))
        stage.app.press()
        #expect(stage.rendering(80, 24).frame.rows.contains { $0.contains("Guitar") && $0.contains("▐✓▌") })
    }

    @Test("NOTE-1: a day with a note has a small sign, and others have none")
    func notes() throws {
        #expect(try rows(80, 24).count { $0.contains("✎") } == 1)
        #expect(try rows(80, 24).contains { $0.contains("Run") && $0.contains("✎ ▐+▌") })
        #expect(try rows(60, 15, glyphs: .ascii).contains { $0.contains("every day = [ ]") })
    }

    @Test("OFF-4: below the last section stands how many rest, a click on it opens the filters")
    func inactive() throws {
        let stage = try ScreenStage.habits()
        let rendering = stage.rendering(80, 24)
        let row = try #require(rendering.frame.rows.firstIndex { $0.contains("f 2 paused or archived") })
        #expect(rendering.target(at: Point(column: 4, row: row)) == .intent(.action(.openFilters)))
        let inactive = try rows(80, 24, filter: .inactive)
        #expect(
            inactive.contains { $0.contains("paused since 3 Nov") && $0.contains("archived since 10 Nov") })
        #expect(!inactive.contains { $0.contains("2 paused or archived") })
        #expect(inactive.contains { $0.split(separator: "▐–▌", omittingEmptySubsequences: false).count == 3 })
        let ascii = try rows(60, 15, filter: .inactive, glyphs: .ascii)
        #expect(ascii.count { $0.contains("[-]") } == 2)
        #expect(inactive.last?.hasPrefix(" z bring back") == true)
    }

    @Test(
        "SCH-8, STR-1, AMT-1, NOTE-1: the details tell what is due next, how firm it is, the goal and the notes"
    )
    func details() throws {
        let stage = try ScreenStage.habits()
        stage.app.perform(.openDetails)
        let text = stage.rendering(120, 40).frame.rows.joined(separator: "\n")
        for fact in [
            "Next            today", "Goal            at least 5 km", "20 Nov: A hard one", "Strength",
        ] {
            #expect(text.contains(fact), "\(fact)")
        }
    }
}
