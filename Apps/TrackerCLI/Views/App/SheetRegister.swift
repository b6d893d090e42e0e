package import Terminal
package import TrackerPresentation

/// The sheets of the terminal, a row each: its model, which has the keys, and the drawing of its state.
package enum SheetRegister {
    // A drawing takes the context, the state, the input of the terminal, the room and what it draws on.
    package static let rows: [Row] = [
        Row(OnboardingViewModel.self) { OnboardingView(context: $0).draw($1, in: $3, on: &$4) },
        Row(CalendarViewModel.self) { CalendarSheetView(context: $0).draw($1, in: $3, on: &$4) },
        // Filters, chooser and menus.
        Row(PickListViewModel.self) { PickListView(context: $0).draw($1, in: $3, on: &$4) },
        Row(FormSheetViewModel.self) { FormSheetView(context: $0, input: $2).draw($1, in: $3, on: &$4) },
        Row(CategoryListViewModel.self) { CategorySheetView(context: $0).draw($1, in: $3, on: &$4) },
        Row(ScheduleViewModel.self) { ScheduleSheetView(context: $0).draw($1, in: $3, on: &$4) },
        Row(BreakViewModel.self) { BreakSheetView(context: $0, input: $2).draw($1, in: $3, on: &$4) },
        // One line to type: a note, an amount, the name of a category.
        Row(TextPromptViewModel.self) { TextPromptView(context: $0, input: $2).draw($1, in: $3, on: &$4) },
        Row(QuestionViewModel.self) { QuestionView(context: $0).draw($1, in: $3, on: &$4) },
        Row(TrackerDetailsViewModel.self) {
            DetailsSheetView(context: $0).draw($1, from: $2.scroll.offset, in: $3, on: &$4)
        },
        Row(ActionListViewModel.self) { ActionListView(context: $0, input: $2).draw($1, in: $3, on: &$4) },
        Row(SettingsViewModel.self) { SettingsSheetView(context: $0).draw($1, in: $3, on: &$4) },
        Row(HistorySheetViewModel.self) { HistorySheetView(context: $0).draw($1, in: $3, on: &$4) },
        Row(SyncViewModel.self) {
            SyncSheetView(context: $0).draw($1, from: $2.scroll.offset, in: $3, on: &$4)
        },
    ]

    /// A sheet of one type of model.
    package struct Row: Sendable {
        package let model: any SheetModel.Type
        /// Returns a model with its keys; `nil` for one of another type.
        let keys: @MainActor @Sendable (any SheetModel) -> (any SheetKeys)?
        /// Draws the state of such a model; returns false for that of another one.
        let draw: @Sendable (TextContext, SheetState, SheetInput, Rect, inout Rendering) -> Bool

        init<Model: SheetKeys>(
            _ model: Model.Type,
            draw: @escaping @Sendable (TextContext, Model.State, SheetInput, Rect, inout Rendering) -> Void
        ) {
            self.model = model
            keys = { $0 as? Model }
            self.draw = { context, state, input, rect, rendering in
                guard let state = state.value as? Model.State else { return false }
                draw(context, state, input, rect, &rendering)
                return true
            }
        }
    }

    /// The model with its keys.
    @MainActor static func keys(of model: any SheetModel) -> (any SheetKeys)? {
        rows.lazy.compactMap { $0.keys(model) }.first
    }

    /// Draws a sheet over what is on the screen.
    ///
    /// - Parameter rect: What the sheet may take; the rows below stay for the notice and the footer.
    package static func draw(
        _ state: SheetState, _ input: SheetInput, _ context: TextContext, in rect: Rect,
        on rendering: inout Rendering
    ) {
        for row in rows where row.draw(context, state, input, rect, &rendering) { return }
    }
}
