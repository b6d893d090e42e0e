internal import TrackerDomain

/// Notes in the log of this machine what other machines brought.
struct SyncLog: Sendable {
    let sync: any LibrarySync
    let today: @Sendable () -> Day
    let language: @Sendable () -> Language
    /// The wording of what a person can do: a text that gave way is found again by it.
    let advice: Advice.Wording

    /// - Parameter library: The library that it was taken into; nil if it could not be read again.
    func note(_ takenIn: MergeReport, into library: Library?) {
        guard !takenIn.isEmpty, let library else { return }
        let lines = takenIn.logLines(library, today: today(), advice: advice)
        sync.log(lines.map { $0(language()) })
    }

    func note(_ beginning: SyncBeginning) {
        guard let line = beginning.logLine(today: today()) else { return }
        sync.log([line(language())])
    }
}
