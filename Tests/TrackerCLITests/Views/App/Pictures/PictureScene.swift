import Terminal
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// A picture of the app for the pages that tell of it, on dark and on light.
struct PictureScene {
    let name: String
    /// What it shows, for those who do not see it.
    let title: String
    var language = Language.english
    /// At most 120 columns, so that a page shows it at its size; only the wide week has more.
    let size: Size
    /// The keys that lead there.
    let keys: String

    @MainActor func document(_ appearance: Appearance) throws -> String {
        let stage = try PictureStage(language, appearance)
        stage.type(keys, in: size)
        return SVGDrawing(stage.driver.render(size), appearance: appearance, title: title).document
    }

    static let all = [
        PictureScene(
            name: "list", title: "Ten habits in cards by category", size: Size(columns: 120, rows: 28),
            keys: "j"),
        PictureScene(
            name: "list-ru", title: "The same in Russian", language: .russian,
            size: Size(columns: 80, rows: 31), keys: "j"),
        PictureScene(
            name: "week", title: "A week of all habits", size: Size(columns: 80, rows: 20), keys: "3hh"),
        PictureScene(
            name: "week-wide", title: "Two weeks of all habits, and one habit beside them",
            size: Size(columns: 160, rows: 32), keys: "3"),
        PictureScene(
            name: "details", title: "Everything about one habit, kept by hours a week",
            size: Size(columns: 100, rows: 40), keys: "/garden\ri"),
        PictureScene(
            name: "break", title: "A break over the list", size: Size(columns: 100, rows: 28),
            keys: "jjZ\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[B\u{1B}[C"),
        PictureScene(
            name: "statistics", title: "Statistics with a year's heat map",
            size: Size(columns: 100, rows: 36), keys: "2"),
        PictureScene(
            name: "form", title: "The form of a new habit, ready to be created",
            size: Size(columns: 100, rows: 32),
            keys: "nStretch\t\r\r\ra\r"),
    ]
}
