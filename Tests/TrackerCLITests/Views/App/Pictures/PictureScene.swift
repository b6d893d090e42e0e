import Terminal
import Testing
import TrackerCLI
import TrackerPresentation

/// A picture of the app for the pages that tell of it.
struct PictureScene: CustomTestStringConvertible, Sendable {
    /// The file's, without its ending.
    let name: String
    /// What it shows, for those who do not see it.
    let title: String
    var language = Language.english
    var appearance = Appearance.dark
    var size = Size(columns: 80, rows: 24)
    /// How keys lead there.
    let app: @MainActor @Sendable (Language) throws -> AppController

    var testDescription: String { name }

    @MainActor var frame: Frame {
        get throws {
            var stage = ScreenStage(app: try app(language), language: language)
            stage.appearance = appearance
            return stage.rendering(size).frame
        }
    }

    static let all = [
        PictureScene(
            name: "main-list", title: "The main list in English on a dark background",
            size: Size(columns: 80, rows: 31)
        ) {
            try ScreenStage.week($0).app
        },
        PictureScene(
            name: "main-list-light", title: "The main list in Russian on a light background",
            language: .russian, appearance: .light, size: Size(columns: 80, rows: 31)
        ) {
            try ScreenStage.week($0).app
        },
        PictureScene(
            name: "habits", title: "Habits with quotas, amounts, days off and notes",
            size: Size(columns: 80, rows: 31)
        ) { language in
            let typist = try FullWeekTypist(language)
            try typist.typeWeek()
            return typist.stage.driver.controller
        },
        PictureScene(
            name: "beside", title: "A wide window with details beside the list",
            size: Size(columns: 160, rows: 46)
        ) { try Album($0).app },
        PictureScene(name: "calendar", title: "The calendar over the main list") { language in
            let app = try Album(language).app
            app.perform(.openCalendar)
            return app
        },
        PictureScene(
            name: "form", title: "The form of a new habit, ready to be created"
        ) { language in
            let app = try ScreenStage.week(language).app
            app.fillHabitForm()
            app.focus(on: .save)
            return app
        },
        PictureScene(
            name: "statistics", title: "Statistics with a year's heat map",
            size: Size(columns: 80, rows: 28)
        ) { language in
            let app = try Album(language).app
            app.perform(.showStatistics)
            return app
        },
    ]
}
