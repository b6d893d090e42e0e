import Terminal
import Testing
import TrackerCLI
import TrackerPresentation

/// The keys in the last row of the running app.
@MainActor @Suite struct FooterTests {
    @Test(
        "T82: four to seven keys of the context at every width from 60 to 200; help is always there",
        arguments: Language.allCases)
    func count(language: Language) throws {
        var contexts: Set<InputContext> = []
        for keys in AppPlaces.all {
            let stage = try AppStage(language: language)
            stage.type(keys)
            contexts.insert(stage.driver.model.inputContext)
            check(stage, keys, language)
        }
        #expect(contexts == [.screen, .sheet, .text, .question])
        check(try AppStage([], language: language), "nothing to track", language)
        check(try AppStage(showsOnboarding: true), "the first pages", .english)
    }

    private func check(_ stage: AppStage, _ place: String, _ language: Language) {
        let hints = KeyHint.hints(for: stage.driver.model)
        let canvas = Canvas(
            language: language, theme: Theme(appearance: .dark, glyphs: .unicode), width: nil)
        let help = hints.last?.keys(language) ?? ""
        #expect(help == (stage.driver.model.takesText ? "F1" : "?"))
        for width in 40...200 {
            var rendering = Rendering(size: Size(columns: width, rows: 3))
            let middle = Rect(column: 0, row: 1, columns: width, rows: 1)
            FooterView(canvas: canvas).draw(hints, in: middle, on: &rendering)
            let rows = rendering.frame.rows
            let shown = hints.dropLast().filter {
                rows[1].contains(" \($0.keys(language)) \($0.text(language))")
            }
            // In windows too narrow for the app fewer do.
            #expect(
                (width < 60 ? 2 : 3)...6 ~= shown.count, "\(place.debugDescription) at \(width): \(rows[1])")
            let words = language == .english ? "all keys" : "все клавиши"
            #expect(rows[1].hasSuffix(" " + help) || rows[1].hasSuffix(" \(help) \(words)"))
            // The most important ones: none is skipped for a shorter one.
            #expect(shown == Array(hints.prefix(shown.count)))
            #expect(rows[0] + rows[2] == "")
            #expect(rendering.targets.last?.target == .intent(.action(.showHelp)))
        }
    }

    @Test("T82: the keys that the footer names while searching do what it says")
    func searching() throws {
        let stage = try AppStage()
        stage.type("/wa")
        #expect(stage.rows.last?.contains("Enter to the cards  Esc clear  Tab next") == true)
        #expect(stage.focused == "Walk")
        stage.type("\t")
        #expect(stage.focused == "Water")
        stage.type("\u{1B}[Z")
        #expect(stage.focused == "Walk" && stage.driver.model.isSearching)
    }
}
