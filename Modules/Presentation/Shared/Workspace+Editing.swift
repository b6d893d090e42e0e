internal import TrackerDomain

/// The result of a request to the library.
struct Outcome {
    let library: Library
    /// The change, a remark, or the reason why nothing was done, with the news behind it; `nil` if everything already
    /// was as wanted.
    var notice: Notice?
    /// The change; `nil` if there was nothing to do.
    var summary: ChangeSummary?
    /// The new history; `nil` if it was not read.
    var history: History?
    /// The error that the notice tells; `nil` for all else.
    var error: StoreError?
    /// The end of the notice: what came in, and what was saved otherwise than the screen had said.
    var news: Notice?

    var isRefused: Bool { notice?.kind == .error }

    var remark: String? { notice?.remark }
}

extension Notice {
    /// The text for a screen that shows a change by itself.
    var remark: String? { kind == .change ? nil : text }
}

/// The only way for screens to change the library; errors become notices, the same on all screens.
extension Workspace {
    /// Carries out edits as one step of the history; a mark gives back the amount that the one before it replaced.
    ///
    /// - Parameter shown: The library as the screen shows it; it names what another program has deleted.
    func perform(_ edits: [Edit], over shown: Library) -> Outcome {
        let day = today()
        return reach(over: shown, isChange: true) { (store) throws(StoreError) in
            var memory = replacedAmounts.memory
            let updated = try store.update { (journal) throws(EditError) -> (Journal, ChangeSummary)? in
                if journal.library.isNothing(inPlaceOf: shown) { return nil }
                memory = replacedAmounts.memory
                let summary = try journal.summary(performing: edits, today: day, replacing: &memory)
                return (journal, summary)
            }
            guard let (journal, summary) = updated.value else { return removed(shown, updated.warnings) }
            replacedAmounts.memory = memory
            let news = news(updated)
            return Outcome(
                library: journal.library,
                notice: (notice(of: updated.warnings) ?? notice(of: summary)).followed(by: news)?
                    .about(journal.history),
                summary: summary, history: journal.history, news: news)
        }
    }

    /// Undoes the newest step of any program, or redoes the step undone last.
    ///
    /// A step to undo that the screen has not shown yet is only named, and undone by the next call.
    ///
    /// - Parameter id: The only step that is meant; nil for whichever comes.
    func replay(_ replay: Replay, _ id: StepID? = nil, over shown: Library) -> Outcome {
        self.replay(over: shown) { (journal) throws(EditError) in
            let step = journal.history.next(replay, 1).first
            let names = ChangeNames(journal)
            if let id, let refusal = journal.history.refusal(of: id, replay, names) {
                return Notice(.error, refusal(conventions.language))
            }
            let isAnnounced = replay == .undo && id == nil && step != nil && journal.library != shown
            if isAnnounced, let step {
                return Notice(
                    .information,
                    Phrase.undoWouldTakeBack(ChangeSummary(step).line(names))(conventions.language))
            }
            let replayed = try journal.replay(replay, today: today())
            let text = sentence(replay, replayed, names, journal) { replay.sentence($0, $1) }
            guard !replayed.steps.isEmpty else { return Notice(.information, text) }
            // Done again, it can be undone again.
            return replay == .undo
                ? Notice(.undone, text)
                : Notice(.information, text).about(journal.history.nextID(.undo))
        }
    }

    /// Reads the library again, as another program may have changed it.
    func reload(over shown: Library) -> Outcome {
        reach(over: shown, isChange: false) { (store) throws(StoreError) in
            let loaded = try store.load()
            if loaded.library.isNothing(inPlaceOf: shown) { return removed(shown, loaded.warnings) }
            let warning = loaded.warnings.first.map { text($0.message) }
            return Outcome(library: loaded.library, notice: warning.map { Notice(.information, $0) })
        }
    }

