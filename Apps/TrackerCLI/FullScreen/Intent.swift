import TrackerPresentation

/// What a key asks of the app.
enum Intent: Hashable, Sendable {
    case action(AppAction)
    case move(Move)
    /// Enter.
    case confirm
    /// Esc, or Ctrl-C in a dialog.
    case cancel
    /// Space.
    case press
    case insert(String)
    case edit(TextField.Edit)
    /// y or n at a question.
    case answer(Bool)
    /// Ctrl-S: saves a form from anywhere in it.
    case save
    /// Ctrl-Z: stops the program, as a shell would.
    case suspend
}
