public import TrackerDomain

extension PropertyListLibraryStore: LibraryUpkeep {
    public func examine(settingsAt path: String) -> [Finding] {
        Doctor(store: self, settingsPath: path).examine()
    }

    public func outlook() -> BackupOutlook { Doctor(store: self).outlook() }

    public func plannedRepair() throws(StoreError) -> Repair? { try Doctor(store: self).plannedRepair() }

    public func repair() throws(StoreError) -> Repair? { try Doctor(store: self).repair() }
}
