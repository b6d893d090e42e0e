package import TrackerPresentation

/// What a front would see of the app.
@MainActor package protocol ShownApp {
    var state: AppState { get }
}

extension ShownApp {
    package var top: SheetState? { state.sheets.last }
    /// The sheet on top, if it has such contents.
    package func shown<Contents>() -> Contents? { top?.value as? Contents }
    package var notice: String? { state.notice?.text }

    package var list: PickListState? { shown() }
    package var form: FormSheetState? { shown() }
    /// The form under whatever lies on it.
    package var lowestForm: FormSheetState? { state.sheets.first?.value as? FormSheetState }
    /// "8 sky", as the form has it.
    package var colorName: String? {
        for case .color(_, let name) in form?.fields.map(\.content) ?? [] { return name }
        return nil
    }
    package var categories: CategorySheetState? { shown() }
    package var line: TextPromptState? { shown() }
    package var schedule: ScheduleState? { shown() }
    package var question: QuestionState? { shown() }
    package var calendar: CalendarState? { shown() }
    package var details: TrackerDetailsState? { shown() }
    package var actions: ActionListState? { shown() }
    package var settings: SettingsState? { shown() }
    package var devices: SyncSheetState? { shown() }
    package var onboarding: OnboardingState? { shown() }

    package var cards: [TrackerCard] { state.main.list.cards }
    package var names: [String] { cards.map(\.name) }
    package var focusedName: String? { cards.first { $0.id == state.main.focused }?.name }
    /// The category under the cursor of the category list.
    package var categoryUnderCursor: String? {
        categories.flatMap { sheet in sheet.list.rows.first { $0.id == sheet.focused }?.name }
    }
}
