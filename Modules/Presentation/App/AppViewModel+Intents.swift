internal import TrackerDomain

/// What keys and clicks do: the sheet on top takes them, or else the screen below.
extension AppViewModel {
    public func handle(_ intent: Intent) {
        switch intent {
        case .press: press()
        // + counts on a card with a goal, and begins something new elsewhere.
        case .action(.addAmount) where !canPerform(.addAmount): perform(.newTracker)
        case .action(let action): perform(action)
        case .move(let move): self.move(move)
        case .confirm: confirm()
        case .cancel: cancel()
        case .digit(let digit): press(digit: digit)
        case .chooseAll: chooseAll()
        case .insert(let text): insert(text)
        case .edit(let edit): self.edit(edit)
        case .answer(let isYes): answer(isYes)
        case .save: saveForm()
        case .suspend: wantsToSuspend = true
        }
    }

    /// What lies on top and takes the keys; `nil` where the screen does.
    private var top: (any SheetModel)? { sheets.last?.model }

    /// Whether letters go into a field instead of being commands.
    public var takesText: Bool { top?.takesText ?? (tab == .trackers && isSearching) }

    /// Takes away what the last key brought up.
    func dismiss() {
        dismissOwn()
        top?.dismissErrors()
    }

    private func dismissOwn() {
        notice = nil
        hasAskedToLeave = false
    }

    // MARK: Moves

    /// An arrow, a page key, Home, End, Tab or Shift-Tab.
    public func move(_ move: Move) {
        dismiss()
        if let top { return top.move(move) }
        if tab == .trackers, isSearching, move == .left || move == .right {
            searchField.apply(move == .left ? .moveLeft : .moveRight)
        } else if isBarFocused {
            moveOnBar(move)
        } else {
            tab == .trackers ? moveCard(move) : moveInStatistics(move)
        }
    }

    /// A wheel that is turned up or down; it answers nothing.
    public func scroll(_ move: Move) {
        switch sheets.last {
        case .question: break
        case nil where tab == .statistics: scrollStatistics(move)
        default:
            self.move(move)
            isBarFocused = false
        }
    }

    /// On the bar Tab and the arrows switch the screens; down leads into the one that is shown.
    private func moveOnBar(_ move: Move) {
        switch move {
        case .left, .right, .next, .previous: tab = tab == .trackers ? .statistics : .trackers
        case .down, .pageDown, .toEnd: isBarFocused = false
        case .up, .pageUp, .toStart: break
        }
    }

    // MARK: Text

    /// Letters typed or pasted.
    public func insert(_ text: String) {
        dismiss()
        if let top { top.insert(text) } else if takesText { search { $0.insert(text) } }
    }

    /// A key that edits the text of a field.
    public func edit(_ edit: TextField.Edit) {
        dismiss()
        if let top { top.edit(edit) } else if takesText { search { $0.apply(edit) } }
    }

    private func search(_ change: (inout TextField) -> Void) {
        change(&searchField)
        list.search(searchField.text)
        keepFocus()
    }

    func clearSearch() {
        isSearching = false
        search { $0 = TextField() }
    }

    // MARK: Choice

    /// Enter: opens, chooses or saves what has the focus.
    public func confirm() {
        dismiss()
        if let top { carryOut(top.confirm()) } else { confirmOnScreen() }
    }

    private func confirmOnScreen() {
        if isBarFocused {
            isBarFocused = false
        } else if tab == .trackers {
            if isSearching { isSearching = false } else { perform(.openMenu) }
        } else if let focusedRow {
            openDetails(focusedRow)
        } else {
            tab = .trackers
            showDay(focusedDay)
        }
    }

    /// Space: types it, marks a card, or does what Enter does, but for a sheet that has its own use for it.
    public func press() {
        if takesText { return insert(" ") }
        if sheets.isEmpty, !isBarFocused { return perform(.toggleDone) }
        dismiss()
        if let top { carryOut(top.press()) } else { confirmOnScreen() }
    }

    /// Chooses a row of the sheet on top, as a click does.
    public func choose(row index: Int) {
        guard let top else { return }
        dismiss()
        top.focus(onRow: index)
        carryOut(top.press())
    }

    /// Chooses by number in the sheet on top.
    ///
    /// A digit may join the one before it, so the sheet itself takes away what that has brought up.
    public func press(digit: Int) {
        if takesText { return insert(String(digit)) }
        dismissOwn()
        if let top { carryOut(top.press(digit: digit)) }
    }

    /// Turns all switches of the sheet on top on, or off where all are on.
    public func chooseAll() {
        dismiss()
        top?.chooseAll()
    }

    /// Saves the form on top from anywhere in it.
    public func saveForm() {
        dismiss()
        if let top { carryOut(top.save()) }
    }

    /// y and n at a question.
    public func answer(_ isYes: Bool) {
        guard case .question(let question) = sheets.last else { return }
        dismiss()
        carryOut(question.answer(isYes))
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
        case .question:
            sheets.removeLast()
            hasAskedToLeave = isInsisting
        case let sheet? where sheet.model.hasUnsavedInput && !isInsisting:
            askToLeave()
            hasAskedToLeave = true
        case let sheet?: carryOut(sheet.model.leave())
        }
    }
}
