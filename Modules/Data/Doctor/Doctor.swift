public import TrackerDomain

/// Examines a library with its backups and surroundings, and repairs what can be repaired.
public struct Doctor: Sendable {
    let store: PropertyListLibraryStore
    private let settingsPath: String?

    /// - Parameter settingsPath: Where the settings are; nil leaves them out.
    public init(store: PropertyListLibraryStore, settingsPath: String? = nil) {
        self.store = store
        self.settingsPath = settingsPath
    }

    /// Looks at everything, tries what a write does, and leaves nothing changed; empty where all is well.
    public func examine() -> [Finding] {
        let location: FileLocation
        do throws(StoreError) {
            location = try FileLocation(resolving: store.path, store.fileSystem)
        } catch {
            return [Finding(error, .none)].compactMap { $0 } + settingsFindings
        }
        let library = libraryFindings(at: location)
        let isReadable = !library.contains { if case .unreadable = $0 { true } else { false } }
        let findings =
            library + surroundings(of: location) + backupFindings(of: location)
            + writeFindings(of: location, isReadable: isReadable) + settingsFindings
        // One fault may bar two looks at the same thing.
        var seen: Set<Finding> = []
        return findings.filter { seen.insert($0).inserted }
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
            do throws(LibraryFormatFault) {
                _ = try file.history()
                return warnings
            } catch {
                guard case .unreadable(let reason) = error else { return warnings }
                // What is wrong with the history says more than that the rest is sound.
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

    /// What there is to bring back in the library's place.
    public func outlook() -> BackupOutlook {
        guard let location = try? FileLocation(resolving: store.path, store.fileSystem) else { return .none }
        return outlook(store.searchBackups(of: location))
    }

    private func outlook(_ search: BackupSearch) -> BackupOutlook {
        if let backup = search.newest { return .good(store.environment.day(ofNanoseconds: backup.written)) }
        return search.unseen.isEmpty ? .none : .unseen
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
        // Only changes are refused, wait for a lock, outgrow the limit, or are read back.
        case .edit, .busy, .tooLarge, .notAsMeant, .missing: return nil
        }
    }

    fileprivate init?(_ warning: StoreWarning, path: String) {
        switch warning {
        case .editedByHand: self = .editedByHand(path: path)
        case .orphanCompletions(let count): self = .orphanCompletions(count)
        case .missingWithBackups(let newest): self = .missingWithBackups(newest: newest)
        case .backupsUnseen(let backups): self = .unseenBackups(backups)
        // The damage itself is the finding, or the backups are.
        case .readFromBackup, .begunBesideBackups, .formerBackups: return nil
        }
    }
}
