internal import TrackerDomain

extension AppViewModel {
    /// Carries out edits as one step, tells what happened, and lets every screen follow.
    @discardableResult
    func perform(_ edits: [Edit]) -> Bool {
        let today = workspace.today()
        do throws(StoreError) {
            let journal = try workspace.store.update { (journal) throws(EditError) in
                try journal.perform(edits, today: today)
                return journal
            }.value
            follow(journal.library)
            if journal.revision > 0 { tell(journal) }
            return true
        } catch {
            refuse(error)
            return false
        }
    }

    /// Says what the newest step did.
    func tell(_ journal: Journal) {
        guard let step = journal.history.undo.last else { return }
        notice = Notice(.change, step.text(ChangeNames(journal), language).sentence)
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
    func undo() { replay { list.undo() } }

    func redo() { replay { list.redo() } }

    private func replay(_ action: () -> Void) {
        action()
        follow(list.library)
        notice = list.notice.map { Notice(.information, $0) }
    }
}

extension String {
    /// The text with a capital at its beginning.
    var sentence: String { prefix(1).uppercased() + dropFirst() }
}
