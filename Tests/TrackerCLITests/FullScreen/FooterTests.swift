import Terminal
import Testing
import TrackerCLI
import TrackerPresentation

/// The keys in the last row of the running app.
@MainActor @Suite struct FooterTests {
    @Test(
        "T82: as many keys of the context as fit at every width from 40 to 200; help is always there",
        arguments: Language.allCases)
    @MainActor func count(language: Language) throws {
        var contexts: Set<InputContext> = []
        for keys in AppPlaces.all {
            let stage = try AppStage(language: language)
            stage.type(keys)
            contexts.insert(stage.driver.controller.context)
            check(stage, keys, language)
        }
        #expect(contexts == .all)
        check(try AppStage([], language: language), "nothing to track", language)
        check(try AppStage(showsOnboarding: true), "the first pages", .english)
    }

    private func check(_ stage: AppStage, _ place: String, _ language: Language) {
        let hints = stage.driver.controller.hints
        let context = TextContext(
            language: language, theme: Theme(appearance: .dark, glyphs: .unicode), width: nil)
        let help = hints.last?.keys(language) ?? ""
        #expect(help == (stage.driver.controller.takesText ? "F1" : "?"))
        for width in 40...200 {
            var rendering = Rendering(size: Size(columns: width, rows: 3))
            let middle = Rect(column: 0, row: 1, columns: width, rows: 1)
            FooterView(context: context).draw(hints, in: middle, on: &rendering)
            let rows = rendering.frame.rows
            let shown = hints.dropLast().filter {
                rows[1].contains(" \($0.keys(language)) \($0.text(language))")
            }
            let words = language == .english ? "all keys" : "все клавиши"
            #expect(rows[1].hasSuffix(" " + help) || rows[1].hasSuffix(" \(help) \(words)"))
            // The row has a blank at each end, two behind each key, and help; what follows would not fit.
            if shown.count < hints.count - 1 {
                let hint = hints[shown.count]
                let next = hint.keys(language).cellWidth + 1 + hint.text(language).cellWidth + 2
                let isShort = rows[1].hasSuffix(" " + help)
                let right = help.cellWidth + (isShort ? 0 : 1 + words.cellWidth)
                let left = shown.reduce(0) {
                    $0 + $1.keys(language).cellWidth + 1 + $1.text(language).cellWidth + 2
                }
                #expect(left + next + right > width - 2, "\(place.debugDescription) at \(width): \(rows[1])")
                #expect(shown.count >= (width < 60 ? 2 : 3), "\(place.debugDescription) at \(width)")
            }
            // The most important ones: none is skipped for a shorter one.
            #expect(shown == Array(hints.prefix(shown.count)))
            #expect(rows[0] + rows[2] == "")
            #expect(rendering.targets.last?.target == .intent(.action(.openCommands)))
        }
    }

    @Test("T82: the keys that the footer names while searching do what it says")
    func searching() throws {
        let stage = try AppStage()
        stage.type("/wa")
        #expect(stage.rows.last?.contains("Esc clear  Enter to the cards  Tab next") == true)
        #expect(stage.focused == "Walk")
        stage.type("\t")
        #expect(stage.focused == "Water")
        stage.type("\u{1B}[Z")
        #expect(stage.focused == "Walk" && stage.driver.model.isSearching)
    }

    @Test("T82: 200 columns show every key of the list, an empty year only what leads out of it")
    func wide() throws {
        func footer(_ stage: AppStage) -> String {
            stage.driver.render(Size(columns: 200, rows: 24)).rows.last ?? ""
        }
        let list = footer(try AppStage())
        for key in ["Space mark", "p pin", "d delete", "[ day before", "] day after", "q quit", "? all keys"]
        {
            #expect(list.contains(" \(key)"), "\(key)")
        }
        #expect(!list.contains("Esc") && !list.contains("t today") && !list.contains("Ctrl-R"))
        let empty = try AppStage([])
        empty.type("2")
        #expect(footer(empty).hasPrefix(" Esc trackers  n new  o settings  q quit     "))
    }

    @Test("T82: a list of choices names its digits", arguments: Language.allCases)
    func digits(language: Language) throws {
        let stage = try AppStage(language: language)
        stage.type("f")
        #expect(stage.rows.last?.contains(language == .english ? "1–6 by number" : "1–6 по номеру") == true)
        let ascii = try AppStage(glyphs: .ascii)
        ascii.type("n\u{1B}[A\r")
        #expect(ascii.rows.last?.contains("1-2 by number") == true)
        let schedule = try AppStage(language: language)
        schedule.type("n\t\t\r")
        #expect(schedule.rows.last?.contains(language == .english ? "a every day" : "a каждый день") == true)
    }
}
