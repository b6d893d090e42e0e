import Samples
import Terminal
import TrackerCLI
import TrackerData
import TrackerDomain
import TrackerPresentation

/// The app without a terminal: a person types and clicks, and sees rows of text.
@MainActor final class AppStage {
    nonisolated static let today = Day(9818)  // Friday, 20 November 2026
    nonisolated static let size = Size(columns: 80, rows: 24)

    let driver: AppDriver
    private let store: InMemoryLibraryStore
    private var decoder = KeyDecoder()

    /// - Parameters:
    ///   - edits: What was done on the library before.
    ///   - contents: The bytes of the library's file; an empty library without them.
    ///   - today: The day on which the edits were made and the app is opened.
    init(
        _ edits: [Edit] = AppStage.week, contents: [UInt8]? = nil, language: Language = .english,
        showsOnboarding: Bool = false, savesLater: Bool = false, glyphs: GlyphSet = .unicode,
        today: Day = AppStage.today, reminders: Reminders? = nil
    ) throws {
        let store = InMemoryLibraryStore(
            contents: contents, today: { Self.today }, newIdentifier: { Self.id(1000) })
        _ = try store.update { (journal) throws(EditError) in try journal.perform(edits, today: today) }
        self.store = store
        let clock = Clock(today: today)
        self.clock = clock
        let ids = Counter()
        let button = Counter()
        let requests = ScreenRequests()
        let model = try AppViewModel(
            workspace: Workspace(
                store: store,
                reminders: reminders.map {
                    ReminderSetup($0, home: HomeFolder(nil), library: "/L") { _ in [:] }
                },
                today: { clock.today }, newID: { Self.id(500 + ids.next()) },
                conventions: Conventions(language: language), advice: Advice.inApp(.none)),
            showsOnboarding: showsOnboarding, savesLater: savesLater, entries: KeyBinding.entries(requests),
            onboardingSeen: { _ = button.next() })
        model.entriesOfShell = { AppController.entriesOfShell(.none, language) }
        let context = TextContext(
            language: language, theme: Theme(appearance: .dark, glyphs: glyphs), width: nil,
            isASCII: glyphs == .ascii)
        driver = AppDriver(
            AppController(model: model, requests: requests), view: AppView(context: context))
        presses = button
        _ = rows
    }

    private let presses: Counter
    private let clock: Clock

    /// The day it is; the app learns of another one as it does at midnight.
    var today: Day {
        get { clock.today }
        set {
            clock.today = newValue
            driver.model.reload()
            _ = rows
        }
    }

    /// How often the button of the first pages was pressed.
    var buttonPresses: UInt64 { presses.count }

    /// Types what a terminal sends; a lone escape at the end is the key.
    func type(_ text: String) {
        handle(decoder.decode(Array(text.utf8)) + decoder.timeout())
    }

    func press(_ keys: Key...) { handle(keys.map(InputEvent.key)) }

    /// Moves to the row of a sheet with a text, by as many keys as it takes; tells whether there is one.
    func focus(row text: String) -> Bool {
        guard let keys = rows.keys(toRow: text) else { return false }
        type(keys)
        return rows.keys(toRow: text) == ""
    }

    func paste(_ text: String) { type("\u{1B}[200~\(text)\u{1B}[201~") }

    func mouse(_ action: MouseEvent.Action, at point: Point) {
        handle([.mouse(MouseEvent(action, at: point))])
    }

    /// Presses a button of the mouse on the first cell of a text that is shown; tells whether it is.
    func click(_ text: String, _ button: MouseEvent.Button = .left) -> Bool {
        guard let place = place(of: text) else { return false }
        mouse(.press(button), at: place)
        return true
    }

    func place(of text: String) -> Point? {
        for (row, line) in rows.enumerated() {
            guard let range = line.firstRange(of: text) else { continue }
            return Point(column: String(line[..<range.lowerBound]).cellWidth, row: row)
        }
        return nil
    }

    var rows: [String] { driver.render(Self.size).rows }

    func shows(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

    /// The name on the card with the focus.
    var focused: String? {
        driver.model.list.state.cards.first { $0.id == driver.model.focusedCard }?.name
    }

    var names: [String] { driver.model.list.library.trackers.map(\.name) }

    /// What the library holds, apart from how it came to.
    var library: Library? { try? store.load().library }

    private func handle(_ events: [InputEvent]) {
        for (index, event) in events.enumerated() {
            driver.handle(event)
            // As the loop does: what is on the screen decides what the next click means. The letters of a word come
            // at once.
            if index == events.count - 1 || !driver.controller.takesText { _ = rows }
        }
    }

    // MARK: What there is

    nonisolated static func id(_ number: UInt64) -> Identifier { Identifier(high: 0, low: number) }

    static func habit(_ number: UInt64, _ name: String, in category: UInt64) -> Edit {
        .adding(id(number), name, in: .existing(id(category)))
    }

    /// Health: Read, Run. Home: Walk, Water.
    static let week: [Edit] = [
        .addCategory(id: id(1), name: "Home"), .addCategory(id: id(2), name: "Health"),
        habit(11, "Walk", in: 1), habit(12, "Water", in: 1), habit(13, "Read", in: 2),
        habit(14, "Run", in: 2), .complete([id(11)], on: today),
    ]
}

/// What day it is, for a closure to read.
private final class Clock {
    var today: Day

    init(today: Day) { self.today = today }
}

/// Counts what happens in closures of one thread.
private final class Counter {
    private(set) var count: UInt64 = 0

    func next() -> UInt64 {
        count += 1
        return count
    }
}
