internal import TrackerDomain

/// The way of screens to other devices.
extension Workspace {
    /// Takes in what other devices published, as a command that changes nothing else.
    func takeIn(over shown: Library) -> Outcome {
        reach(over: shown, isChange: false) { (store) throws(StoreError) in
            let updated = try store.update { $0 }
            if updated.value.library.isNothing(inPlaceOf: shown) { return removed(shown, updated.warnings) }
            return Outcome(
                library: updated.value.library, notice: news(updated),
                history: updated.value.history)
        }
    }

    /// Takes in, publishes, and reads how the devices stand; nil if the library is in step with none.
    func exchange(over shown: Library) -> (outcome: Outcome, status: SyncStatus?) {
        var status: SyncStatus?
        let outcome = reach(over: shown, isChange: false) { (store) throws(StoreError) in
            guard let sync, try sync.status() != nil else { return Outcome(library: shown, notice: nil) }
            let updated = try sync.exchange(.folder)
            status = updated.value
            let journal = try store.loadJournal()
            return Outcome(
                library: journal.library, notice: news(updated), history: journal.history
            )
        }
        return (outcome, status)
    }

    /// Begins to be in step; nil after a failure.
    func begin(_ wish: SyncWish, over shown: Library) -> (outcome: Outcome, beginning: SyncBeginning?) {
        var beginning: SyncBeginning?
        let outcome = reach(over: shown, isChange: false) { (store) throws(StoreError) in
            guard let sync else { return Outcome(library: shown, notice: nil) }
            let begun = try sync.begin(wish).value
            beginning = begun
            let journal = try store.loadJournal()
            let said = [begun.sentence(wish.folder.map(home.shown), advice), begun.privacy, begun.unsigned]
                .compactMap(\.self)
            let text = said.joined(separator: " ")(conventions.language)
            return Outcome(
                library: journal.library,
                notice: Notice(begun.merged == nil ? .information : .change, text), history: journal.history)
        }
        return (outcome, beginning)
    }

    /// What a folder holds; without one, nothing.
    func contents(of folder: String?) -> Result<SyncFolderContents, StoreError> {
        guard let sync, let folder else { return .success(.nothing) }
        do throws(StoreError) { return .success(try sync.contents(of: folder)) } catch {
            return .failure(error)
        }
    }

    /// The most that a line has room for; the log has all.
    private static let mostConflicts = 1

    /// What came in and what a person should know of it, in one line; nil if there is nothing to say.
    func news<Value>(_ updated: Updated<Value>) -> Notice? {
        let came = updated.takenIn.arrivals.map { $0.sentence(advice)(conventions.language) }
        let conflicts = updated.warnings.filter(\.isConflict)
        let rest = conflicts.count - Self.mostConflicts
        let log = advice(.sync(.showLog)).map { Phrase(same: ": ") + $0 } ?? Phrase(same: ".")
        let more = rest > 0 ? [(Phrase.others(rest) + log)(conventions.language)] : []
        let told =
            came + conflicts.prefix(Self.mostConflicts).map { text($0.message) } + more
            + updated.warnings.filter(\.isFinding).namingFewFiles(\.finding) {
                text($0.shown(by: home).message)
            } others: {
                Phrase.others($0)(conventions.language) + "."
            }
        return told.isEmpty ? nil : Notice(.information, told.joined(separator: " "))
    }
}

extension StoreWarning {
    fileprivate var isConflict: Bool { if case .syncConflict = self { true } else { false } }
    fileprivate var isFinding: Bool { if case .sync = self { true } else { false } }
}
