package import Terminal
package import TrackerPresentation

/// Draws a sheet over what is on the screen.
package struct SheetView {
    let canvas: TextContext

    package init(canvas: TextContext) { self.canvas = canvas }

    /// - Parameter rect: What the sheet may take; the rows below stay for the notice and the footer.
    package func draw(_ state: SheetState, in rect: Rect, on rendering: inout Rendering) {
        switch state {
        case .onboarding(let state):
            // The first pages have the window to themselves: there is no beside.
            rendering.coverTargets()
            rendering.frame = Frame(size: rendering.frame.size)
            OnboardingView(canvas: canvas).draw(state, in: rect, on: &rendering)
        case .calendar(let state):
            CalendarSheetView(canvas: canvas).draw(state, in: rect, on: &rendering)
        case .pickList(let state):
            PickListView(canvas: canvas).draw(state, in: rect, on: &rendering)
        case .form(let state):
            FormSheetView(canvas: canvas).draw(state, in: rect, on: &rendering)
        case .categories(let state):
            CategorySheetView(canvas: canvas).draw(state, in: rect, on: &rendering)
        case .categoryForm(let state), .line(let state):
            TextPromptView(canvas: canvas).draw(state, in: rect, on: &rendering)
        case .schedule(let state):
            ScheduleSheetView(canvas: canvas).draw(state, in: rect, on: &rendering)
        case .question(let state):
            QuestionView(canvas: canvas).draw(state, in: rect, on: &rendering)
        case .details(let state, let offset):
            DetailsSheetView(canvas: canvas).draw(state, from: offset, in: rect, on: &rendering)
        case .actions(let state):
            ActionListView(canvas: canvas).draw(state, in: rect, on: &rendering)
        case .settings(let state):
            SettingsSheetView(canvas: canvas).draw(state, in: rect, on: &rendering)
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
