import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// What is declared once of a card's action is found wherever actions are.
@MainActor @Suite("MAIN-12, A8: every action of a card has its words, its key and its place everywhere")
struct CardActionTests {
    /// The list with the focus on a habit with a goal, for which every action applies.
    private func stage(_ language: Language) throws -> AppStage {
        let goal = TrackerEdit(.goal(Goal(.atLeast, Amount(thousandths: 5000)!, unit: "km")))
        return try AppStage(AppStage.week + [.editTracker(AppStage.id(13), goal)], language: language)
    }

    private func card(_ stage: AppStage) throws -> TrackerCard {
        try #require(stage.driver.model.list.state.card(AppStage.id(13)))
    }

    @Test("Help lists it with its key, and the palette finds it by its title", arguments: Language.allCases)
    @MainActor func helpAndPalette(_ language: Language) throws {
        for action in CardAction.all {
            let title = action.id.title(language)
            let key = try #require(KeyBinding.telling(of: .action(action.id))).caps(language)
            for place in ["?", ":"] {
                let stage = try stage(language)
                stage.type(place)
                stage.paste(title)
                #expect(stage.rows.contains { $0.contains(key + " ") && $0.contains(title) }, "\(title)")
            }
        }
    }

    @Test("The menu has a row for it with its key; marking has a button", arguments: Language.allCases)
    func menu(_ language: Language) throws {
        let stage = try stage(language)
        stage.type("m")
        let card = try card(stage)
        // The first card of its section cannot go up; the ways to be off stand behind one.
        let others: [AppAction] = [.toggleDone, .moveUp, .toggleSkip, .takeBreak, .toggleArchive]
        for action in CardAction.all where !others.contains(action.id) {
            #expect(action.isListed(card))
            let name = action.name(card)(language)
            // A menu has room for one of several keys.
            let keys = try #require(KeyBinding.telling(of: .action(action.id))).caps(language)
            let key = try #require(keys.split(separator: " ").first)
            #expect(stage.rows.contains { $0.contains(" \(name) ") && $0.contains(" \(key) ") }, "\(name)")
        }
    }

    @Test(
        "Its key is worked by the list, and the footer has a word for it", arguments: CardAction.all.map(\.id)
    )
    func key(_ action: AppAction) throws {
        let stage = try stage(.english)
        // The first card of its section goes up once it was moved down.
        if action == .moveUp { stage.type("J") }
        let hints = stage.driver.controller.hints.map(\.text)
        #expect(hints.contains(action.hint))
        let key = try #require(KeyBinding.telling(of: .action(action))?.intents.keys.first)
        let before = stage.rows
        stage.press(key)
        #expect(stage.rows != before)
    }

    @Test("The numbered prompts have a choice for it; they ask for an amount instead of steps")
    func prompts() throws {
        let shell = try Shell()
        shell.tracker("add", "Read", "--category", "Mind", "--schedule", "daily", "--goal", "5 km")
        shell.isTerminal = true
        shell.answers = ["1"]
        let output = shell.tracker("--accessible").output
        let card = try card(stage(.english))
        let others: [AppAction] = [.addAmount, .subtractAmount, .toggleSkip, .takeBreak, .toggleArchive]
        for action in CardAction.all {
            let isChoice = !others.contains(action.id)
            #expect(output.contains(". \(action.name(card)(.english))\n") == isChoice, "\(action.id)")
        }
    }
}
