import TrackerData

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The folder that the process is in.
enum WorkingFolder {
    /// Its absolute path; nil if the system does not know one.
    ///
    /// - Parameter named: The path that the shell gives it, which may lead through links; used if it leads there.
    static func path(named: String?) -> String? {
        if let named, named.hasPrefix("/"), isSame(named, ".") { return named }
        guard let bytes = getcwd(nil, 0) else { return nil }
        defer { free(bytes) }
        return PathText.text(of: bytes)
    }

    private static func isSame(_ one: String, _ other: String) -> Bool {
        var (first, second) = (stat(), stat())
        return stat(PathText.path(one), &first) == 0 && stat(PathText.path(other), &second) == 0
            && first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }
}
