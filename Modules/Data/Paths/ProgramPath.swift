/// Where this program is.
public enum ProgramPath {
    /// Its absolute path; nil if the system does not tell.
    ///
    /// A name of it in `PATH` is preferred: what it leads to may have another path after an update.
    public static func current(in path: String, _ fileSystem: FileSystem) -> String? {
        guard let found = LibC.programPath(fileSystem), let slash = found.lastIndex(of: "/") else {
            return nil
        }
        let name = found[slash...]
        let named = path.split(separator: ":").filter { $0.hasPrefix("/") }.map { String($0) + name }
        return named.first(where: { (try? fileSystem.resolve($0)) == found }) ?? found
    }
}
