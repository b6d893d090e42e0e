public import TrackerDomain

/// Examines a library with its backups and surroundings, and repairs it.
public struct Doctor: Sendable {
    let store: PropertyListLibraryStore
    private let settingsPath: String?

    /// - Parameter settingsPath: The path of the settings; nil leaves them out.
    public init(store: PropertyListLibraryStore, settingsPath: String? = nil) {
        self.store = store
        self.settingsPath = settingsPath
    }

    /// Examines everything and tries to write; leaves nothing changed. Empty if all is well.
    public func examine() -> [Finding] {
        let location: FileLocation
        do throws(StoreError) {
            location = try store.location()
        } catch {
            return [Finding(error, .none)].compactMap { $0 } + settingsFindings
        }
        let library = libraryFindings(at: location)
        let isReadable = !library.contains { if case .unreadable = $0 { true } else { false } }
        let findings =
            library + surroundings(of: location) + backupFindings(of: location)
            + writeFindings(of: location, isReadable: isReadable) + settingsFindings
            + (isReadable ? syncFindings : [])
        // Two checks may report the same fault, and a flag of a folder is one, whatever is to be written there.
        var seen: Set<Finding> = []
        return findings.filter { finding in
            guard case .notWritable(let path, _, let cause) = finding, case .protected = cause else {
                return seen.insert(finding).inserted
            }
            return seen.insert(.notWritable(path: path, .library, cause)).inserted
        }
    }

    // MARK: The library

    private func libraryFindings(at location: FileLocation) -> [Finding] {
        do throws(StoreError) {
            guard let image = try store.image(at: location) else {
                return store.missing(at: location).warnings.compactMap { Finding($0, path: location.path) }
            }
            let file = try store.file(image, at: location)
            let warnings =
                file.warnings.compactMap { Finding($0, path: location.path) }
                + (file.hasCountedGeneration ? [] : [.uncountedLibrary(path: location.path)])
                + file.library.duplicates.map { .duplicates($0) }
            do throws(LibraryFormatFault) {
                _ = try file.history()
                _ = try file.replica()
                return warnings
            } catch {
                guard case .unreadable(let reason) = error else { return warnings }
                // The fault of the history matters more than the edit.
                return warnings.filter { $0 != .editedByHand(path: location.path) }
                    + [.unreadableHistory(path: location.path, reason)]
            }
        } catch {
            let search = store.searchBackups(of: location)
            let finding = Finding(error, outlook(search))
            return [finding].compactMap { $0 }
                + (search.newest == nil ? search.unseen : []).map { .unseenBackups($0) }
        }
    }

    /// The backups that a repair could bring back.
    public func outlook() -> BackupOutlook {
        guard let location = try? store.location() else { return .none }
        return outlook(store.searchBackups(of: location))
    }

    private func outlook(_ search: BackupSearch) -> BackupOutlook {
        if let backup = search.newest { return .good(store.environment.day(ofNanoseconds: backup.written)) }
        return search.unseen.isEmpty ? .none : .unseen
    }

    /// What keeps the library from being in step with other devices.
    private var syncFindings: [Finding] {
        if let status = (try? store.status()) ?? nil { return status.findings.map { .sync($0.finding) } }
        let location = try? store.location()
        return [location.flatMap { store.carriedLibrary(at: $0, besides: nil) }].compactMap {
            $0.map { .sync($0) }
        }
    }

    private var settingsFindings: [Finding] {
        guard let settingsPath else { return [] }
        let trouble = SettingsFile(path: settingsPath, fileSystem: store.fileSystem).load().trouble
        return (trouble.map { [.settings(path: settingsPath, $0)] } ?? [])
            + writeFindings(ofSettingsAt: settingsPath)
    }
}

extension Finding {
    fileprivate init?(_ error: StoreError, _ outlook: BackupOutlook) {
        switch error {
        case .unreadable(let path, let reason):
            self = .unreadable(path: path, reason, outlook)
        case .newerVersion(let path, let found, let known):
            self = .newerVersion(path: path, found: found, known: known)
        case .disk(let fault): self = .disk(fault)
        // Only changes have the others.
        default: return nil
        }
    }

    fileprivate init?(_ warning: StoreWarning, path: String) {
        switch warning {
        case .editedByHand: self = .editedByHand(path: path)
        case .orphanCompletions(let count): self = .orphanCompletions(count)
        case .sync(let finding): self = .sync(finding)
        case .missingWithBackups(let newest): self = .missingWithBackups(newest: newest)
        case .backupsUnseen(let backups): self = .unseenBackups(backups)
        // The damage or the backups are findings themselves.
        case .readFromBackup, .begunBesideBackups, .formerBackups, .syncConflict: return nil
        }
    }
}

extension PropertyListLibraryStore: LibraryUpkeep {
    public func examine(settingsAt path: String) -> [Finding] {
        Doctor(store: self, settingsPath: path).examine()
    }

    public func outlook() -> BackupOutlook { Doctor(store: self).outlook() }

    public func plannedRepair() throws(StoreError) -> Repair? { try Doctor(store: self).plannedRepair() }

    public func repair() throws(StoreError) -> Repair? { try Doctor(store: self).repair() }
}
