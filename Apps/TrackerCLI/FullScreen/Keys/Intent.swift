package import TrackerPresentation

/// The meaning of a key or a click in its context.
package enum Intent: Hashable, Sendable {
    case action(AppAction)
    case move(Move)
    /// Home and End in the week: the first and the last of its days.
    case firstDay, lastDay
    /// Enter.
    case confirm
    /// Esc, or Ctrl-C in a dialog.
    case cancel
    /// Space.
    case press
    /// 0 to 9, unless it is a letter of a field.
    case digit(Int)
    /// A common rule in a schedule, or on its row of the form.
    case rule(RuleShortcut)
    case edit(TextField.Edit)
    /// y or n at a question.
    case answer(Bool)
    /// Ctrl-S: saves a form from anywhere in it.
    case save
    /// Ctrl-L: draws the screen anew.
    case repaint
    /// Ctrl-Z: leaves the screen to the shell for a while.
    case suspend
}

/// A move of the focus.
package enum Move: CaseIterable, Sendable {
    case up, down, left, right, pageUp, pageDown, toStart, toEnd
    /// Tab and Shift-Tab.
    case next, previous
}
