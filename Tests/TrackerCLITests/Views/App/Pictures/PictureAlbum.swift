import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerPresentation

/// Every page of the app in every kind of window, to be looked at: `Scripts/pictures FOLDER` draws it.
@MainActor struct PictureAlbum {
    nonisolated private static let sizes = [(60, 20), (80, 23), (80, 24), (120, 40), (200, 50)].map {
        Size(columns: $0, rows: $1)
    }

    /// The pages in the order in which a person comes to them.
    private static let pages: [(name: String, open: (AppViewModel) -> Void)] = [
        ("main", { _ in }),
        ("details", { $0.perform(.openDetails) }),
        (
            "form",
            {
                $0.perform(.newTracker)
                $0.confirm()
            }
        ),
        (
            "rule",
            {
                $0.openHabitForm()
                $0.openSchedule()
                for move in [Move.up, .right, .down] { $0.move(move) }
            }
        ),
        ("calendar", { $0.perform(.openCalendar) }),
        ("statistics", { $0.perform(.showStatistics) }),
        ("settings", { $0.perform(.openSettings) }),
        ("onboarding", { $0.perform(.showOnboarding) }),
        ("help", { $0.perform(.showHelp) }),
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
