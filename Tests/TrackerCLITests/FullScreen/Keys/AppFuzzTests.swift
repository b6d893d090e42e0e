import DeskKit
import Samples
import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct AppFuzzTests {
    /// What a person, or a cat, may do.
    private enum Intent {
        case action(AppAction)
        case move(Move)
        case insert(String)
        case edit(TextField.Edit)
        case answer(Bool)
        case digit(Int)
        case confirm, cancel, press, chooseAll, save, reload
        case columns(Int)
        case elsewhere, midnight, trouble
    }

    private static let edits: [TextField.Edit] = [
        .deleteBackward, .deleteForward, .deleteWord, .deleteToStart, .deleteToEnd, .moveLeft, .moveRight,
        .moveWordLeft, .moveWordRight, .moveToStart, .moveToEnd,
    ]
    private static let texts = [
        "a", "Б", " ", "🙂", "👨‍👩‍👧", "\u{301}", "e\u{301}", "\n", "\u{202E}", "Run far", "🇷", "\u{200D}",
        String(repeating: "слово ", count: 9),
    ]

    @Test(
        "Sessions of 200 random intents: the rules hold, and undoing everything gives the start",
        arguments: 1...UInt64(Torture.tries(brief: 30, full: 100)))
    @MainActor func sessions(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let session = try KeySession(
            .holding(
                .habit(1, "Run", planned: .weekdays(.weekdays), done: [.yesterday]),
                .habit(2, "Rest", pinned: true),
                .habit(3, "Row", in: .work), .event(4, "Exam"), .event(5, "Ёлка", in: .work, done: [.today])),
            seed % 2 == 0 ? .english : .russian, showsOnboarding: seed % 5 == 0)
        let start = try session.desk.library
        var last = start
        for _ in 0..<200 {
            try handle(intent(&random), session, &random)
            check(session)
            guard session.model.list.library != last else { continue }
            last = session.model.list.library
            _ = try Library(id: last.id, categories: last.categories, trackers: last.trackers)
        }
        session.desk.store.trouble = nil
        try #require(session.desk.steps.count < 100)
        session.escape(times: 20)
        #expect(session.state.sheets.isEmpty && session.state.tab == .trackers)
        // A step that the screen has not shown takes two.
        var presses = 0
        while presses < 200, try !session.desk.steps.isEmpty {
            session.app.perform(.undo)
            presses += 1
        }
        #expect(try session.desk.library == start)
        #expect(session.model.list.library == start)
    }

    private func intent(_ random: inout SeededRandom) -> Intent {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<25: .action(AppAction.allCases.randomElement(using: &random) ?? .undo)
        case 25..<50: .move(Move.allCases.randomElement(using: &random) ?? .down)
        case 50..<62: .confirm
        case 62..<68: .press
        case 68..<71: .digit(Int.random(in: 0...9, using: &random))
        case 71: .chooseAll
        case 72..<80: .insert(Self.texts.randomElement(using: &random) ?? "")
        case 80..<84: .edit(Self.edits.randomElement(using: &random) ?? .moveLeft)
        case 84..<89: .cancel
        case 89..<91: .answer(Bool.random(using: &random))
        case 91..<94: .save
        case 94: .columns(Int.random(in: -1...5, using: &random))
        case 95..<97: .elsewhere
        case 97: .reload
        case 98: .midnight
        default: .trouble
        }
    }

    private func handle(_ intent: Intent, _ session: KeySession, _ random: inout SeededRandom) throws {
        switch intent {
        case .action(let action): session.app.perform(action)
        case .move(let move): session.app.move(move)
        case .insert(let text): session.app.insert(text)
        case .edit(let edit): session.app.edit(edit)
        case .answer(let isYes): session.app.answer(isYes)
        case .confirm: session.app.confirm()
        case .cancel: session.app.cancel()
        case .press: session.app.press()
        case .digit(let digit): session.app.press(digit: digit)
        case .chooseAll: session.app.chooseAll()
        case .save: session.app.save()
        case .reload: session.model.reload()
        case .columns(let count): session.app.cardRows = CardRows(columns: count)
        case .midnight:
            session.desk.today = session.desk.today + 1
            session.model.reload()
        case .trouble:
            session.desk.store.trouble = session.desk.store.trouble == nil ? .busy(path: "/l") : nil
        case .elsewhere: try changeElsewhere(session, &random)
        }
    }

    private func changeElsewhere(_ session: KeySession, _ random: inout SeededRandom) throws {
        session.desk.store.trouble = nil
        let library = try session.desk.library
        if let tracker = library.trackers.randomElement(using: &random) {
            try session.desk.elsewhere(
                Bool.random(using: &random) ? .pin(tracker.id) : .deleteTracker(tracker.id))
        } else if let category = library.categories.randomElement(using: &random) {
            try session.desk.elsewhere(.deleteCategory(category.id))
        }
    }

    /// What holds at every moment.
    private func check(_ session: KeySession) {
        let state = session.state
        for case let details as TrackerDetailsViewModel in session.model.sheets {
            #expect(details.state != nil)
        }
        let heading = state.main.focusedSection
        #expect(heading == nil || !state.isBarFocused && state.tab == .trackers)
        #expect((state.main.list.section(heading) == nil) == (heading == nil))
        #expect(
            (state.main.focused == nil)
                == (state.main.list.cards.isEmpty || state.isBarFocused || heading != nil))
        #expect(state.main.focused.map { id in state.main.list.cards.contains { $0.id == id } } ?? true)
        #expect(session.model.focusedDay <= session.desk.today)
        #expect(state.main.list.search == session.app.input.search.text)
        if let form = state.sheets.last?.value as? FormSheetState {
            #expect(
                form.form.name.text.count <= 38 && form.form.name.text == form.form.draft.name)
            #expect((0...form.form.name.text.count).contains(session.sheetCursor(in: .name) ?? -1))
            #expect(form.focus != .addCompletion || form.form.canAddCompletion)
            #expect(form.focus != .removeCompletion || form.form.canRemoveCompletion)
        }
    }
}
