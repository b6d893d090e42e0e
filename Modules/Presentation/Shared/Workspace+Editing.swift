internal import TrackerDomain

/// What came of asking the library for something: how it is now, and what to tell.
struct Outcome {
    let library: Library
    /// What was done or noticed, or why nothing was done; `nil` where everything already was as wanted.
    let notice: Notice?
    /// What was done; `nil` where nothing was to be.
    var summary: ChangeSummary?
    /// The history as it has become; `nil` where it was not read.
    var history: History?

    var isRefused: Bool { notice?.kind == .error }

    var remark: String? { notice?.remark }
}

extension Notice {
    /// The text for a screen that shows a change by itself.
    var remark: String? { kind == .change ? nil : text }
}

/// The one way in which screens change the library; none of them sees an error, all tell the same.
extension Workspace {
    /// Carries out edits as one step of the history; a mark gives back the amount that the one before it replaced.
    ///
    /// - Parameter shown: The library as the screen shows it; it names what another program has deleted.
    func perform(_ edits: [Edit], over shown: Library) -> Outcome {
        let day = today()
        return attempt(over: shown, isChange: true) { () throws(StoreError) in
            let updated = try store.update { (journal) throws(EditError) -> (Journal, ChangeSummary)? in
                if journal.library.isNothing(inPlaceOf: shown) { return nil }
                let replacing = replacedAmounts.givingBack(edits, in: journal.library, today: day)
                let summary = try journal.summary(performing: replacing, for: edits, today: day)
                return (journal, summary)
            }
            guard let (journal, summary) = updated.value else { return removed(shown, updated.warnings) }
            replacedAmounts.remember(edits, summary.changes, in: journal.library)
            return Outcome(
                library: journal.library,
                notice: notice(of: updated.warnings) ?? notice(of: summary),
                summary: summary, history: journal.history)
        }
    }

    /// Takes back the newest step, whoever made it; one that the screen has not shown yet is only named, so that it
    /// is shown now and taken back by the next call.
    func undo(over shown: Library) -> Outcome {
        replay(.undo, over: shown) { (journal) throws(EditError) in
            let step = journal.history.undo.last
            let isShown = journal.library == shown
            if isShown { _ = try journal.undo() }
            return (step, isShown)
        }
    }

    /// Does again the step undone last.
    func redo(over shown: Library) -> Outcome {
        replay(.redo, over: shown) { (journal) throws(EditError) in
            let step = journal.history.redo.last
            _ = try journal.redo()
            return (step, true)
        }
    }

    /// Reads the library anew, as another program may have changed it.
    func reload(over shown: Library) -> Outcome {
        attempt(over: shown, isChange: false) { () throws(StoreError) in
            let loaded = try store.load()
            if loaded.library.isNothing(inPlaceOf: shown) { return removed(shown, loaded.warnings) }
            let warning = loaded.warnings.first.map { text($0.message) }
            return Outcome(library: loaded.library, notice: warning.map { Notice(.information, $0) })
        }
    }

    /// - Parameter action: Gives the step that comes next, and whether it was replayed or is only to be named.
    private func replay(
        _ replay: Replay, over shown: Library,
        _ action: (inout Journal) throws(EditError) -> (step: Step?, isDone: Bool)
    ) -> Outcome {
        attempt(over: shown, isChange: true) { () throws(StoreError) in
            let updated = try store.update {
                (journal) throws(EditError) -> (before: Journal, after: Journal, step: Step?, isDone: Bool)?
                in
                if journal.library.isNothing(inPlaceOf: shown) { return nil }
                let before = journal
                let (step, isDone) = try action(&journal)
                return (before, journal, step, isDone)
            }
            guard let (before, journal, step, isDone) = updated.value else {
                return removed(shown, updated.warnings)
            }
            let names = ChangeNames(before)
            let text =
                if let step, !isDone {
                    Phrase.undoWouldTakeBack(ChangeSummary(step).line(names))
                } else {
                    replay.sentence(step.map { [$0] } ?? [], names)
                }
            return Outcome(
                library: journal.library, notice: Notice(.information, text(conventions.language)),
                history: journal.history)
        }
    }

    /// - Parameter isChange: Whether something was to be saved: that it was not comes before why.
    private func attempt(
        over shown: Library, isChange: Bool, _ action: () throws(StoreError) -> Outcome
    ) -> Outcome {
        do throws(StoreError) {
            let outcome = try action()
            replacedAmounts.follow(outcome.library)
            return outcome
        } catch {
            let reason =
                error.missingName(in: shown).map { Phrase.hasBeenDeleted($0)(conventions.language) }
                ?? text(error.message)
            let isLost = isChange && error.isOfSaving
            let library = current(after: error) ?? shown
            replacedAmounts.follow(library)
            return Outcome(
                library: library,
                notice: Notice(.error, (isLost ? Phrase.notSaved(conventions.language) : "") + reason))
        }
    }

    /// The file is gone: what was shown stays, and nothing is begun in its place.
    private func removed(_ shown: Library, _ warnings: [StoreWarning]) -> Outcome {
        Outcome(
            library: shown,
            notice: Notice(.error, text(StoreWarning.libraryRemoved(warnings))))
    }

    /// The library that an edit was refused on, or that may have been kept, as it may differ from what the screen
    /// shows.
    private func current(after error: StoreError) -> Library? {
        switch error {
        case .edit: break
        case .unreadable, .newerVersion, .busy, .missing, .disk, .tooLarge, .notAsMeant:
            guard error.mayBeSaved else { return nil }
        }
        return (try? store.load())?.library
    }

    // MARK: Notices

    /// What matters more than what a change did: that it began a library where one was missing.
    private func notice(of warnings: [StoreWarning]) -> Notice? {
        warnings.first { if case .begunBesideBackups = $0 { true } else { false } }
            .map { Notice(.information, text($0.message)) }
    }

    /// What edits did, or why they did nothing, where that is not plain to see.
    private func notice(of summary: ChangeSummary) -> Notice? {
        summary.notice().map { Notice(summary.isEmpty ? .information : .change, $0(conventions.language)) }
    }
}

extension Library {
    /// Whether this is what a store gives for a library whose file is gone.
    fileprivate func isNothing(inPlaceOf shown: Library) -> Bool {
        isBlank && !shown.isBlank && id != shown.id
    }

    private var isBlank: Bool { trackers.isEmpty && categories.isEmpty }
}

extension StoreError {
    /// Whether it kept a change from being saved and does not say so itself.
    fileprivate var isOfSaving: Bool {
        switch self {
        case .disk, .tooLarge, .unreadable, .newerVersion, .busy: !mayBeSaved
        case .edit, .missing, .notAsMeant: false
        }
    }

    /// The name in a library of what an edit did not find, as another program deleted it.
    fileprivate func missingName(in library: Library) -> String? {
        switch self {
        case .edit(.trackerNotFound(let reference)):
            Identifier(reference.text).flatMap(library.tracker)?.name
        case .edit(.categoryNotFound(let reference)):
            Identifier(reference.text).flatMap(library.category)?.name
        default: nil
        }
    }
}
