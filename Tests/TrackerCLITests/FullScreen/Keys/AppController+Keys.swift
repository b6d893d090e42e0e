import Terminal
import TrackerCLI
import TrackerPresentation

/// What a person does, by the keys of the table or by what those ask for.
extension AppController {
    func press(_ key: Key) { KeyBinding.intent(of: key, in: context).map(handle) }

    func press() { press(Key(" ")) }

    func press(digit: Int) { press(Key(Character(String(digit)))) }

    /// Moves the focus, or with ← → Home and End the cursor of a field; in help the last two go to its ends.
    func move(_ move: Move) {
        let isHelp = model.sheets.last is ActionListViewModel
        switch move {
        case .left where takesText: edit(.moveLeft)
        case .right where takesText: edit(.moveRight)
        case .toStart where takesText && !isHelp: edit(.moveToStart)
        case .toEnd where takesText && !isHelp: edit(.moveToEnd)
        default: handle(.move(move))
        }
    }

    func perform(_ action: AppAction) { handle(.action(action)) }

    func confirm() { handle(.confirm) }

    func cancel() { handle(.cancel) }

    func save() { handle(.save) }

    func chooseAll() { choose(.everyDay) }

    func choose(_ shortcut: RuleShortcut) { handle(.rule(shortcut)) }

    func answer(_ isYes: Bool) { handle(.answer(isYes)) }

    func insert(_ text: String) { handle(.edit(.insert(text))) }

    func edit(_ edit: TextField.Edit) { handle(.edit(edit)) }
}
