import Terminal
import TrackerPresentation

/// Draws the form for a category's name.
struct CategoryFormView {
    let canvas: Canvas

    /// The field shows a name of 38 narrow characters whole, with its cursor.
    private static let width = 46
    private static let errorRows = 2

    func draw(_ state: CategoryFormState, in rect: Rect, on rendering: inout Rendering) {
        let rows = NameFieldView.fieldRows + Self.errorRows + 1
        let area = SheetFrame(canvas: canvas).draw(
            state.title, around: Size(columns: Self.width, rows: rows), in: rect, on: &rendering)
        let (name, below) = area.split(bottom: 1)
        let button = SheetButton(title: state.saveTitle, target: .intent(.confirm), isOn: state.canSave)
        ButtonRowView(canvas: canvas).draw([button], in: below, on: &rendering)
        NameFieldView(canvas: canvas).draw(
            state.name, isFocused: true, in: name, on: &rendering)
    }
}