    /// Goes through the history by what `body` does to the journal; its notice says what it did.
    func replay(
        over shown: Library, _ body: (inout Journal) throws(EditError) -> Notice
    ) -> Outcome {
        reach(over: shown, isChange: true) { (store) throws(StoreError) in
            let updated = try store.update { (journal) throws(EditError) -> (Journal, Notice)? in
                if journal.library.isNothing(inPlaceOf: shown) { return nil }
                let notice = try body(&journal)
                return (journal, notice)
            }
            guard let (journal, notice) = updated.value else { return removed(shown, updated.warnings) }
            return Outcome(
                library: journal.library, notice: notice.followed(by: news(updated)).about(journal.history),
                history: journal.history
            )
        }
    }

    /// Reads the library for a tracker that the screen does not know; one that was deleted is told.
    func find(_ id: Identifier, over shown: Library) -> Outcome {
        reach(over: shown, isChange: false) { (store) throws(StoreError) in
            let library = try store.load().library
            guard library.tracker(id) != nil else {
                throw .edit(.trackerNotFound(.init(text: id.description, names: [])))
            }
            return Outcome(library: library)
        }
    }

    /// What a change would be refused with; nil for one that can be made.
    func refusal(of edit: Edit, in library: Library) -> String? {
        var journal = Journal(library: library)
        do throws(EditError) { try journal.perform([edit], today: today()) } catch {
            return text(error.message())
        }
        return nil
    }

    /// The file is gone: the shown library stays, and no new one is begun.
    func removed(_ shown: Library, _ warnings: [StoreWarning]) -> Outcome {
        Outcome(
            library: shown,
            notice: Notice(.error, text(StoreWarning.libraryRemoved(warnings))))
    }

    // MARK: Notices

    /// The warning that a library was begun in place of a missing one, which matters more than the change.
    private func notice(of warnings: [StoreWarning]) -> Notice? {
        warnings.first { if case .begunBesideBackups = $0 { true } else { false } }
            .map { Notice(.information, text($0.message)) }
    }

    /// The reason why the store failed; it names what another program has deleted.
    func notice(of error: StoreError, over shown: Library, _ history: History?, _ isChange: Bool) -> Notice {
        let reason = error.deletion(in: shown, history)?(conventions.language) ?? text(error.message)
        let isLost = isChange && error.isOfSaving
        return Notice(.error, (isLost ? Phrase.notSaved(conventions.language) : "") + reason)
    }

    /// The result of edits, or the reason why they did nothing, unless it is plain to see.
    func notice(of summary: ChangeSummary, isPerfectDay: Bool = false) -> Notice? {
        summary.notice(.init(firstWeekday: conventions.firstWeekday), isPerfectDay: isPerfectDay).map {
            Notice(summary.isEmpty ? .information : .change, $0(conventions.language))
        }
    }
}

extension Library {
    /// True for the empty library of a store whose file is gone.
    func isNothing(inPlaceOf shown: Library) -> Bool {
        isBlank && !shown.isBlank && id != shown.id
    }

    private var isBlank: Bool { trackers.isEmpty && categories.isEmpty }
}

extension History {
    fileprivate func deletedTracker(_ id: Identifier) -> Tracker? {
        for change in undo.reversed().flatMap(\.changes) {
            if case .tracker(id, .deleted(let tracker, _)) = change { return tracker }
        }
        return nil
    }
}

extension StoreError {
    /// True if a change was not saved and the error's message does not say so.
    fileprivate var isOfSaving: Bool {
        switch self {
        case .disk, .tooLarge, .unreadable, .newerVersion, .busy, .sync: !mayBeSaved
        case .edit, .missing, .notAsMeant: false
        }
    }

    /// Which tracker or category an edit did not find by its id, as another program deleted it.
    fileprivate func deletion(in library: Library, _ history: History?) -> Phrase? {
        switch self {
        case .edit(.trackerNotFound(let reference)):
            Identifier(reference.text).map { id in
                (library.tracker(id) ?? history?.deletedTracker(id)).map { .hasBeenDeleted($0.name) }
                    ?? Phrase("This tracker has been deleted.", "Этот трекер удалён.")
            }
        case .edit(.categoryNotFound(let reference)):
            Identifier(reference.text).flatMap(library.category).map { .hasBeenDeleted($0.name) }
        default: nil
        }
    }
}
