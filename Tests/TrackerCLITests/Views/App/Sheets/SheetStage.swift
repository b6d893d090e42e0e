import Samples
import Terminal
import TrackerCLI
import TrackerData
import TrackerDomain
import TrackerPresentation

/// The app over a small library in memory, with whatever sheet a test opens, drawn in a window of any size.
@MainActor struct SheetStage {
    let app: AppController
    let language: Language
    var appearance = Appearance.dark
    var glyphs = GlyphSet.unicode

    init(
        _ language: Language = .english, isEmpty: Bool = false, sync: (any LibrarySync)? = nil
    ) throws {
        self.language = language
        let store = InMemoryLibraryStore(today: { Self.today }, newIdentifier: { Self.id(1000) })
        if !isEmpty { try Self.fill(store, language) }
        var lastID: UInt64 = 500
        app = AppController(
            model: try AppViewModel(
                workspace: Workspace(
                    store: store, sync: sync, home: HomeFolder("/home/anna"), today: { Self.today },
                    newID: {
                        lastID += 1
                        return Self.id(lastID)
                    }, conventions: Conventions(language: language), advice: Advice.inApp(.none)),
                entries: KeyBinding.entries()))
    }

    /// Friday 20 November 2026.
    nonisolated static let today = Day(9818)
    nonisolated static func id(_ number: UInt64) -> Identifier { Identifier(high: 0, low: number) }

    private static func fill(_ store: InMemoryLibraryStore, _ language: Language) throws {
        func name(_ english: String, _ russian: String) -> String { Phrase(english, russian)(language) }
        let (home, health) = (id(1), id(2))
        _ = try store.update { (journal) throws(EditError) in
            try journal.perform(
                [
                    .addCategory(id: home, name: name("Home", "Домашний уют")),
                    .addCategory(id: health, name: name("Health", "Здоровье")),
                    .adding(
                        id(11), name("Water the plants", "Поливать растения"), in: .existing(home),
                        planned: .on(.tuesday, .friday), [.emoji("🌺"), .color(.number(18))]),
                    .adding(
                        id(12), name("Dentist", "Стоматолог"), in: .existing(health), planned: nil,
                        [.emoji("🦷"), .color(.number(3))]),
                ], today: today - 7)
            try journal.perform(
                [.complete([id(11)], on: today - 3), .complete([id(11)], on: today - 7)], today: today)
        }
    }

    /// The window with all sheets over a screen full of bright text.
    func rendering(_ size: Size) -> Rendering {
        var rendering = Rendering(size: size)
        rendering.frame.fill(rendering.frame.bounds, Style(.reverse), with: "~")
        for (sheet, input) in zip(app.model.state.sheets, app.input.sheets) {
            draw(sheet, input, in: rendering.frame.bounds, on: &rendering)
        }
        return rendering
    }

    func draw(
        _ sheet: SheetState, _ input: SheetInput = SheetInput(), in rect: Rect, on rendering: inout Rendering
    ) {
        let context = TextContext(
            language: language, theme: Theme(appearance: appearance, glyphs: glyphs, depth: .trueColor),
            width: nil,
            isASCII: glyphs == .ascii)
        SheetRegister.draw(sheet, input, context, in: rect, on: &rendering)
    }
}
