public import TrackerDomain

/// What lies over the screens, the last one on top.
@MainActor
public enum Sheet {
    case onboarding(OnboardingViewModel)
    case calendar(CalendarViewModel)
    case filters(PickListViewModel<TrackerFilter>)
    /// Habit or irregular event; the value tells whether it is an event.
    case chooser(PickListViewModel<Bool>)
    case form(FormSheetViewModel)
    case categories(CategoryListViewModel)
    case categoryForm(CategoryFormViewModel)
    case schedule(ScheduleViewModel)
    case menu(PickListViewModel<MenuItem>)
    case question(QuestionViewModel)
    case details(TrackerDetailsViewModel)
    /// Help and palette: actions to search and run.
    case actions(ActionListViewModel)
}
