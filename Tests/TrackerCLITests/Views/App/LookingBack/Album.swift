import Samples
import Terminal
import TestKit
import TrackerCLI
import TrackerData
import TrackerDomain
import TrackerPresentation

/// The app over a year of somebody's habits in memory; today is Tuesday 14 October 2025.
@MainActor struct Album {
    let app: AppController
    let language: Language

    static let today = Day(9416)
    /// Done three days ago.
    nonisolated static let event = Identifier(high: 0, low: 25)

    init(_ language: Language, isEmpty: Bool = false, showsOnboarding: Bool = false) throws {
        self.language = language
        let store = InMemoryLibraryStore(today: { Day(9416) }, newIdentifier: { Identifier(high: 0, low: 1) })
        if !isEmpty { try Self.fill(store, language) }
        app = AppController(
            model: try AppViewModel(
                workspace: Workspace(
                    store: store, today: { Self.today }, newID: { Identifier(high: 0, low: 2) },
                    conventions: Conventions(language: language), advice: Advice.inApp(.none)),
                showsOnboarding: showsOnboarding))
    }

    private static func fill(_ store: InMemoryLibraryStore, _ language: Language) throws {
        func name(_ english: String, _ russian: String) -> String { Phrase(english, russian)(language) }
        func id(_ number: UInt64) -> Identifier { Identifier(high: 0, low: number) }
        let first = today - 360
        let weekdays: (Weekday...) -> Schedule = { .weekdays(WeekdaySet($0)) }
        let trackers: [(name: String, emoji: String, color: Int, category: UInt64, schedule: Schedule?)] = [
            (name("Cold shower", "Контрастный душ"), "🥶", 3, 12, .weekdays(.everyDay)),
            (
                name("Water the plants", "Поливать растения"), "🌺", 5, 11,
                weekdays(.tuesday, .thursday, .saturday)
            ),
            (
                name("Play the guitar for 20 minutes a day", "Играть на гитаре двадцать минут подряд"), "🎸",
                15, 11, weekdays(.tuesday)
            ),
            (name("Sleep before 23:00", "Спать до 23:00"), "😪", 8, 12, .weekdays(.weekdays)),
            (name("Dentist", "Стоматолог"), "😱", 2, 12, nil),
        ]
        var random = SeededRandom(seed: 7)
        _ = try store.update { (journal) throws(EditError) in
            try journal.perform(
                [
                    .addCategory(id: id(11), name: name("Home", "Домашний уют")),
                    .addCategory(id: id(12), name: name("Health", "Здоровье")),
                ], today: first)
            for (index, tracker) in trackers.enumerated() {
                let tracked = id(UInt64(21 + index))
                try journal.perform(
                    [
                        .adding(
                            tracked, tracker.name, in: .existing(id(tracker.category)),
                            planned: tracker.schedule,
                            [.emoji(tracker.emoji), .color(.number(tracker.color))])
                    ], today: first)
                guard let schedule = tracker.schedule, case .weekdays(let planned) = schedule else {
                    try journal.perform([.complete([tracked], on: today - 3)], today: today)
                    continue
                }
                for offset in 0...360 where planned.contains((first + offset).weekday) {
                    // Better from month to month, the first tracker best.
                    let isDone = Int.random(in: 0..<440, using: &random) < offset + 120 - 40 * index
                    if isDone {
                        try journal.perform([.complete([tracked], on: first + offset)], today: today)
                    }
                }
            }
            try journal.perform([.pin(id(21))], today: today)
        }
    }

    func context(
        _ appearance: Appearance = .dark, isASCII: Bool = false, depth: ColorDepth = .trueColor
    ) -> TextContext {
        let theme = Theme(appearance: appearance, glyphs: isASCII ? .ascii : .unicode, depth: depth)
        return TextContext(language: language, theme: theme, width: nil, isASCII: isASCII)
    }

    /// A window whose first two rows belong to the tabs and its last two to the notice and the keys.
    func draw(_ size: Size, _ context: TextContext) -> Rendering {
        var rendering = Rendering(size: size)
        let sheets = rendering.frame.bounds.inset(bottom: 2)
        draw(screen: sheets.inset(top: 2), sheets: sheets, context, on: &rendering)
        return rendering
    }

    /// A window in which everything is to stay within a rectangle, with some cells around it.
    func draw(in rect: Rect, _ context: TextContext) -> Rendering {
        var rendering = Rendering(size: Size(columns: rect.right + 3, rows: rect.bottom + 2))
        draw(screen: rect, sheets: rect, context, on: &rendering)
        return rendering
    }

    private func draw(
        screen: Rect, sheets: Rect, _ context: TextContext, on rendering: inout Rendering
    ) {
        let state = app.model.state
        if let statistics = state.statistics {
            StatisticsScreenView(context: context).draw(statistics, in: screen, on: &rendering)
        }
        for (sheet, input) in zip(state.sheets, app.input.sheets) {
            SheetRegister.draw(sheet, input, context, in: sheets, on: &rendering)
        }
    }
}
