public import TrackerDomain

/// The intents: the sheet on top takes them, or else the screen below.
extension AppViewModel {
    /// The sheet on top; `nil` if there is none.
    private var top: (any SheetModel)? { sheets.last }

    /// Dismisses the notice and the errors of the last intent; every other intent does so, too.
    public func dismiss() {
        notice = nil
        top?.dismissErrors()
    }

    /// Searches by name.
    public func search(_ text: String) {
        dismiss()
        find(text)
    }

    func clearSearch() {
        isSearching = false
        find("")
    }

    private func find(_ text: String) {
        list.search(text)
        keepFocus()
    }

    /// Keeps the focus on a visible heading or card, the card nearest to its last index.
    func keepFocus() {
        let section = list.state.section(focusedSection)
        if focusedSection != section?.category { focusedSection = nil }
        if let section, !section.cards.contains(where: { $0.id == focusedCard }) {
            focusedCard = section.cards.first?.id
        }
        let cards = list.state.cards
        guard let focusedCard, cards.contains(where: { $0.id == focusedCard }) else {
            self.focusedCard = cards.isEmpty ? nil : cards[min(lastIndex, cards.count - 1)].id
            return
        }
        lastIndex = cards.firstIndex { $0.id == focusedCard } ?? 0
    }

    /// Puts the focus on a card, as a click does; nothing moves if the list does not show it.
    ///
    /// - Returns: Whether the list shows it.
    @discardableResult
    public func focus(on card: Identifier) -> Bool {
        guard list.state.card(card) != nil else { return false }
        (focusedCard, focusedSection) = (card, nil)
        isBarFocused = false
        keepFocus()
        return true
    }

    /// Puts the focus on the heading of a category, as a click does.
    public func focus(onSection category: Identifier) {
        guard list.state.section(category) != nil else { return }
        isBarFocused = false
        focusedSection = category
        keepFocus()
    }

    // MARK: Choice

    /// Opens, chooses or saves what has the focus.
    public func confirm() {
        dismiss()
        if let top { carryOut(top.confirm()) } else { confirmOnScreen() }
    }

    private func confirmOnScreen() {
        if isBarFocused {
            isBarFocused = false
        } else if tab == .trackers {
            if isSearching { isSearching = false } else { perform(.openMenu) }
        } else if tab == .week {
            openDay(week.focusedDay, of: week.focused)
        } else if let focusedRow {
            open(.details, of: focusedRow, on: today)
        } else {
            openDay(focusedDay)
        }
    }

    /// Marks the card with the focus, in the week steps down then, or does what a click on the focus of a sheet does.
    public func press() {
        if sheets.isEmpty, !isBarFocused {
            perform(.toggleDone)
            if tab == .week, notice?.kind != .error { week.stepDown() }
            return
        }
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

    /// Saves the form on top from anywhere in it.
    public func save() {
        dismiss()
        if let top { carryOut(top.save()) }
    }

    /// Answers the question on top.
    public func answer(_ isYes: Bool) {
        guard let question = sheets.last as? QuestionViewModel else { return }
        dismiss()
        carryOut(question.answer(isYes))
    }

    /// Goes one level back, and never out of the app; input is lost only after a question.
    public func cancel() {
        dismiss()
        switch sheets.last {
        case nil where isBarFocused: isBarFocused = false
        case nil where tab != .trackers: tab = .trackers
        case nil: clearSearch()
        case is QuestionViewModel: sheets.removeLast()
        case let sheet? where sheet.hasUnsavedInput: askToLeave()
        case let sheet?: carryOut(sheet.leave())
        }
    }

    /// Leaves the sheet on top with what was typed into it, and asks nothing.
    public func discard() {
        dismiss()
        if let top { carryOut(top.leave()) }
    }

    /// The question on top is about leaving a sheet with its input.
    public var asksToLeave: Bool {
        (sheets.last as? QuestionViewModel)?.isAboutLeaving ?? false
    }
}
