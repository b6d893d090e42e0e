internal import TrackerDomain

/// What came of asking the library for something: how it is now, and what to tell.
struct Outcome {
    let library: Library
    /// What was done or noticed, or why nothing was done; `nil` where everything already was as wanted.
    let notice: Notice?
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
            let updated = try store.update {
                (journal) throws(EditError) -> (before: Library, journal: Journal, changes: [Change])? in
                let before = journal.library
                if before.isNothing(inPlaceOf: shown) { return nil }
                let edits = replacedAmounts.givingBack(edits, in: before, today: day)
                let changes = try journal.perform(edits, today: day)
                return (before, journal, changes)
            }
            guard let (before, journal, changes) = updated.value else {
                return removed(shown, updated.warnings)
            }
            replacedAmounts.remember(edits, changes, in: journal.library)
            let replacement = changes.replacement(by: edits, in: journal.library)
            return Outcome(
                library: journal.library,
                notice: notice(of: updated.warnings)
                    ?? notice(of: edits, on: before, giving: journal, replacement),
                history: journal.history)
        }
    }

    /// Takes back the newest step, whoever made it; one that the screen has not shown yet is only named, so that it
    /// is shown now and taken back by the next call.
    func undo(over shown: Library) -> Outcome {
        replay(over: shown) { (journal) throws(EditError) in
            guard let step = journal.history.undo.last else { return .nothingToUndo }
            let text = step.phrase(ChangeNames(journal))
            guard journal.library == shown else { return .undoWouldTakeBack(text) }
            _ = try journal.undo()
            return .undone(text)
        }
    }

    /// Does again the step undone last.
    func redo(over shown: Library) -> Outcome {
        replay(over: shown) { (journal) throws(EditError) in
            guard let step = journal.history.redo.last else { return .nothingToRedo }
            let text = step.phrase(ChangeNames(journal))
            _ = try journal.redo()
            return .redone(text)
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

    private func replay(
        over shown: Library, _ action: (inout Journal) throws(EditError) -> Phrase
    ) -> Outcome {
        attempt(over: shown, isChange: true) { () throws(StoreError) in
            let updated = try store.update { (journal) throws(EditError) -> (Journal, Phrase)? in
                if journal.library.isNothing(inPlaceOf: shown) { return nil }
                let said = try action(&journal)
                return (journal, said)
            }
            guard let (journal, said) = updated.value else { return removed(shown, updated.warnings) }
            return Outcome(
                library: journal.library, notice: Notice(.information, said(conventions.language)),
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

    /// What edits did to a library, to which amount, with what came along; or why they did nothing, where that is not plain to see.
    private func notice(
        of edits: [Edit], on before: Library, giving journal: Journal, _ replacement: Phrase?
    ) -> Notice? {
        let (language, today) = (conventions.language, today())
        guard journal.revision > 0, let step = journal.history.undo.last else {
            return edits.compactMap { $0.leavingOut(in: before, today: today) }.first
                .map { Notice(.information, $0(language)) }
        }
        let remarks = edits.compactMap(\.describedTracker).map {
            EditRemarks(of: $0, from: before, to: journal.library, today: today)
        }
        // The mark is told by the remark.
        let told = step.changes.filter { change in !remarks.contains { $0.decided == change } }
        let did = Step(changes: told, day: step.day).text(ChangeNames(journal), language).sentence
        let clauses = remarks.map(\.clauses).joined()(language)
        let sentences = remarks.map(\.sentences).joined()(language)
        let amounts = replacement.map { " (\($0(language)))" } ?? ""
        return Notice(.change, did + amounts + clauses + (sentences.isEmpty ? "" : ".") + sentences)
    }
}

extension Edit {
    /// The tracker that is added, edited, or taken back from the archive.
    fileprivate var describedTracker: Identifier? {
        switch self {
        case .addTracker(let new): new.id
        case .editTracker(let id, _): id
        case .unarchive(let ids): ids.first
        case .complete, .uncomplete, .amount, .skip, .unskip, .note, .pause, .resume, .archive,
            .deleteTracker, .addCategory, .renameCategory, .deleteCategory, .merge, .restore:
            nil
        }
    }

    /// That a skip did nothing, since its days lie before the start of the tracker.
    fileprivate func leavingOut(in library: Library, today: Day) -> Phrase? {
        guard case .skip(let ids, let days) = self, let tracker = ids.first.flatMap(library.tracker) else {
            return nil
        }
        let count = tracker.daysBeforeStart(among: days, today: today).count
        return count == 0
            ? nil : .nothingSkipped + ": \(tracker.name); " + .leftOutBeforeStart(count)
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

extension Step {
    fileprivate func phrase(_ names: ChangeNames) -> Phrase {
        Phrase(text(names, .english), text(names, .russian))
    }
}

extension String {
    /// The text with a capital at its beginning.
    fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}
