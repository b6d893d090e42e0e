internal import TrackerDomain

extension AppViewModel {
    /// Whether letters go into a field instead of being commands.
    public var takesText: Bool { sheets.last?.takesText ?? (tab == .trackers && isSearching) }

    /// An arrow, a page key, Home, End, Tab or Shift-Tab.
    public func move(_ move: Move) {
        dismiss()
        switch sheets.last {
        case nil where isSearching && tab == .trackers && (move == .left || move == .right):
            searchField.apply(move == .left ? .moveLeft : .moveRight)
        case nil where isBarFocused: moveOnBar(move)
        case nil: tab == .trackers ? moveCard(move) : moveInStatistics(move)
        case .onboarding(let model): model.move(move)
        case .calendar(let model): moveCalendar(model, move)
        case .filters(let model): model.move(move)
        case .chooser(let model): model.move(move)
        case .form(let model): model.move(move)
        case .categories(let model): model.move(move)
        case .categoryForm(let model):
            if move == .left || move == .right { model.edit(move == .left ? .moveLeft : .moveRight) }
        case .schedule(let model): model.move(move)
        case .menu(let model): model.move(move)
        case .question(let model): model.move(move)
        case .details(let model):
            if move == .left || move == .pageUp { model.move(byMonths: -1) }
            if move == .right || move == .pageDown { model.move(byMonths: 1) }
        case .actions(let model): model.move(move)
        }
    }

    /// A wheel that is turned, `overTable` where it is over that of the statistics.
    ///
    /// It never leads from one part of a screen to another, and answers nothing.
    public func scroll(_ move: Move, overTable: Bool = false) {
        switch sheets.last {
        case .question: return
        case nil where tab == .statistics && overTable && focusedRow == nil:
            if let first = statistics.state.rows.first { focus(onRow: first.id) }
            return
        case nil where tab == .statistics && !overTable: tableFocus = nil
        default: break
        }
        let row = focusedRow
        self.move(move)
        isBarFocused = false
        if overTable, focusedRow == nil { tableFocus = row }
    }

    /// On the bar Tab and the arrows switch the screens; down leads into the one that is shown.
    private func moveOnBar(_ move: Move) {
        switch move {
        case .left, .right, .next, .previous: tab = tab == .trackers ? .statistics : .trackers
        case .down, .pageDown, .toEnd: isBarFocused = false
        case .up, .pageUp, .toStart: break
        }
    }

    private func moveCalendar(_ model: CalendarViewModel, _ move: Move) {
        switch move {
        case .left, .previous: model.move(byDays: -1)
        case .right, .next: model.move(byDays: 1)
        case .up: model.move(byDays: -7)
        case .down: model.move(byDays: 7)
        case .pageUp: model.move(byMonths: -1)
        case .pageDown: model.move(byMonths: 1)
        case .toStart: model.select(model.state.month.first)
        case .toEnd: model.select(model.state.month.last)
        }
    }

    /// Letters typed or pasted.
    public func insert(_ text: String) {
        dismiss()
        switch sheets.last {
        case nil where takesText: search { $0.insert(text) }
        case .form(let model): model.insert(text)
        case .categoryForm(let model): model.insert(text)
        case .actions(let model): model.insert(text)
        default: break
        }
    }

    /// A key that edits the text of a field.
    public func edit(_ edit: TextField.Edit) {
        dismiss()
        switch sheets.last {
        case nil where takesText: search { $0.apply(edit) }
        case .form(let model): model.edit(edit)
        case .categoryForm(let model): model.edit(edit)
        case .actions(let model): model.edit(edit)
        default: break
        }
    }

    private func search(_ change: (inout TextField) -> Void) {
        change(&searchField)
        list.search(searchField.text)
        keepFocus()
    }

    /// Space: marks a card, turns a switch, chooses in a grid.
    public func press() {
        if takesText { return insert(" ") }
        dismiss()
        switch sheets.last {
        case nil where isBarFocused: confirm()
        case nil: perform(.toggleDone)
        case .schedule(let model): model.isDoneFocused ? confirm() : model.toggle()
        case .form(let model): if !model.press() { confirm() }
        default: confirm()
        }
    }

    /// Esc: one level back, and never out of the app; input is lost only after a question.
    ///
    /// It asks once: Esc leaves the question and the form stays, and another Esc right then leaves the form too.
    public func cancel() {
        let isInsisting = hasAskedToLeave
        dismiss()
        switch sheets.last {
        case nil where isBarFocused: isBarFocused = false
        case nil where tab == .statistics: tab = .trackers
        case nil: clearSearch()
        case .question(let model) where model.purpose == .discardInput:
            closeSheet()
            hasAskedToLeave = isInsisting
        case let sheet? where sheet.hasUnsavedInput && !isInsisting:
            ask(.discardInput, .discardQuestion, .discardDetail, yes: .discard)
            hasAskedToLeave = true
        default: closeSheet()
        }
    }

    func clearSearch() {
        isSearching = false
        searchField = TextField()
        list.search("")
        keepFocus()
    }

    /// Takes away what the last key brought up.
    func dismiss() {
        notice = nil
        hasAskedToLeave = false
        switch sheets.last {
        case .form(let model): model.form.dismissErrors()
        case .categoryForm(let model): model.dismissErrors()
        default: break
        }
    }

    func closeSheet() { if !sheets.isEmpty { sheets.removeLast() } }
}
