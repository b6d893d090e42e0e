import Terminal

/// Shows a file in the program that the person has for files of its kind.
enum FileOpener {
    #if canImport(Darwin)
        private static let program = "open"
    #else
        private static let program = "xdg-open"
    #endif

    /// False where the system has no such program, or where that one has failed within a second.
    static func open(_ path: String) -> Bool {
        // A name may look like an option.
        let path = ShellWord.single(path.hasPrefix("-") ? "./" + path : path)
        // Some keep running as long as the browser does: then the alarm ends the waiting.
        let command = """
            trap 'exit 0' ALRM
            \(program) \(path) &
            opening=$!
            (sleep 1 && kill -s ALRM $$) &
            wait $opening
            status=$?
            kill $!
            exit $status
            """
        return FedCommand("exec </dev/null >/dev/null 2>&1\n" + command)?.finish() == 0
    }
}
