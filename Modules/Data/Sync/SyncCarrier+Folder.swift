internal import TrackerDomain

extension SyncCarrier {
    /// What carries a folder, by what stands in it or above it; nil if that cannot be told.
    init?(folder path: String, _ fileSystem: FileSystem) {
        let parts = path.split(separator: "/").map(String.init)
        for count in stride(from: parts.count, to: 0, by: -1) {
            let folder = "/" + parts.prefix(count).joined(separator: "/")
            for (mark, carrier) in [(".git", Self.git), (".stfolder", .syncthing)]
            where (try? fileSystem.statusOfPath(folder + "/" + mark)) != nil {
                self = carrier
                return
            }
        }
        let known: [(String, Self)] = [
            ("Dropbox", .dropbox), ("Nextcloud", .nextcloud), ("Mobile Documents", .iCloud),
        ]
        guard let carrier = known.first(where: { parts.contains($0.0) })?.1 else { return nil }
        self = carrier
    }
}
