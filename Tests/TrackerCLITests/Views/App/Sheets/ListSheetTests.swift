import Terminal
import Testing
import TrackerCLI
import TrackerPresentation

@MainActor @Suite struct ListSheetTests {
    private static let window = Size(columns: 80, rows: 24)

    private func rows(_ stage: SheetStage) -> [String] { stage.rendering(Self.window).frame.rows }

    @Test("T90, MAIN-8: the current filter has the check, and the focus when the list opens")
    func current() throws {
        let stage = try SheetStage()
        stage.app.perform(.openFilters)
        stage.app.move(.toEnd)
        stage.app.confirm()
        stage.app.perform(.openFilters)
        let rows = rows(stage)
        #expect(rows.contains { $0.contains("› 6 Resting") && $0.contains("✓") })
        #expect(rows.filter { $0.contains("✓") }.count == 1)
        stage.app.move(.toStart)
        #expect(self.rows(stage).contains { $0.contains("› 1 All trackers") && !$0.contains("✓") })
    }

    @Test("T34: the cursor stands on the focused row, unseen; a click reaches each row")
    func rowTargets() throws {
        let stage = try SheetStage()
        stage.app.perform(.openMenu)
        for index in 0..<4 {
            let rendering = stage.rendering(Self.window)
            #expect(!rendering.frame.cursor.isVisible)
            #expect(rendering.target(at: rendering.frame.cursor.position) == .row(index))
            stage.app.move(.down)
        }
    }

