import Terminal
import TrackerCLI
import TrackerData
import TrackerDomain
import TrackerPresentation

/// The app over a library in memory, drawn in a window of any size.
@MainActor struct ScreenStage {
    let app: AppController
    let language: Language
    var appearance = Appearance.dark
    var glyphs = GlyphSet.unicode
    var depth = ColorDepth.trueColor

    init(app: AppController, language: Language) {
        self.app = app
        self.language = language
    }

    /// - Parameter edits: What a person did on an empty library, day by day.
    init(
        _ language: Language = .english, _ edits: [(day: Day, edits: [Edit])] = [],
        filter: TrackerFilter = .all
    ) throws {
        let store = InMemoryLibraryStore(today: { Self.today }, newIdentifier: { Self.id(1000) })
        _ = try store.update { (journal) throws(EditError) in
            for (day, edits) in edits { try journal.perform(edits, today: day) }
        }
        let app = AppController(
            model: try AppViewModel(
                workspace: Workspace(
                    store: store, today: { Self.today }, newID: { Self.id(500) },
                    conventions: Conventions(language: language), advice: Advice.inApp(.none)), filter: filter
            ))
        self.init(app: app, language: language)
    }

    /// Friday 20 November 2026.
    nonisolated static let today = Day(9818)
    nonisolated static func id(_ number: UInt64) -> Identifier { Identifier(high: 0, low: number) }

    var context: TextContext {
        TextContext(
            language: language, theme: Theme(appearance: appearance, glyphs: glyphs, depth: depth),
            width: nil,
            isASCII: glyphs == .ascii)
    }

    func rendering(_ columns: Int, _ rows: Int) -> Rendering {
        rendering(Size(columns: columns, rows: rows))
    }

    func rendering(_ size: Size) -> Rendering {
        app.cardRows = AppView.cardRows(for: size.columns)
        app.model.showsDetails = AppView.besideWidth(for: size.columns, on: app.model.tab) > 0
        return AppView(context: context).render(app.model.state, app.input, hints: app.hints, size: size)
    }
}
