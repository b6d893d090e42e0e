public import TrackerDomain

extension AppViewModel {
    /// Carries out edits as one step, shows a notice, and updates every screen.
    ///
    /// - Parameter tellsNothing: Whether it is told that nothing has changed.
    package func perform(_ edits: [Edit], tellsNothing: Bool = true) {
        let form = openForm
        let before = completion(of: edits)
        var outcome = workspace.perform(edits, over: library)
        if !tellsNothing, outcome.summary?.isEmpty == true { outcome.notice = outcome.news }
        take(outcome)
        guard !outcome.isRefused else { return }
        if let form, form.form.isTrackerGone { close(form) }
        praise(outcome, edits, since: before)
        for item in edits.compactMap(\.traits.usageItem) { usage(UsageEvent(.click, item)) }
    }

    /// Carries out a wish about a tracker, shown or not; one that was deleted is told, and nothing else changes.
    ///
    /// A front that saves later shows it first.
    public func perform(_ wish: Wish, on id: Identifier, _ day: Day) {
        dismiss()
        let edit = wish.edit(of: id, on: day)
        let before = completion(of: [edit])
        let shown =
            savesLater
            ? workspace.mark([edit], over: library) { [usage] in
                if let item = edit.traits.usageItem { usage(UsageEvent(.click, item)) }
            } : nil
        guard let shown else { return perform([edit], tellsNothing: wish.tellsNothing) }
        take(shown)
        praise(shown, [edit], since: before)
    }

    /// Marks are shown that are not saved yet.
    public var isSaving: Bool { workspace.unsaved.batch != nil }

    /// The last mark counts, so that a burst of presses may go on: a front may wait until its two seconds are over.
    public var isCounting: Bool { workspace.unsaved.batch?.marks.last?.isCount ?? false }

    /// Saves the marks that are shown already; everything else that reaches the library does so first.
    ///
    /// A front that saves later calls it once a frame is drawn and no input waits, at the latest two seconds after a mark.
    /// - Returns: False after a failure, which is told; the screens then are as before the marks.
    @discardableResult
    public func saveMarks() -> Bool {
        guard let outcome = workspace.saveMarks() else { return true }
        let said = notice == praise ? praise : nil
        take(outcome)
        guard !outcome.isRefused else { return false }
        if notice?.kind == .change { notice = notice?.about(outcome.history) }
        // The praise stays with what was written, as long as the day is perfect.
        if let said { tell(outcome, isPerfectDay: share(of: date).level == .full, unless: said) }
        return true
    }

    /// The day that edits may complete, and its share before them; nil if they complete none.
    private func completion(of edits: [Edit]) -> (day: Day, share: DayShare)? {
        edits.lazy.compactMap(\.traits.completed).first.map { ($0, share(of: $0)) }
    }

    /// Adds to the notice that all habits of the day are done, if a mark has just done the last one.
    private func praise(_ outcome: Outcome, _ edits: [Edit], since before: (day: Day, share: DayShare)?) {
        guard let day = before?.day, outcome.notice?.kind == .change, before?.share.level != .full,
            share(of: day).level == .full, praisedDays.insert(day).inserted
        else { return }
        tell(outcome, isPerfectDay: true)
        praise = notice
        isCelebrating = day == today
    }

    private func tell(_ outcome: Outcome, isPerfectDay: Bool, unless said: Notice? = nil) {
        let told = outcome.summary.flatMap { workspace.notice(of: $0, isPerfectDay: isPerfectDay) }
        if let told, told.text != said?.text {
            notice = told.followed(by: outcome.news).about(outcome.history)
        }
    }

    /// Ends the celebration of a perfect day.
    public func endCelebration() { isCelebrating = false }

    /// The share of a day that is done.
    private func share(of day: Day) -> DayShare {
        list.state.date == day
            ? list.state.share : library.trackers.share(of: day.clamped, today: workspace.today())
    }

    /// The form that lies somewhere under the sheet on top, unless its tracker is gone already.
    private var openForm: FormSheetViewModel? {
        for case let sheet as FormSheetViewModel in sheets where !sheet.form.isTrackerGone { return sheet }
        return nil
    }

    /// Closes a form with all that lies on it: once its tracker was deleted from here, it has nothing left to edit.
    private func close(_ form: FormSheetViewModel) {
        sheets = Array(sheets.prefix { $0 !== form })
        notice = form.form.notice.map { Notice(.change, $0) }
    }

    func take(_ outcome: Outcome) {
        follow(outcome.library, telling: outcome.notice)
        error = outcome.error
        guard let history = outcome.history else { return }
        canUndo = !history.undo.isEmpty
        canRedo = !history.redo.isEmpty
    }

    /// Shows a library on every screen; the focus stays if it can.
    func follow(_ library: Library, telling told: Notice? = nil) {
        let before = self.library
        let isOther = library != before
        // An equal library keeps its storage, so that the next comparison is quick.
        let library = isOther ? library : before
        if isOther { (canUndo, canRedo) = (true, false) }
        if isOther, isCelebrating {
            isCelebrating = library.trackers.share(of: today, today: today).level == .full
        }
        list.show(library)
        statistics.show(library)
        week.show(library)
        for sheet in sheets { sheet.follow(library) }
        closeSheets(ofGoneFrom: before)
        keepToday()
        keepFocus()
        if let told { notice = told }
    }

    /// Closes the sheets of a deleted tracker or category, with a notice.
    private func closeSheets(ofGoneFrom before: Library) {
        for id in sheets.compactMap(\.subject) where !library.has(id) {
            sheets.removeAll { $0.subject == id }
            let name = before.tracker(id)?.name ?? before.category(id)?.name
            notice = name.map { Notice(.information, Phrase.hasBeenDeleted($0)(language)) }
        }
    }

    /// Follows midnight: a screen that shows today keeps showing today.
    private func keepToday() {
        let now = workspace.today()
        guard now != today else { return }
        if list.state.date == today { list.showToday() }
        focusedDay = focusedDay == today ? now : min(focusedDay, now)
        if week.focusedDay == today { week.show(now) }
        today = now
    }

    /// Says that midnight has taken the day shown along, as its marks are gone from the screen.
    private func tellToday() {
        let now = Message(.isNow(today.weekday), .semicolon, .showDayBefore)
        notice = Notice(.information, workspace.text(now))
    }

    /// Reads the library again, as another program may have changed it, and follows midnight.
    public func reload() {
        let isSaved = saveMarks()
        let failure = notice
        defer { if !isSaved { notice = failure } }
        let outcome = workspace.reload(over: library)
        if outcome.isRefused {
            take(outcome)
            readingTrouble = notice
        } else {
            if notice == readingTrouble { notice = nil }
            readingTrouble = nil
            let (day, shown) = (today, list.state.date)
            // A warning of the store is shown once, and not with every reload.
            let told = outcome.notice == toldWarning ? nil : outcome.notice
            follow(outcome.library, telling: told)
            toldWarning = outcome.notice
            // The week keeps the marks of yesterday in sight.
            if told == nil, tab != .week, today > day, shown == day { tellToday() }
        }
    }
}

extension Library {
    fileprivate func has(_ id: Identifier) -> Bool { tracker(id) != nil || category(id) != nil }
}
