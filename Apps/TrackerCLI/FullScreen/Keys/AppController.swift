import TrackerDomain
package import TrackerPresentation

/// The effects of keys on the app: intents, moves of the focus and of cursors, and requests to the terminal.
///
/// The app itself knows no key; a wheel and clicks that do the same as a key go through here, too.
@MainActor
package final class AppController {
    package let model: AppViewModel
    /// The requests to the terminal, for the loop to carry out.
    package let requests: ScreenRequests
    /// The rows of the cards that are shown: the focus moves as the eye does.
    package var cardRows = CardRows(columns: 1)

    /// Esc has just asked about leaving a sheet with its input; the next but one leaves it.
    private var hasAskedToLeave = false
    /// The state of the screens and of each sheet over them.
    private var inputs: [ObjectIdentifier: (owner: AnyObject, input: SheetInput)] = [:]

    package init(model: AppViewModel, requests: ScreenRequests = ScreenRequests()) {
        self.model = model
        self.requests = requests
        model.entriesHere = { [weak self] in self?.entriesHere ?? [] }
    }

    /// Carries out the intent of a key or a click.
    package func handle(_ intent: Intent) {
        switch intent {
        // + counts on a card with a goal, and begins something new elsewhere.
        case .action(.addAmount) where !model.canPerform(.addAmount): handle(.action(.newTracker))
        // An action with nothing to act on dismisses nothing.
        case .action(let action) where !model.canPerform(action): break
        case .press where model.sheets.isEmpty && !model.isBarFocused && !model.canPerform(.toggleDone): break
        case .cancel: cancel()
        case .repaint: requests.repaint = true
        case .suspend:
            model.saveMarks()
            requests.suspend = true
        case .digit: act(keepsNumber: true) { carryOut(intent, &$0) }
        default: act { carryOut(intent, &$0) }
        }
    }

    /// A wheel that is turned up or down; it answers nothing.
    package func scroll(_ move: Move) {
        switch model.sheets.last {
        case is QuestionViewModel: break
        case is TrackerDetailsViewModel: act { $0.scroll.apply(move) }
        case nil where model.tab == .statistics: act { _ in scrollStatistics(move) }
        default:
            handle(.move(move))
            // A wheel passes headings by, in either direction.
            if move == .up, model.sheets.isEmpty, model.focusedSection != nil { handle(.move(.up)) }
            model.isBarFocused = false
        }
    }

    /// Scrolls the page on top to a row.
    package func scroll(to offset: Int) { act { $0.scroll.scroll(to: offset) } }

    /// Moves the focus as the mouse asks for.
    package func moveFocus(_ body: () -> Void) { act { _ in body() } }

    /// A click on a row of the sheet on top.
    package func choose(row index: Int) { act { _ in model.choose(row: index) } }

    // MARK: What there is

    /// The state of the screens and sheets for a frame.
    package var input: AppInput {
        AppInput(
            takesText: takesText, search: input(of: model).field(holding: model.list.state.search),
            sheets: model.sheets.map { input(of: $0) })
    }

    /// Letters go into a field instead of being commands.
    package var takesText: Bool { field != nil }

    private var field: FieldAccess? {
        if let top { return top.field }
        guard model.tab == .trackers, model.isSearching else { return nil }
        return FieldAccess(
            text: { [model] in model.list.state.search }, enter: { [model] text, _ in model.search(text) })
    }

    /// The sheet on top, which takes the keys; `nil` if the screen does.
    var top: (any SheetKeys)? { model.sheets.last.flatMap(SheetRegister.keys(of:)) }

    func input(of owner: AnyObject) -> SheetInput {
        inputs[ObjectIdentifier(owner)]?.input ?? SheetInput()
    }

    /// Takes over the visible rows of the page on top; returns whether they changed.
    package func fit(rows: Int, of total: Int, focus: Range<Int>? = nil) -> Bool {
        guard let top else { return false }
        var input = input(of: top)
        defer { inputs[ObjectIdentifier(top)] = (top, input) }
        return input.scroll.fit(rows: rows, of: total, focus: focus)
    }

    // MARK: One way

    /// Carries out one intent, after dismissing the notice and the errors of the last one.
    private func act(keepsNumber: Bool = false, _ body: (inout SheetInput) -> Void) {
        let owners = Set(model.sheets.map { ObjectIdentifier($0) } + [ObjectIdentifier(model)])
        inputs = inputs.filter { owners.contains($0.key) }
        let (owner, wasAsking) = (top ?? model as AnyObject, model.asksToLeave)
        model.dismiss()
        hasAskedToLeave = false
        var input = input(of: owner)
        body(&input)
        if !keepsNumber { input.number = nil }
        inputs[ObjectIdentifier(owner)] = (owner, input)
        if model.asksToLeave, !wasAsking { hasAskedToLeave = true }
    }

    private func carryOut(_ intent: Intent, _ input: inout SheetInput) {
        if let effects = top?.handle(intent, &input) { return model.carryOut(effects) }
        switch intent {
        case .action(let action): model.perform(action)
        case .move(let move): if let top { top.move(move, &input) } else { moveOnScreen(move) }
        case .firstDay, .lastDay: moveToShownDay(isLast: intent == .lastDay)
        case .confirm: model.confirm()
        case .press: model.press()
        case .digit(let digit): choose(number: digit)
        case .edit(let edit): if let field { input.edit(edit, in: field) }
        case .answer(let isYes): model.answer(isYes)
        case .save: model.save()
        case .cancel, .rule, .repaint, .suspend: break
        }
    }

    private func moveOnScreen(_ move: Move) {
        if model.isBarFocused {
            moveOnBar(move)
        } else {
            switch model.tab {
            case .trackers: moveCard(move)
            case .statistics: moveInStatistics(move)
            case .week: moveInWeek(move)
            }
        }
    }

    private func choose(number: Int) {
        guard let top, 1 <= number, number <= top.numberedRows else { return }
        top.focus(onRow: number - 1)
        model.confirm()
    }

    /// Esc: one level back; input is lost only after a question.
    ///
    /// It asks once: Esc leaves the question and the sheet stays, and another Esc right then leaves the sheet, too.
    private func cancel() {
        let isInsisting = hasAskedToLeave
        act { _ in
            switch model.sheets.last {
            case is QuestionViewModel:
                model.cancel()
                hasAskedToLeave = isInsisting
            case _? where isInsisting: model.discard()
            default: model.cancel()
            }
        }
    }
}
