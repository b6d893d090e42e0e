import Terminal

/// Shows a file in the program that the person has for files of its kind.
enum FileOpener {
    #if canImport(Darwin)
        private static let program = "open"
    #else
        private static let program = "xdg-open"
    #endif

    /// False where the system has no such program; how that one fares is its own affair.
    static func open(_ path: String) -> Bool {
        // A name may look like an option.
        let path = ShellWord.single(path.hasPrefix("-") ? "./" + path : path)
        // Some keep running as long as the browser does.
        let opening = "\(program) \(path) </dev/null >/dev/null 2>&1 &"
        return FedCommand("command -v \(program) >/dev/null || exit 127; \(opening)")?.finish() == 0
    }
}
