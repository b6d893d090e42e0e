/// What a sheet shows.
public enum SheetState: Hashable, Sendable {
    case onboarding(OnboardingState)
    case calendar(CalendarState)
    /// Filters, chooser and menus.
    case pickList(PickListState)
    case form(FormSheetState)
    case categories(CategorySheetState)
    case categoryForm(CategoryFormState)
    case schedule(ScheduleState)
    case question(QuestionState)
    case details(TrackerDetailsState)
    case actions(ActionListState)
}