    @Test("T87: Keep is marked when the question opens; y and n stand before the answers")
    func keep() throws {
        let stage = try SheetStage()
        stage.app.perform(.deleteTracker)
        let rendering = stage.rendering(Self.window)
        #expect(rows(stage).contains { $0.contains("[ y Delete ]  ▸ n Keep ◂") })
        #expect(rendering.target(at: rendering.frame.cursor.position) == .intent(.answer(false)))
        #expect(
            rendering.targets.map(\.target)
                == [.intent(.cancel), .nothing, .intent(.answer(true)), .intent(.answer(false))])
        stage.app.move(.left)
        #expect(rows(stage).contains { $0.contains("▸ y Delete ◂  [ n Keep ]") })
    }

    @Test("NEW-6, SCH-9: the kind, seven switches and Done, each reached by a click")
    func schedule() throws {
        let stage = try SheetStage()
        stage.app.openHabitForm()
        stage.app.openSchedule()
        stage.app.press()
        let rendering = stage.rendering(Size(columns: 60, rows: 15))
        #expect(
            rendering.targets.map(\.target)
                == [.intent(.cancel), .nothing]
                + [RuleShortcut.everyDay, .weekdays, .timesAWeek].map { .intent(.rule($0)) }
                + [.row(8)] + (0...7).map { .row($0) }
        )
        #expect(rendering.frame.rows.contains { $0.contains("› 1 [✓] Monday") })
        #expect(rendering.frame.rows.contains { $0.contains("  7 [ ] Sunday") })
        #expect(
            rendering.frame.rows.contains { $0.contains("  a every day   w weekdays   r times a week ") })
        #expect(rendering.frame.rows.contains { $0.contains("[ Done ]") })
    }

    @Test(
        "T85: the first nine categories show their digits, the others stand below them; a menu has its keys, too"
    )
    func digits() throws {
        let stage = try SheetStage()
        stage.app.openCategories()
        for number in 10..<18 {
            stage.app.perform(.newTracker)
            stage.app.insert("Category \(number)")
            stage.app.confirm()
        }
        // Health and Home come after them.
        #expect(rows(stage).contains { $0.contains("› 8 Category 17 ") })
        #expect(rows(stage).contains { $0.contains("  9 Health ") })
        #expect(rows(stage).contains { $0.contains("    Home ") })
        let menu = try SheetStage()
        menu.app.perform(.openMenu)
        #expect(rows(menu).contains { $0.contains("› 1 Mark as done ") && !$0.contains("Space") })
        #expect(rows(menu).contains { $0.contains("  5 Pin ") && $0.contains(" p ") })
        #expect(rows(menu).contains { $0.contains("  7 Delete ") && $0.contains(" d ") })
    }

    @Test(
        "V21: blank rows part the groups of a menu where there is room for all of it, and go first where there is none"
    )
    func groups() throws {
        let stage = try SheetStage()
        stage.app.perform(.openMenu)
        func titles(_ rows: Int) -> [Substring] {
            let frame = stage.rendering(Size(columns: 60, rows: rows)).frame
            return frame.rows.filter { $0.contains("│ ") }.map { row in
                row.split(separator: "│")[1].drop { !$0.isLetter }.prefix { $0.isLetter }
            }
        }
        let tracker: [Substring] = ["Details", "Edit", "Pin", "Archive"]
        #expect(titles(24) == ["Mark", "", "Note", ""] + tracker + ["", "Delete"])
        #expect(titles(9) == ["Mark", "Note"] + tracker + ["Delete"])
    }

    @Test("V20: the sheet of an amount has no counter, and its button stands below what is said")
    func amount() throws {
        let stage = try SheetStage()
        stage.app.model.focus(on: SheetStage.id(11))
        stage.app.perform(.enterAmount)
        #expect(!rows(stage).contains { $0.contains("0/") })
        stage.app.insert("far")
        stage.app.confirm()
        let refused = try #require(rows(stage).firstIndex { $0.contains("! “far”") })
        let button = try #require(rows(stage).firstIndex { $0.contains("[ Done ]") })
        #expect(button > refused)
    }

    @Test("FORM-2: what is wrong with a goal stands above the buttons, and the form keeps its rows")
    func goal() throws {
        let stage = try SheetStage()
        stage.app.openHabitForm()
        stage.app.focus(on: .goal)
        stage.app.insert("far")
        let before = rows(stage)
        stage.app.confirm()
        let refused = try #require(rows(stage).firstIndex { $0.contains("! “far”") })
        #expect(rows(stage).firstIndex { $0.contains("[ Cancel ]") }.map { $0 > refused } == true)
        #expect(rows(stage).firstIndex { $0.contains("far") } == before.firstIndex { $0.contains("far") })
    }

    @Test("CAT-2, CAT-4: the check stays with the chosen category, the mark of the focus moves")
    func categories() throws {
        let stage = try SheetStage()
        stage.app.openCategories()
        stage.app.confirm()
        stage.app.focus(on: .category)
        stage.app.confirm()
        stage.app.move(.down)
        let rows = rows(stage)
        #expect(rows.contains { $0.contains("  1 Health ") && $0.contains("1 tracker ✓") })
        #expect(rows.contains { $0.contains("› 2 Home ") && $0.contains("1 tracker  ") })
    }

    @Test("ORD-6: a notice in the list of categories moves nothing: it takes the blank row above the button")
    func categoryNotice() throws {
        let stage = try SheetStage()
        stage.app.openCategories()
        stage.app.move(.toStart)
        stage.app.move(.down)
        let before = stage.rendering(Self.window).frame
        stage.app.perform(.moveDown)
        let after = stage.rendering(Self.window).frame
        let row = try #require(
            after.rows.firstIndex { $0.contains("Home is the last category already.") })
        #expect(after.brightArea == before.brightArea)
        #expect(zip(before.rows, after.rows).enumerated().allSatisfy { $0 == row || $1.0 == $1.1 })
    }

    @Test("CAT-3: a hundred categories scroll with the focus, the button below them stays")
    @MainActor func manyCategories() throws {
        let stage = try SheetStage()
        stage.app.openCategories()
        for number in 100..<200 {
            stage.app.perform(.newTracker)
            stage.app.insert("Category \(number)")
            stage.app.confirm()
        }
        for move in [Move.toStart, .pageDown, .down, .toEnd, .up, .pageUp] {
            stage.app.move(move)
            let rendering = stage.rendering(Self.window)
            guard let state = stage.app.model.state.sheets.last?.value as? CategorySheetState else { return }
            #expect(rendering.target(at: rendering.frame.cursor.position) == .category(state.focused))
            #expect(rendering.frame.rows.contains { $0.contains("Add category") })
        }
    }

    @Test("T83: help scrolls with the focus and keeps its field, where the cursor stands")
    func help() throws {
        let stage = try SheetStage()
        stage.app.perform(.openCommands)
        stage.app.move(.toEnd)
        let frame = stage.rendering(Size(columns: 60, rows: 15)).frame
        #expect(frame.rows.contains { $0.contains("› in a field: to its end") && $0.contains("Ctrl-E") })
        #expect(frame.rows[1].contains("/ Search"))
        #expect(frame.cursor.isVisible && frame.cursor.position.row == 1)
    }

    @Test("T84: the palette does not change its size while a search leaves fewer rows")
    func stablePalette() throws {
        let stage = try SheetStage()
        stage.app.perform(.openCommands)
        let before = stage.rendering(Self.window).frame.brightArea
        stage.app.insert("zzz")
        #expect(stage.rendering(Self.window).frame.brightArea == before)
        #expect(rows(stage).contains { $0.contains("Nothing found") })
    }
}
