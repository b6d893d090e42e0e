internal import TrackerDomain

extension AppViewModel {
    /// Carries out edits as one step, tells what happened, and lets every screen follow.
    @discardableResult
    func perform(_ edits: [Edit]) -> Bool {
        let today = workspace.today()
        do throws(StoreError) {
            let updated = try workspace.store.update { (journal) throws(EditError) in
                try journal.perform(edits, today: today)
                return journal
            }
            let journal = updated.value
            follow(journal.library)
            if journal.revision > 0 { tell(journal, besides: workspace.notice(of: updated.warnings)) }
            return true
        } catch {
            refuse(error)
            return false
        }
    }

    /// Says what the newest step did, or what matters more.
    func tell(_ journal: Journal, besides warning: String? = nil) {
        guard let step = journal.history.undo.last else { return }
        notice =
            warning.map { Notice(.information, $0) }
            ?? Notice(.change, step.text(ChangeNames(journal), language).sentence)
    }

    func refuse(_ error: StoreError) {
        let refusal = Notice(.error, workspace.notice(of: error, over: library))
        if let current = workspace.current(after: error) { follow(current) }
        notice = refusal
    }

    /// Shows a library on every screen; the focus stays where it can.
    func follow(_ library: Library) {
        let before = self.library
        list.show(library)
        statistics.show(library)
        for sheet in sheets {
            switch sheet {
            case .calendar(let model): model.show(library)
            case .form(let model): model.form.show(library)
            case .categories(let model): model.follow(library)
            case .categoryForm(let model): model.show(library)
            case .details(let model): model.show(library)
            default: break
            }
        }
        closeSheets(ofGoneFrom: before)
        keepToday()
        keepFocus()
    }

    /// Closes what is about a tracker or a category that is no more, and says so.
    private func closeSheets(ofGoneFrom before: Library) {
        for id in sheets.compactMap(\.subject) where !library.has(id) {
            sheets.removeAll { $0.subject == id }
            let name = before.tracker(id)?.name ?? before.category(id)?.name
            notice = name.map { Notice(.information, Phrase.hasBeenDeleted($0)(language)) }
        }
    }

    /// Moves on where midnight has passed: what shows today keeps showing today.
    private func keepToday() {
        let now = workspace.today()
        guard now != today else { return }
        if list.state.date == today { list.showToday() }
        focusedDay = focusedDay == today ? now : min(focusedDay, now)
        today = now
    }

    /// Reads the library anew, as another program may have changed it, and moves on where midnight has passed.
    public func reload() {
        do throws(StoreError) {
            let loaded = try workspace.store.load()
            if notice == readingTrouble { notice = nil }
            readingTrouble = nil
            follow(loaded.library)
            tell(loaded.warnings)
        } catch {
            refuse(error)
            readingTrouble = notice
            follow(library)
        }
    }

    /// Tells what a reader noticed once, and not each time it reads.
    private func tell(_ warnings: [StoreWarning]) {
        let warning = warnings.first?.text(language)
        defer { toldWarning = warning }
        if let warning, warning != toldWarning { notice = Notice(.information, warning) }
    }

    // MARK: Undo

    /// Takes the newest step back, if the screen has shown it; otherwise shows it and waits to be asked again.
    func undo() {
        replay { () throws(StoreError) in try workspace.undo(shown: library) }
    }

    func redo() {
        replay { () throws(StoreError) in try workspace.redo() }
    }

    private func replay(_ action: () throws(StoreError) -> (library: Library, said: Phrase)) {
        do throws(StoreError) {
            let replayed = try action()
            follow(replayed.library)
            notice = Notice(.information, replayed.said(language))
        } catch {
            refuse(error)
        }
    }
}

extension Sheet {
    /// The tracker or category without which the sheet makes no sense; forms keep what they hold.
    fileprivate var subject: Identifier? {
        switch self {
        case .details(let model): model.id
        case .menu(let model): model.focused.subject
        case .question(let model): model.purpose.subject
        default: nil
        }
    }
}

extension Library {
    fileprivate func has(_ id: Identifier) -> Bool { tracker(id) != nil || category(id) != nil }
}

extension String {
    /// The text with a capital at its beginning.
    var sentence: String { prefix(1).uppercased() + dropFirst() }
}
