public import TrackerDomain

/// The person's home folder, which paths are shown by as `~` and typed by.
public struct HomeFolder: Hashable, Sendable {
    private let path: String?

    /// - Parameter path: An absolute path; nil if there is no home folder.
    public init(_ path: String?) {
        self.path = path.flatMap { $0.hasPrefix("/") && $0 != "/" ? $0 : nil }
    }

    /// "~/Sync/Tracker" for a path in the home folder; any other path as it is.
    public func shown(_ folder: String) -> String {
        guard let path, folder == path || folder.hasPrefix(path + "/") else { return folder }
        return "~" + folder.dropFirst(path.count)
    }

    /// The absolute path of one that was typed, as a shell would read it; an unknown one as it is.
    ///
    /// - Parameter working: The folder that the person is in.
    public func absolute(_ typed: String, in working: String? = nil) -> String {
        if let path, typed == "~" || typed.hasPrefix("~/") { return path + typed.dropFirst() }
        guard !typed.hasPrefix("/"), let working, working.hasPrefix("/") else { return typed }
        let relative = typed.hasPrefix("./") ? typed.dropFirst(2) : Substring(typed)
        return (working == "/" ? "" : working) + (relative == "." || relative.isEmpty ? "" : "/" + relative)
    }
}

extension SyncFinding {
    /// The same with a path in the home folder as `~/…`.
    public func shown(by home: HomeFolder) -> SyncFinding {
        switch self {
        case .noFolder(let path): .noFolder(path: home.shown(path))
        case .unreadableFolder(let path, let cause): .unreadableFolder(path: home.shown(path), cause)
        case .wrongFolder(let path): .wrongFolder(path: home.shown(path))
        case .cannotPublish(let path, let cause): .cannotPublish(path: home.shown(path), cause)
        case .emptyFolder(let path): .emptyFolder(path: home.shown(path))
        case .libraryCarried(let path, let carrier, let folder):
            .libraryCarried(path: home.shown(path), carrier, folder: home.shown(folder))
        case .git(let folder, let trouble): .git(folder: home.shown(folder), trouble)
        // The others have no path, or name a file of the folder alone.
        default: self
        }
    }
}

extension Finding {
    /// The same with the path of a folder of devices in the home folder as `~/…`.
    public func shown(by home: HomeFolder) -> Finding {
        if case .sync(let finding) = self { .sync(finding.shown(by: home)) } else { self }
    }
}

extension StoreError {
    /// The same with the path of one of the program's own folders in the home folder as `~/…`.
    public func shown(by home: HomeFolder) -> StoreError {
        if case .sync(.ownFolder(let path)) = self { .sync(.ownFolder(home.shown(path))) } else { self }
    }
}

extension StoreWarning {
    /// What keeps devices from being in step; nil if it warns of something else.
    package var finding: SyncFinding? { if case .sync(let finding) = self { finding } else { nil } }

    /// The same with the path of a folder of devices in the home folder as `~/…`.
    public func shown(by home: HomeFolder) -> StoreWarning {
        if case .sync(let finding) = self { .sync(finding.shown(by: home)) } else { self }
    }
}
