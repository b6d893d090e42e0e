internal import TrackerDomain

extension AppViewModel {
    /// Carries out edits as one step, tells what happened, and lets every screen follow.
    @discardableResult
    func perform(_ edits: [Edit]) -> Bool {
        let today = workspace.today()
        return change { (journal) throws(EditError) in
            let changes = try journal.perform(edits, today: today)
            return changes.isEmpty ? nil : Step(changes: changes, day: today)
        }
    }

    /// Changes the library under its lock.
    ///
    /// - Parameter body: Returns the step that happened, for the notice.
    private func change(_ body: (inout Journal) throws(EditError) -> Step?) -> Bool {
        do throws(StoreError) {
            let (journal, told) = try workspace.store.update { (journal) throws(EditError) in
                let step = try body(&journal)
                return (journal, step.map { $0.text(ChangeNames(journal), self.language) })
            }.value
            shownStep = journal.history.undo.last
            follow(journal.library)
            if let told { notice = Notice(.change, told.sentence) }
            return true
        } catch {
            refuse(error)
            return false
        }
    }

    func refuse(_ error: StoreError) {
        notice = Notice(.error, workspace.notice(of: error, over: library))
        if let current = workspace.current(after: error) { follow(current) }
    }

    /// Shows a library on every screen; the focus stays where it can.
    func follow(_ library: Library) {
        list.show(library)
        statistics.show(library)
        for sheet in sheets {
            switch sheet {
            case .calendar(let model): model.show(library)
            case .form(let model): model.form.show(library)
            case .categories(let model): model.show(library)
            case .details(let model): model.show(library)
            default: break
            }
        }
        keepFocus()
    }

    /// Reads the library anew, as another program may have changed it, and moves on where midnight has passed.
    public func reload() {
        let before = list.state.today
        list.reload()
        if list.state.date == before, list.state.today != before { list.showToday() }
        follow(list.library)
        if let problem = list.notice { notice = Notice(.information, problem) }
    }

    // MARK: Undo

    /// Takes the newest step back, if the screen has shown it; otherwise shows it and waits to be asked again.
    func undo() {
        guard let newest = newestStep() else { return }
        guard let step = newest.step else {
            notice = Notice(.information, Phrase.nothingToUndo(language))
            return
        }
        guard step == shownStep else {
            shownStep = step
            let text = step.text(newest.names, language)
            notice = Notice(.information, Phrase.undoAgainToTakeBack(text)(language))
            return
        }
        replay(Phrase.undone) { (journal) throws(EditError) in try journal.undo().first?.inverse }
    }

    func redo() {
        replay(Phrase.redone) { (journal) throws(EditError) in try journal.redo().first }
    }

    /// The newest step in the store; the screens follow what was found there.
    private func newestStep() -> (step: Step?, names: ChangeNames)? {
        do throws(StoreError) {
            let journal = try workspace.store.loadJournal()
            follow(journal.library)
            return (journal.history.undo.last, ChangeNames(journal))
        } catch {
            refuse(error)
            return nil
        }
    }

    private func replay(_ said: (String) -> Phrase, _ body: (inout Journal) throws(EditError) -> Step?) {
        notice = nil
        guard change(body) else { return }
        notice = Notice(
            .information, notice.map { said($0.text)(language) } ?? Phrase.nothingToRedo(language))
    }
}

extension String {
    /// The text with a capital at its beginning.
    var sentence: String { prefix(1).uppercased() + dropFirst() }
}
