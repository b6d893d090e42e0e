import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// Every page of the app in every kind of window, to be looked at: `Scripts/pictures FOLDER` draws it.
@MainActor struct PictureAlbum {
    nonisolated private static let sizes = [(60, 20), (80, 23), (80, 24), (120, 40), (200, 50)].map {
        Size(columns: $0, rows: $1)
    }

    private typealias Page = (
        name: String, app: @MainActor (Language) throws -> AppViewModel,
        open: @MainActor (AppViewModel) -> Void
    )

    /// The pages in the order in which a person comes to them, then habits of every rule, with amounts, days off and
    /// some that rest.
    private static let pages: [Page] = [
        ("main", year, { _ in }),
        ("details", year, { $0.perform(.openDetails) }),
        (
            "form", year,
            {
                $0.perform(.newTracker)
                $0.confirm()
            }
        ),
        ("calendar", year, { $0.perform(.openCalendar) }),
        ("statistics", year, { $0.perform(.showStatistics) }),
        ("settings", year, { $0.perform(.openSettings) }),
        ("onboarding", year, { $0.perform(.showOnboarding) }),
        ("help", year, { $0.perform(.showHelp) }),
        ("habits", habits, { _ in }),
        ("resting", { try ScreenStage.habits($0, filter: .resting).app }, { _ in }),
        ("strength", habits, { $0.perform(.openDetails) }),
        ("amount", habits, { $0.perform(.enterAmount) }),
        (
            "rule", habits,
            {
                $0.openHabitForm()
                $0.openSchedule()
                for move in [Move.up, .right, .down] { $0.move(move) }
            }
        ),
    ]

    private static func year(_ language: Language) throws -> AppViewModel { try Album(language).app }
    private static func habits(_ language: Language) throws -> AppViewModel {
        try ScreenStage.habits(language).app
    }

    let folder: String

    func draw() throws {
        for (name, app, open) in Self.pages {
            for language in Language.allCases {
                var stage = ScreenStage(app: try app(language), language: language)
                open(stage.app)
                for (appearance, size) in Appearance.allCases.flatMap({ look in Self.sizes.map { (look, $0) }
                }) {
                    stage.appearance = appearance
                    let title = "\(name)-\(size.columns)x\(size.rows)-\(language.rawValue)-\(appearance)"
                    let drawing = SVGDrawing(
                        stage.rendering(size).frame, appearance: appearance, title: title)
                    try FileBytes.write(
                        Array(drawing.document.utf8), to: "\(folder)/\(title).svg", mode: 0o644)
                }
            }
        }
    }
}
