internal import TrackerDomain

extension AppViewModel {
    /// Whether letters go into a field instead of being commands.
    public var takesText: Bool { sheets.last?.takesText ?? (tab == .trackers && isSearching) }

    /// An arrow, a page key, Home, End, Tab or Shift-Tab.
    public func move(_ move: Move) {
        notice = nil
        switch sheets.last {
        case nil where isSearching && tab == .trackers && (move == .left || move == .right):
            searchField.apply(move == .left ? .moveLeft : .moveRight)
        case nil: tab == .trackers ? moveCard(move) : moveDay(move)
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
        notice = nil
        switch sheets.last {
        case nil where isSearching: search { $0.insert(text) }
        case .form(let model): model.insert(text)
        case .categoryForm(let model): model.insert(text)
        case .actions(let model): model.insert(text)
        default: break
        }
    }

    /// A key that edits the text of a field.
    public func edit(_ edit: TextField.Edit) {
        notice = nil
        switch sheets.last {
        case nil where isSearching: search { $0.apply(edit) }
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
        switch sheets.last {
        case nil where tab == .trackers: perform(.toggleDone)
        case .schedule(let model): model.isDoneFocused ? confirm() : model.toggle()
        case .form(let model): if !model.press() { confirm() }
        case nil, .actions, .categoryForm: break
        default: confirm()
        }
    }

    /// Esc: one level back, and never further; nothing is lost without a question.
    public func cancel() {
        notice = nil
        switch sheets.last {
        case nil:
            guard tab == .trackers, isSearching || !searchField.text.isEmpty else { return }
            isSearching = false
            searchField = TextField()
            list.search("")
            keepFocus()
        case .form(let model) where model.form.hasUnsavedInput:
            ask(.discardInput, .discardQuestion, .discardDetail, yes: .discard)
        case .onboarding: hasQuit = true
        default: closeSheet()
        }
    }

    func closeSheet() { if !sheets.isEmpty { sheets.removeLast() } }
}
