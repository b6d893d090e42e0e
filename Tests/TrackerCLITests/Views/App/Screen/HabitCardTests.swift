import Samples
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

    @Test("AMT-4, V8: a card tells the amount beside the name, below it a bar of five cells, in ASCII too")
    func amounts() throws {
        // 3 of 5 km are three cells of five; 1 of at most 2 is two cells and a half.
        for size in [(80, 24), (120, 40)] {
            let rows = try rows(size.0, size.1)
            #expect(rows.contains { $0.contains("Run") && $0.contains("  3 of 5 km ✎  ◐ ") })
            #expect(rows.contains { $0.contains("███░░ · 2 days · every day") })
            #expect(rows.contains { $0.contains("Coffee") && $0.contains("  1 · limit 2 cups  ✓") })
            #expect(rows.contains { $0.contains("██░░░ · ") })
        }
        let ascii = try rows(80, 24, glyphs: .ascii)
        #expect(ascii.contains { $0.contains("3 of 5 km = [%]") })
        #expect(ascii.contains { $0.contains("###:: - 2 days - every day") })
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
        let full = try caption(12, adding: 1)
        #expect(full.contains("  2 · limit 2 cups") && full.contains("█████ · 1 day"))
        let over = try caption(12, adding: 1)
        #expect(over.contains("  3 · limit 2 cups") && over.contains("████! · 0 days"))
        // Nothing of a limit is begun: the run alone is, on its button and in its last day.
        #expect(over.count { $0 == "◐" } == 2)
        let more = try caption(11, adding: 10)
        #expect(more.contains("  8 of 5 km") && more.contains("█████ · 3 days"))
    }

    // In three columns a card has 29 cells below its name: 8 for the bar, 7 for today and 3 + 16 for the count.
    @Test("SUM-9: where a sum's bar and its count have no room together, the bar stays")
    func barOfSum() throws {
        let (home, run) = (ScreenStage.id(1), ScreenStage.id(11))
        let monday = ScreenStage.today - 4
        let made: [Edit] = [
            .addCategory(id: home, name: "A"),
            .adding(run, "Run", in: .existing(home), planned: .rule("at least 30 km a week")),
            .adding(ScreenStage.id(12), "B", in: .existing(home)),
            .adding(ScreenStage.id(13), "C", in: .existing(home)),
        ]
        let weeks = (1...14).reversed().map { monday - 7 * $0 }
        var amounts = weeks.map { ($0, "30" as Amount) }
        amounts += [(monday, "7"), (ScreenStage.today, "5")]
        let recorded = amounts.map { day, amount -> (day: Day, edits: [Edit]) in
            (day, [.amount(AmountEdit(.set, amount), of: run, on: DaySet([day]))])
        }
        let stage = try ScreenStage(.english, [(day: weeks[0], edits: made)] + recorded)
        let narrow = stage.rendering(120, 40).frame.rows.joined(separator: "\n")
        #expect(narrow.contains("Run  12 of 30 km this week  ◐"), "\(narrow)")
        #expect(narrow.contains("██░░░ · 5 today  ") && !narrow.contains("reached"), "\(narrow)")
        let wide = stage.rendering(60, 24).frame.rows.joined(separator: "\n")
        #expect(wide.contains("██░░░ · 5 today · reached 14 times"), "\(wide)")
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
        #expect(try rows(80, 24).contains { $0.contains("Guitar") && $0.contains("  skipped  –") })
        #expect(try rows(80, 24).contains { $0.contains("    0 days · weekdays") })
        #expect(try rows(80, 24, glyphs: .ascii).contains { $0.contains("Guitar") && $0.contains("[-]") })
        stage.app.model.focus(on: ScreenStage.id(17))
        stage.app.press()
        // Done, the day is skipped all the same, and says so.
        #expect(
            stage.rendering(80, 24).frame.rows.contains {
                $0.contains("Guitar") && $0.contains("  skipped  ✓")
            })
    }

    @Test(
        "V9: a done day that is skipped says so on its card, and to people who hear it",
        arguments: [(Language.english, "skipped"), (.russian, "пропущено")])
    func skippedAndDone(language: Language, word: String) throws {
        let stage = try ScreenStage.habits(language)
        stage.app.model.focus(on: ScreenStage.id(12))
        func row() -> String? {
            stage.rendering(120, 40).frame.rows.first {
                $0.contains(language == .english ? "Coffee" : "Кофе")
            }
        }
        #expect(row()?.contains(word) == false)
        stage.app.perform(.toggleSkip)
        #expect(row()?.contains("  \(word) ") == true)
        let card = try #require(stage.app.model.list.state.card(ScreenStage.id(12)))
        #expect(card.isCompleted && card.offText == nil)
        #expect(card.spoken(in: "A", language).split(separator: ", ")[2] == word)
    }

    @Test(
        "V8: on a Friday with nothing done of a quota, state, amount and quota come first, in both languages",
        arguments: [
            (Language.english, "  due today 📌  + ", "      0 of 5 km · 0 of 3 this week "),
            (.russian, "  пора 📌  + ", " ░░░░░ 0 · цель: 5 км · 0 из 3 "),
        ])
    func order(language: Language, beside: String, below: String) throws {
        let unit = language == .english ? "km" : "км"
        let stage = try ScreenStage(
            language,
            [
                (
                    ScreenStage.today - 30,
                    [
                        .addCategory(id: ScreenStage.id(1), name: "A"),
                        .adding(
                            ScreenStage.id(10), "Morning run", in: .existing(ScreenStage.id(1)),
                            planned: .quota(Quota(3, in: .week)!),
                            [.goal(Goal(.atLeast, Amount(text: "5")!, unit: unit)!), .pinned(true)]),
                        .adding(
                            ScreenStage.id(11), "B", in: .existing(ScreenStage.id(1)),
                            planned: .weekdays(.everyDay), [.pinned(true)]),
                    ]
                )
            ])
        let rows = stage.rendering(80, 24).frame.rows
        #expect(rows.contains { $0.contains("Morning run") && $0.contains(beside) }, "\(rows)")
        #expect(rows.contains { $0.contains(below) }, "\(rows)")
    }

    @Test("NOTE-1: a day with a note has a small sign, and others have none")
    func notes() throws {
        #expect(try rows(80, 24).count { $0.contains("✎") } == 1)
        #expect(try rows(80, 24).contains { $0.contains("Run") && $0.contains("✎  ◐ ") })
        #expect(try rows(60, 15, glyphs: .ascii).contains { $0.contains("3 of 5 km = [%]") })
    }

    @Test("OFF-4: below the last section stands how many rest, a click on it opens the filters")
    func inactive() throws {
        let stage = try ScreenStage.habits()
        let rendering = stage.rendering(80, 24)
        let row = try #require(rendering.frame.rows.firstIndex { $0.contains("f 2 resting") })
        #expect(rendering.target(at: Point(column: 4, row: row)) == .intent(.action(.openFilters)))
        let inactive = try rows(80, 24, filter: .inactive)
        #expect(inactive.contains { $0.contains("paused since 3 Nov") })
        #expect(inactive.contains { $0.contains("archived since 10 Nov") })
        #expect(!inactive.contains { $0.contains("2 resting") })
        #expect(inactive.contains { $0.ranges(of: "  –").count == 2 })
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
        let text = stage.rendering(120, 60).frame.rows.joined(separator: "\n")
        for fact in [
            "Next            today", "Goal            at least 5 km", "20 Nov: A hard one", "Strength",
        ] {
            #expect(text.contains(fact), "\(fact)")
        }
    }
}
