import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// A state of the main screen and how keys lead there.
struct ScreenScene: CustomTestStringConvertible, Sendable {
    let name: String
    let stage: @MainActor @Sendable (Language) throws -> ScreenStage

    var testDescription: String { name }

    static let all = [
        ScreenScene(name: "week") { try .week($0) },
        ScreenScene(name: "marked") { language in
            let stage = try ScreenStage.week(language)
            stage.app.move(.down)
            stage.app.perform(.toggleDone)
            return stage
        },
        ScreenScene(name: "tab-bar") { language in
            let stage = try ScreenStage.week(language)
            stage.app.move(.up)
            return stage
        },
        ScreenScene(name: "heading") { language in
            let stage = try ScreenStage.week(language)
            stage.app.move(.toEnd)
            for _ in 0..<4 where stage.app.model.focusedSection == nil { stage.app.move(.up) }
            return stage
        },
        ScreenScene(name: "search") { language in
            let stage = try ScreenStage.week(language)
            stage.app.perform(.startSearch)
            stage.app.insert(language == .english ? "the" : "на")
            return stage
        },
        ScreenScene(name: "search-kept") { language in
            let stage = try ScreenStage.week(language, filter: .notCompleted)
            stage.app.perform(.startSearch)
            stage.app.insert(language == .english ? "the" : "на")
            stage.app.confirm()
            stage.app.move(.toEnd)
            return stage
        },
        ScreenScene(name: "nothing-found") { language in
            let stage = try ScreenStage.week(language, filter: .completed)
            stage.app.perform(.startSearch)
            stage.app.insert("zzz")
            stage.app.confirm()
            return stage
        },
        ScreenScene(name: "search-begun") { language in
            let stage = try ScreenStage.week(language, filter: .today)
            stage.app.perform(.startSearch)
            return stage
        },
        ScreenScene(name: "tomorrow-refused") { language in
            let stage = try ScreenStage.week(language)
            stage.app.perform(.nextDay)
            stage.app.perform(.toggleDone)
            return stage
        },
        ScreenScene(name: "first-day") { try ScreenStage($0) },
        ScreenScene(name: "first-day-filtered") { try ScreenStage($0, filter: .notCompleted) },
        ScreenScene(name: "scrolled") { language in
            let stage = try ScreenStage.crowd(60, language)
            stage.app.model.focus(on: ScreenStage.id(40))
            return stage
        },
        ScreenScene(name: "menu") { language in
            let stage = try ScreenStage.week(language)
            stage.app.perform(.openMenu)
            return stage
        },
        ScreenScene(name: "habits") { try .habits($0) },
        ScreenScene(name: "habits-resting") { try .habits($0, filter: .inactive) },
        ScreenScene(name: "habits-menu") { language in
            let stage = try ScreenStage.habits(language)
            stage.app.perform(.openMenu)
            return stage
        },
        ScreenScene(name: "habits-amount") { language in
            let stage = try ScreenStage.habits(language)
            stage.app.perform(.enterAmount)
            stage.app.insert("+1.5")
            return stage
        },
        ScreenScene(name: "habits-note") { language in
            let stage = try ScreenStage.habits(language)
            stage.app.perform(.writeNote)
            return stage
        },
    ]
}
