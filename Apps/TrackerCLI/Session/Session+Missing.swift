import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension Session {
    /// Runs the command; reports a missing library instead of a name not found in it.
    func run() throws(Failure) -> ExitCode {
        if invocation.showsVersion {
            console.print(raw: "tracker \(Version.current)\n")
            return .done
        }
        do throws(Failure) {
            guard invocation.readsNames, !invocation.has(.all) else { return try command.run() }
            return try runWithNamesFromInput()
        } catch {
            guard error.code == .notFound, let newest = newestBackupOfMissing,
                !noticed.wasSaid(.missingWithBackups(newest: newest))
            else { throw error }
            throw .store(.missing(path: paths.library, newestBackup: newest))
        }
    }

    /// Asks before a change begins a new library in place of a missing one that can be restored.
    ///
    /// If nobody can be asked, the change is made and the store warns.
    func confirmBeginning<Done>(_ body: (inout Journal) throws(EditError) -> Done) throws(Failure) {
        let prompt = Prompt(session: self)
        guard prompt.isPossible, !globals.assumesYes, let newest = newestBackupOfMissing else { return }
        do throws(StoreError) {
            // A change that is rejected or has no effect begins no library.
            guard try tryOut(body).isChange else { return }
        } catch {
            throw .store(error)
        }
        try prompt.confirm(.beginNewLibrary(newest, repeated))
        noticed.take(asSaid: .begunBesideBackups(newest: newest))
    }

    /// The day of the newest backup of a missing library.
    private var newestBackupOfMissing: Day? {
        guard upkeep.stamp() == nil, let warnings = try? store.load().warnings else { return nil }
        return warnings.lazy.compactMap {
            if case .missingWithBackups(let newest) = $0 { newest } else { nil }
        }.first
    }
}
