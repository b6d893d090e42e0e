import Terminal

/// Opens a file in the person's program for files of its kind.
enum FileOpener {
    #if canImport(Darwin)
        private static let program = "open"
    #else
        private static let program = "xdg-open"
    #endif

    /// Returns false if the system has no such program, or it failed within a second.
    static func open(_ path: String) -> Bool {
        // A name may look like an option.
        let path = ShellWord.single(path.hasPrefix("-") ? "./" + path : path)
        // Some openers run as long as the browser does, so an alarm ends the wait.
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
