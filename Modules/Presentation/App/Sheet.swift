/// A sheet over the screens; the last one is on top.
@MainActor
public enum Sheet {
    case onboarding(OnboardingViewModel)
    case calendar(CalendarViewModel)
    /// Filters, chooser and menus.
    case pickList(PickListViewModel)
    case form(FormSheetViewModel)
    case categories(CategoryListViewModel)
    case schedule(ScheduleViewModel)
    case rest(BreakViewModel)
    /// One line to type: a note, an amount, a goal, the name of a category.
    case line(TextPromptViewModel)
    case question(QuestionViewModel)
    case details(TrackerDetailsViewModel)
    /// Help and palette: actions to search and run.
    case actions(ActionListViewModel)
    case settings(SettingsViewModel)
    case history(HistorySheetViewModel)
    case sync(SyncViewModel)

    /// The model by what all sheets have in common.
    public var model: any SheetModel {
        switch self {
        case .onboarding(let model): model
        case .calendar(let model): model
        case .pickList(let model): model
        case .form(let model): model
        case .categories(let model): model
        case .schedule(let model): model
        case .rest(let model): model
        case .line(let model): model
        case .question(let model): model
        case .details(let model): model
        case .actions(let model): model
        case .settings(let model): model
        case .history(let model): model
        case .sync(let model): model
        }
    }

    /// The contents; `nil` for the details of a deleted tracker.
    public var state: SheetState? {
        switch self {
        case .onboarding(let model): .onboarding(model.state)
        case .calendar(let model): .calendar(model.state)
        case .pickList(let model): .pickList(model.state)
        case .form(let model): .form(model.state)
        case .categories(let model): .categories(model.sheetState)
        case .schedule(let model): .schedule(model.state)
        case .rest(let model): .rest(model.state)
        case .line(let model): .line(model.state)
        case .question(let model): .question(model.state)
        case .details(let model): model.state.map { .details($0) }
        case .actions(let model): .actions(model.state)
        case .settings(let model): .settings(model.state)
        case .history(let model): .history(model.state)
        case .sync(let model): .sync(model.state)
        }
    }
}

/// The contents of a sheet.
public enum SheetState: Hashable, Sendable {
    case onboarding(OnboardingState)
    case calendar(CalendarState)
    case pickList(PickListState)
    case form(FormSheetState)
    case categories(CategorySheetState)
    case schedule(ScheduleState)
    case rest(BreakState)
    case line(TextPromptState)
    case question(QuestionState)
    case details(TrackerDetailsState)
    case actions(ActionListState)
    case settings(SettingsState)
    case history(HistorySheetState)
    case sync(SyncSheetState)
}
