import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerPresentation

/// Every page of the app in every kind of window, to be looked at: `Scripts/pictures FOLDER` draws it.
@MainActor struct PictureAlbum {
    nonisolated private static let sizes = [
        (60, 20), (80, 23), (80, 24), (100, 30), (120, 40), (160, 45), (200, 50),
    ].map { Size(columns: $0, rows: $1) }

    /// The pages in the order in which a person comes to them.
    private static let pages: [(name: String, open: (AppController) -> Void)] = [
        ("main", { _ in }),
        ("details", { $0.perform(.openDetails) }),
        ("form", { $0.perform(.newTracker) }),
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
        ("week", { $0.perform(.showWeek) }),
        ("rest", { $0.perform(.rest) }),
        ("break", { $0.perform(.takeBreak) }),
        (
            "heading",
            {
                $0.move(.down)
                $0.move(.up)
            }
        ),
        ("settings", { $0.perform(.openSettings) }),
        ("onboarding", { $0.perform(.showOnboarding) }),
        ("help", { $0.perform(.openCommands) }),
    ]

    /// The same of someone with rules, amounts, days off and notes.
    private static let pagesOfFullWeek: [(name: String, card: KeyPath<FullWeek, String>, keys: String)] = [
        ("habits", \.gym, ""), ("habits-quota", \.gym, "i"), ("habits-menu", \.gym, "m"),
        ("habits-note", \.gym, "a"), ("habits-edit", \.gym, "e"), ("habits-amount", \.run, "="),
        ("habits-goal", \.run, "i"), ("habits-due", \.gym, "f5"), ("habits-resting", \.gym, "f6"),
        ("habits-statistics", \.gym, "2"),
    ]

    let folder: String

    func draw() throws {
        for language in Language.allCases {
            for (name, open) in Self.pages {
                let app = try Album(language).app
                open(app)
                try draw(name, app, language)
            }
            for (name, card, keys) in Self.pagesOfFullWeek {
                let typist = try FullWeekTypist(language)
                try typist.typeWeek()
                try typist.focus(typist.week[keyPath: card])
                typist.stage.type(keys)
                try draw(name, typist.stage.driver.controller, language)
            }
        }
    }

    private func draw(_ name: String, _ app: AppController, _ language: Language) throws {
        var stage = ScreenStage(app: app, language: language)
        for appearance in Appearance.allCases {
            stage.appearance = appearance
            for size in Self.sizes {
                let title = "\(name)-\(size.columns)x\(size.rows)-\(language.rawValue)-\(appearance)"
                let drawing = SVGDrawing(stage.rendering(size).frame, appearance: appearance, title: title)
                try FileBytes.write(
                    Array(drawing.document.utf8), to: "\(folder)/\(title).svg", mode: 0o644)
            }
        }
    }
}
