package import TrackerPresentation

/// What a front would see of the app.
@MainActor package protocol ShownApp {
    var state: AppState { get }
}

extension ShownApp {
    package var top: SheetState? { state.sheets.last }
    package var notice: String? { state.notice?.text }

    package var list: PickListState? { if case .pickList(let list) = top { list } else { nil } }
    package var form: FormSheetState? { if case .form(let form) = top { form } else { nil } }
    /// The form under whatever lies on it.
    package var lowestForm: FormSheetState? {
        if case .form(let form) = state.sheets.first { form } else { nil }
    }
    /// "8 sky", as the form has it.
    package var colorName: String? {
        for case .color(_, let name) in form?.fields.map(\.content) ?? [] { return name }
        return nil
    }
    package var categories: CategorySheetState? { if case .categories(let list) = top { list } else { nil } }
    package var line: TextPromptState? { if case .line(let line) = top { line } else { nil } }
    package var schedule: ScheduleState? { if case .schedule(let schedule) = top { schedule } else { nil } }
    package var question: QuestionState? { if case .question(let question) = top { question } else { nil } }
    package var calendar: CalendarState? { if case .calendar(let calendar) = top { calendar } else { nil } }
    package var details: TrackerDetailsState? { if case .details(let details) = top { details } else { nil } }
    package var actions: ActionListState? { if case .actions(let actions) = top { actions } else { nil } }
    package var settings: SettingsState? { if case .settings(let settings) = top { settings } else { nil } }
    package var machines: SyncSheetState? { if case .sync(let machines) = top { machines } else { nil } }
    package var onboarding: OnboardingState? { if case .onboarding(let pages) = top { pages } else { nil } }

    package var cards: [TrackerCard] { state.main.list.cards }
    package var names: [String] { cards.map(\.name) }
    package var focusedName: String? { cards.first { $0.id == state.main.focused }?.name }
    /// The category under the cursor of the category list.
    package var categoryUnderCursor: String? {
        categories.flatMap { sheet in sheet.list.rows.first { $0.id == sheet.focused }?.name }
    }
}
