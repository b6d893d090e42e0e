import DeskKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The whole app over a library in memory, driven by what keys mean.
@MainActor final class KeySession: ShownApp {
    private let session: AppSession
    let app: AppController

    convenience init(
        _ library: Library? = nil, _ conventions: Conventions = .english, filter: TrackerFilter = .all,
        showsOnboarding: Bool = false
    ) throws {
        try self.init(
            library, Preferences(conventions), filter: filter, showsOnboarding: showsOnboarding)
    }

    init(
        _ library: Library? = nil, _ preferences: Preferences, filter: TrackerFilter = .all,
        showsOnboarding: Bool = false
    ) throws {
        session = try AppSession(library, preferences, filter: filter, showsOnboarding: showsOnboarding)
        app = AppController(model: session.app)
    }

    var model: AppViewModel { app.model }
    var desk: Desk { session.desk }
    var events: [UsageEvent] { session.events }
    var timesOnboardingWasSeen: Int { session.timesOnboardingWasSeen }
    var state: AppState { model.state }

    func type(_ text: String) { for character in text { app.insert(String(character)) } }

    func move(_ moves: Move...) { for move in moves { app.move(move) } }

    func escape(times: Int = 1) { for _ in 0..<times { app.cancel() } }

    /// Chooses a row of the list on top by its text.
    func pick(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let rows = try #require(list, sourceLocation: sourceLocation).rows
        let wanted = try #require(
            rows.firstIndex { $0.text == text }, "\(rows.map(\.text))", sourceLocation: sourceLocation)
        let here = try #require(rows.firstIndex { $0.isFocused }, sourceLocation: sourceLocation)
        for _ in 0..<abs(wanted - here) { app.move(wanted > here ? .down : .up) }
        app.confirm()
    }

    /// Tabs on in the form to a part of it.
    func tab(to part: FormSheetState.Part, sourceLocation: SourceLocation = #_sourceLocation) throws {
        for _ in 0..<10 where try #require(form, sourceLocation: sourceLocation).focus != part {
            app.move(.next)
        }
        #expect(form?.focus == part, sourceLocation: sourceLocation)
    }

    /// Opens the form of a new habit, or of an event as ↑ Space ↓ do.
    func openNewForm(event: Bool = false) {
        app.perform(.newTracker)
        guard event else { return }
        move(.up)
        app.press()
        move(.down)
    }

    /// The form on top, for what a mouse does with it.
    func formModel(sourceLocation: SourceLocation = #_sourceLocation) throws -> FormSheetViewModel {
        try session.formModel(sourceLocation: sourceLocation)
    }

    /// Opens the settings, with the focus on one of them.
    func openSettings(at key: SettingKey) {
        app.perform(.openSettings)
        for _ in SettingKey.allCases.prefix(while: { $0 != key }) { app.move(.down) }
    }

    /// Types a line into the palette, without Enter.
    func typeCommand(_ line: String) {
        app.perform(.openCommands)
        type(line)
    }

    /// Where the cursor stands in a field of the sheet on top.
    func sheetCursor(in field: TrackerField? = nil) -> Int? {
        let text = field.flatMap { form?.form.texts[$0]?.text } ?? actions?.text
        return text.flatMap { app.input.sheets.last?.field(field, holding: $0).cursor }
    }
}
