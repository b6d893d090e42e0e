package import TrackerDomain

extension AppViewModel {
    /// Carries out edits as one step, tells what happened, and lets every screen follow.
    package func perform(_ edits: [Edit]) {
        let form = openForm
        let before = list.state
        let outcome = workspace.perform(edits, over: library)
        take(outcome)
        guard !outcome.isRefused else { return }
        if let form, form.form.isTrackerGone { close(form) }
        praise(outcome, edits, since: before)
        for item in edits.compactMap(\.usageItem) { usage(UsageEvent(.click, item)) }
    }

    /// Says besides that all habits of the day are done, if a mark has just made it so.
    private func praise(_ outcome: Outcome, _ edits: [Edit], since before: MainListState) {
        guard outcome.notice?.kind == .change, edits.contains(where: \.isCompletion),
            isPerfect(since: before.share), let text = outcome.summary?.notice(isPerfectDay: true)
        else { return }
        notice = Notice(.change, text(language))
    }

    /// Whether all habits of the day are done now and were not before, for the first time.
    private func isPerfect(since share: DayShare) -> Bool {
        share.level != .full && list.state.share.level == .full
            && praisedDays.insert(list.state.date).inserted
    }

    /// The form that lies somewhere under the sheet on top, unless its tracker is gone already.
    private var openForm: FormSheetViewModel? {
        for case .form(let sheet) in sheets where !sheet.form.isTrackerGone { return sheet }
        return nil
    }

    /// Closes a form with all that lies on it: once its tracker was deleted from here, it has nothing left to edit.
    private func close(_ form: FormSheetViewModel) {
        sheets = Array(sheets.prefix { $0.model !== form })
        notice = form.form.notice.map { Notice(.change, $0) }
    }

    func take(_ outcome: Outcome) {
        follow(outcome.library, telling: outcome.notice)
        guard let history = outcome.history else { return }
        canUndo = !history.undo.isEmpty
        canRedo = !history.redo.isEmpty
    }

    /// Shows a library on every screen; the focus stays where it can.
    func follow(_ library: Library, telling told: Notice? = nil) {
        let before = self.library
        if library != before { (canUndo, canRedo) = (true, false) }
        list.show(library)
        statistics.show(library)
        for sheet in sheets { sheet.model.follow(library) }
        closeSheets(ofGoneFrom: before)
        keepToday()
        keepFocus()
        if let told { notice = told }
    }

    /// Closes what is about a tracker or a category that is no more, and says so.
    private func closeSheets(ofGoneFrom before: Library) {
        for id in sheets.compactMap(\.model.subject) where !library.has(id) {
            sheets.removeAll { $0.model.subject == id }
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
        let outcome = workspace.reload(over: library)
        if outcome.isRefused {
            take(outcome)
            readingTrouble = notice
        } else {
            if notice == readingTrouble { notice = nil }
            readingTrouble = nil
            // What a reader notices is told once, and not each time it reads.
            follow(outcome.library, telling: outcome.notice == toldWarning ? nil : outcome.notice)
            toldWarning = outcome.notice
        }
    }
}

extension Edit {
    /// Whether it may make a day done.
    fileprivate var isCompletion: Bool {
        switch self {
        case .complete, .amount: true
        case .addTracker, .editTracker, .uncomplete, .skip, .unskip, .note, .pause, .resume, .archive,
            .unarchive,
            .deleteTracker, .addCategory, .renameCategory, .deleteCategory, .merge, .restore:
            false
        }
    }

    /// What is counted of it as something a person did on a screen.
    fileprivate var usageItem: UsageEvent.Item? {
        switch self {
        case .complete, .uncomplete: .track
        case .deleteTracker: .delete
        case .amount, .addTracker, .editTracker, .addCategory, .renameCategory, .deleteCategory, .skip,
            .unskip, .note, .pause, .resume, .archive, .unarchive, .merge, .restore:
            nil
        }
    }
}

extension Library {
    fileprivate func has(_ id: Identifier) -> Bool { tracker(id) != nil || category(id) != nil }
}
