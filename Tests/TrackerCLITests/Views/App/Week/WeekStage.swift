import DeskKit
import Samples
import Terminal
import TrackerCLI
import TrackerDomain
import TrackerPresentation

extension ScreenStage {
    /// The app with the week of `SampleWeek` shown.
    static func sampleWeek(_ language: Language = .english) throws -> ScreenStage {
        try weekScreen(SampleWeek.library(), language)
    }

    /// The app with the same week of another library shown.
    static func weekScreen(
        _ library: Library, _ language: Language = .english, weekStartsOn firstWeekday: Weekday = .monday
    ) throws -> ScreenStage {
        let desk = try Desk(library, Conventions(language: language, firstWeekday: firstWeekday))
        desk.today = SampleWeek.today
        let app = AppController(model: try AppViewModel(workspace: desk.workspace))
        app.handle(.action(.showWeek))
        return ScreenStage(app: app, language: language)
    }
}

extension Rendering {
    /// The areas of the week's cells.
    var cells: [(tracker: Identifier, day: Day, area: Rect)] {
        targets.compactMap { area, target in
            if case .cell(let id, let day) = target { (id, day, area) } else { nil }
        }
    }
}
