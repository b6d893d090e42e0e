import TrackerDomain
package import TrackerPresentation

/// What keys do with the app: where they move the focus and the cursors of its fields, and what they ask of the terminal.
///
/// The app itself knows no key; a wheel and clicks go through here, too, where they do what a key does.
@MainActor
package final class AppController {
    package let model: AppViewModel
    /// What was asked of the terminal, for the loop to see to.
    package let requests: ScreenRequests
    /// How many cards stand side by side: the focus moves as the eye does.
    package var columns = 1

    /// Whether Esc has just asked whether to leave a sheet with its input; the next but one leaves it.
    private var hasAskedToLeave = false
    /// The search as it was last edited, for its cursor.
    private var search = TextField()
    /// What is known of the sheets that lie over the screens, each with its own.
    private var inputs: [ObjectIdentifier: (sheet: any SheetKeys, input: SheetInput)] = [:]

    package init(model: AppViewModel, requests: ScreenRequests = ScreenRequests()) {
        self.model = model
        self.requests = requests
    }

    package func handle(_ intent: Intent) {
        switch intent {
        // + counts on a card with a goal, and begins something new elsewhere.
        case .action(.addAmount) where !model.canPerform(.addAmount): perform(.newTracker)
        case .action(let action): perform(action)
        case .move(let move): self.move(move)
        case .confirm: confirm()
        case .cancel: cancel()
        case .press: press()
        case .digit(let digit): press(digit: digit)
        case .chooseAll: chooseAll()
        case .insert(let text): insert(text)
        case .edit(let edit): self.edit(edit)
        case .answer(let isYes): answer(isYes)
        case .save: save()
        case .repaint: requests.repaint = true
        case .suspend: requests.suspend = true
        }
    }

    // MARK: What there is

    /// What only a terminal knows of the screens and sheets, for a frame.
    package var input: AppInput {
        AppInput(
            takesText: takesText, search: search.holding(model.list.state.search),
            sheets: model.sheets.map { input(of: $0.keys) })
    }

    /// Whether letters go into a field instead of being commands.
    package var takesText: Bool {
        guard let top else { return model.tab == .trackers && model.isSearching }
        return top.field != nil
    }

    /// What lies on top and takes the keys; `nil` if the screen does.
    var top: (any SheetKeys)? { model.sheets.last?.keys }

    func input(of sheet: any SheetKeys) -> SheetInput {
        inputs[ObjectIdentifier(sheet)]?.input ?? SheetInput()
    }

    /// Takes over how much of the page on top is seen, and tells whether that is news.
    package func fit(rows: Int, of total: Int) -> Bool {
        guard let top else { return false }
        var input = input(of: top)
        defer { inputs[ObjectIdentifier(top)] = (top, input) }
        return input.scroll.fit(rows: rows, of: total)
    }

    // MARK: Keys

    /// Does what an action is for; one that has nothing to act on takes nothing away.
    package func perform(_ action: AppAction) {
        guard model.canPerform(action) else { return }
        act { model.perform(action) }
    }

    /// An arrow, a page key, Home, End, Tab or Shift-Tab.
    package func move(_ move: Move) {
        act {
            if !onTop({ $0.move(move, &$1) }) { moveOnScreen(move) }
        }
    }

    private func moveOnScreen(_ move: Move) {
        if model.tab == .trackers, model.isSearching, move == .left || move == .right {
            search = search.holding(model.list.state.search)
            search.apply(move == .left ? .moveLeft : .moveRight)
        } else if model.isBarFocused {
            moveOnBar(move)
        } else {
            model.tab == .trackers ? moveCard(move) : moveInStatistics(move)
        }
    }

    /// A wheel that is turned up or down; it answers nothing.
    package func scroll(_ move: Move) {
        switch model.sheets.last {
        case .question: break
        case nil where model.tab == .statistics: act { scrollStatistics(move) }
        default:
            self.move(move)
            model.isBarFocused = false
        }
    }

    /// Letters typed or pasted.
    package func insert(_ text: String) {
        act {
            if !onTop({ $0.insert(text, &$1) }), takesText { editSearch { $0.insert(text) } }
        }
    }

    /// A key that edits the text of a field.
    package func edit(_ edit: TextField.Edit) {
        act {
            if !onTop({ $0.edit(edit, &$1) }), takesText { editSearch { $0.apply(edit) } }
        }
    }

    private func editSearch(_ change: (inout TextField) -> Void) {
        search = search.holding(model.list.state.search)
        change(&search)
        model.search(search.text)
    }

    /// Enter.
    package func confirm() {
        act(keepsNumber: true) {
            if !onTop({ model.carryOut($0.confirm(&$1)) }) { model.confirm() }
        }
    }

    /// Space: types it, or does what a click does.
    package func press() {
        if takesText { return insert(" ") }
        if model.sheets.isEmpty, !model.isBarFocused { return perform(.toggleDone) }
        act {
            if !onTop({ model.carryOut($0.press(&$1)) }) { model.press() }
        }
    }

    /// A click on a row of the sheet on top.
    package func choose(row index: Int) { act { model.choose(row: index) } }

    /// Chooses by number in the sheet on top; a digit may join the one before it.
    package func press(digit: Int) {
        if takesText { return insert(String(digit)) }
        act(keepsNumber: true) {
            _ = onTop(keepsNumber: true) { model.carryOut($0.type(digit, &$1)) }
        }
    }

    /// Turns all switches of the sheet on top on, or off where all are on.
    package func chooseAll() {
        act { if case .schedule(let schedule) = model.sheets.last { schedule.chooseAll() } }
    }

    /// Saves from anywhere in the sheet on top.
    package func save() {
        act(keepsNumber: true) { _ = onTop { model.carryOut($0.save(&$1)) } }
    }

    /// y and n at a question.
    package func answer(_ isYes: Bool) {
        if case .question = model.sheets.last { act { model.answer(isYes) } }
    }

    /// Esc: one level back; input is lost only after a question.
    ///
    /// It asks once: Esc leaves the question and the sheet stays, and another Esc right then leaves the sheet, too.
    package func cancel() {
        let isInsisting = hasAskedToLeave
        act {
            switch model.sheets.last {
            case .question:
                model.cancel()
                hasAskedToLeave = isInsisting
            case _? where isInsisting: model.discard()
            default: model.cancel()
            }
        }
    }

    // MARK: One way

    /// Does what a key asks, which takes away what the last one brought up.
    private func act(keepsNumber: Bool = false, _ body: () -> Void) {
        let sheets = Set(model.sheets.map { ObjectIdentifier($0.model) })
        inputs = inputs.filter { sheets.contains($0.key) }
        let wasAsking = model.asksToLeave
        model.dismiss()
        hasAskedToLeave = false
        if !keepsNumber, let top { inputs[ObjectIdentifier(top)]?.input.number = nil }
        body()
        if model.asksToLeave, !wasAsking { hasAskedToLeave = true }
    }

    /// Lets the sheet on top take a key; tells whether there is one.
    private func onTop(
        keepsNumber: Bool = false, _ body: (any SheetKeys, inout SheetInput) -> Void
    ) -> Bool {
        guard let top else { return false }
        var input = input(of: top)
        body(top, &input)
        if !keepsNumber { input.number = nil }
        inputs[ObjectIdentifier(top)] = (top, input)
        return true
    }
}
