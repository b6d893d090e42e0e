import Samples
import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("SECT-1: headings that hold the focus, drawn and clicked") struct HeadingViewTests {
    /// Mind with two cards, Sport and Home with one each.
    private func stage(_ language: Language = .english, _ names: [String] = ["Home", "Mind", "Sport"]) throws
        -> ScreenStage
    {
        let counts = [1, 2, 1]
        let edits = zip(1..., zip(names, counts)).flatMap { section, content in
            (0..<content.1).map { index in
                Edit.adding(
                    ScreenStage.id(UInt64(section * 10 + index)), "\(content.0) \(index)",
                    in: .named(content.0, newID: ScreenStage.id(UInt64(section))))
            }
        }
        return try ScreenStage(language, [(ScreenStage.today, edits)])
    }

    private func heading(_ title: String, _ stage: ScreenStage, _ columns: Int, _ rows: Int = 24) -> String? {
        stage.rendering(columns, rows).frame.rows.first { $0.contains("›\(title)") }
    }

    @Test("SECT-1: the heading with the focus shows its keys, as many as there is room for")
    func keys() throws {
        let stage = try stage()
        stage.app.model.focus(onSection: ScreenStage.id(2))
        #expect(
            heading("Mind", stage, 80) == "›Mind ── K J move · e rename · d delete · n new here")
        // A column has 38 cells, of which the title of Sport takes five.
        stage.app.model.focus(onSection: ScreenStage.id(3))
        #expect(heading("Sport", stage, 120)?.contains("›Sport ── K J move · e rename · …") == true)
        #expect(stage.rendering(120, 24).frame.rows.count { $0.contains("rename ·") } == 1)
        stage.app.model.focus(on: ScreenStage.id(30))
        #expect(heading("Sport", stage, 120) == nil)
    }

    @Test("SECT-1: a title that leaves no room shows no keys, a heading without others no key that moves it")
    func noRoom() throws {
        // Alone in its row: 38 cells of 120, 58 of 60.
        let long = String(repeating: "x", count: 33)
        let stage = try stage(.russian, [long, "Mind", "Home"])
        stage.app.model.focus(onSection: ScreenStage.id(1))
        #expect(heading(long, stage, 120) == "›\(long)")
        #expect(heading(long, stage, 60) == "›\(long) ── K J переместить · …")
        let alone = try ScreenStage.crowd(3)
        alone.app.model.focus(onSection: ScreenStage.id(1))
        #expect(heading("A", alone, 80) == "›A ── e rename · d delete · n new here")
    }

    @Test("SECT-1: in ASCII the heading has its mark and its keys, too")
    func ascii() throws {
        var stage = try stage()
        stage.glyphs = .ascii
        stage.app.model.focus(onSection: ScreenStage.id(2))
        let rows = stage.rendering(80, 24).frame.rows
        #expect(
            rows.contains { $0.contains(">Mind -- K J move - e rename - d delete - n new here") }, "\(rows)")
    }

    @Test("SECT-1, MAIN-11: the heading with the focus is seen, at every size, with its first card")
    func scrolled() throws {
        let stage = try ScreenStage.crowd(60)
        for (columns, rows) in [(60, 15), (80, 24), (120, 15), (160, 45)] {
            for category in [ScreenStage.id(1), ScreenStage.id(2)] {
                stage.app.model.focus(onSection: category)
                let rendering = stage.rendering(columns, rows)
                let area = try #require(rendering.targets.first { $0.target == .heading(category) }?.area)
                let card = try #require(stage.app.model.list.state.section(category)?.cards.first)
                let below = try #require(rendering.targets.first { $0.target == .card(card.id) }?.area)
                #expect(below.top == area.bottom && below.left == area.left)
                #expect(rendering.frame[rendering.frame.cursor.position].cluster == "›")
                #expect(rendering.frame.cursor.position.row == area.top)
                #expect(rendering.frame.rows.count { $0.contains("›") } == 1)
            }
        }
    }

    @Test(
        "SECT-1: a click focuses a heading, another one and a right click open its menu; its keys are clicked"
    )
    func mouse() throws {
        let stage = try AppStage()
        func heading() -> String? {
            stage.driver.model.list.state.section(stage.driver.model.focusedSection)?.title
        }
        #expect(stage.click("Home") && heading() == "Home" && stage.driver.model.sheets.isEmpty)
        #expect(stage.click("d delete") && stage.shows("Are you sure this category is not needed?"))
        stage.type("n")
        #expect(stage.click("Health") && heading() == "Health")
        #expect(stage.click("Health") && stage.shows("New here"))
        stage.type("\u{1B}")
        #expect(stage.click("Home", .right) && stage.shows("New here") && heading() == "Home")
        stage.type("\u{1B}")
        // A click on the card that had the focus before gives it back, and opens nothing.
        #expect(stage.click("Walk") && stage.focused == "Walk" && heading() == nil)
        #expect(stage.driver.model.sheets.isEmpty)
    }
}
