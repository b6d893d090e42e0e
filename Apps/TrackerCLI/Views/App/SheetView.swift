package import Terminal
package import TrackerPresentation

/// Draws a sheet over what is on the screen.
package struct SheetView {
    let context: TextContext

    package init(context: TextContext) { self.context = context }

    /// - Parameter rect: What the sheet may take; the rows below stay for the notice and the footer.
    package func draw(
        _ state: SheetState, _ input: SheetInput = SheetInput(), in rect: Rect, on rendering: inout Rendering
    ) {
        switch state {
        case .onboarding(let state):
            // The first pages take the whole window: a click beside them means nothing.
            rendering.coverTargets()
            rendering.frame = Frame(size: rendering.frame.size)
            OnboardingView(context: context).draw(state, in: rect, on: &rendering)
        case .calendar(let state):
            CalendarSheetView(context: context).draw(state, in: rect, on: &rendering)
        case .pickList(let state):
            PickListView(context: context).draw(state, in: rect, on: &rendering)
        case .form(let state):
            FormSheetView(context: context, input: input).draw(state, in: rect, on: &rendering)
        case .categories(let state):
            CategorySheetView(context: context).draw(state, in: rect, on: &rendering)
        case .line(let state):
            TextPromptView(context: context, input: input).draw(state, in: rect, on: &rendering)
        case .schedule(let state):
            ScheduleSheetView(context: context).draw(state, in: rect, on: &rendering)
        case .rest(let state):
            BreakSheetView(context: context).draw(state, in: rect, on: &rendering)
        case .question(let state):
            QuestionView(context: context).draw(state, in: rect, on: &rendering)
        case .details(let state):
            DetailsSheetView(context: context).draw(
                state, from: input.scroll.offset, in: rect, on: &rendering)
        case .actions(let state):
            ActionListView(context: context, input: input).draw(state, in: rect, on: &rendering)
        case .settings(let state):
            SettingsSheetView(context: context).draw(state, in: rect, on: &rendering)
        case .history(let state):
            HistorySheetView(context: context).draw(state, in: rect, on: &rendering)
        case .sync(let state):
            SyncSheetView(context: context).draw(state, from: input.scroll.offset, in: rect, on: &rendering)
        }
    }
}

/// A button of a sheet.
struct SheetButton {
    let title: String
    let target: Target
    var isFocused = false
    var isOn = true
    var role = Role.text
}
