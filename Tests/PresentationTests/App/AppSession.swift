import Testing
import TrackerDomain
import TrackerPresentation

/// The whole app over a library in memory, with what a front would see of it.
@MainActor final class AppSession {
    let desk: Desk
    private(set) var events: [UsageEvent] = []
    private(set) var timesOnboardingWasSeen = 0
    private var model: AppViewModel?

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
        desk = try Desk(library, preferences)
        model = try AppViewModel(
            workspace: desk.workspace, filter: filter, showsOnboarding: showsOnboarding,
            entries: AppAction.allCases.map { ActionListViewModel.Entry($0, keys: Phrase(same: "")) },
            usage: { [weak self] in self?.events.append($0) },
            onboardingSeen: { [weak self] in self?.timesOnboardingWasSeen += 1 })
    }

    var app: AppViewModel {
        guard let model else { preconditionFailure("the session has begun") }
        return model
    }

    // MARK: Keys

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

    /// Opens the form of a new habit or event, as the keys n and Enter do.
    func openNewForm(event: Bool = false) {
        app.perform(.newTracker)
        if event { app.move(.down) }
        app.confirm()
    }

    /// The form on top, for what a mouse does with it.
    func formModel(sourceLocation: SourceLocation = #_sourceLocation) throws -> FormSheetViewModel {
        var model: FormSheetViewModel?
        if case .form(let form) = app.sheets.last { model = form }
        return try #require(model, sourceLocation: sourceLocation)
    }

    // MARK: Screens

    var state: AppState { app.state }
    var top: SheetState? { state.sheets.last }
    var notice: String? { state.notice?.text }

    var list: PickListState? { if case .pickList(let list) = top { list } else { nil } }
    var form: FormSheetState? { if case .form(let form) = top { form } else { nil } }
    /// The form under whatever lies on it.
    var lowestForm: FormSheetState? { if case .form(let form) = state.sheets.first { form } else { nil } }
    /// "8 sky", as the form has it.
    var colorName: String? {
        for case .color(_, let name) in form?.fields.map(\.content) ?? [] { return name }
        return nil
    }
    var categories: CategorySheetState? { if case .categories(let list) = top { list } else { nil } }
    var categoryForm: TextPromptState? { if case .categoryForm(let form) = top { form } else { nil } }
    var schedule: ScheduleState? { if case .schedule(let schedule) = top { schedule } else { nil } }
    var question: QuestionState? { if case .question(let question) = top { question } else { nil } }
    var calendar: CalendarState? { if case .calendar(let calendar) = top { calendar } else { nil } }
    var details: TrackerDetailsState? { if case .details(let details, _) = top { details } else { nil } }
    var actions: ActionListState? { if case .actions(let actions) = top { actions } else { nil } }
    var settings: SettingsState? { if case .settings(let settings) = top { settings } else { nil } }
    var onboarding: OnboardingState? { if case .onboarding(let pages) = top { pages } else { nil } }

    var cards: [TrackerCard] { state.main.list.cards }
    var names: [String] { cards.map(\.name) }
    var focusedName: String? { cards.first { $0.id == state.main.focused }?.name }
    /// The category under the cursor of the category list.
    var categoryUnderCursor: String? {
        categories.flatMap { sheet in sheet.list.rows.first { $0.id == sheet.focused }?.name }
    }
}
