/// The way a child gets a terminal that controls its session.
package enum ControllingTerminal: CaseIterable, Sendable {
    /// `posix_spawn` opens it after it made the session. macOS opens files before.
    case openedBySpawn
    /// The child is a shell that opens it and then becomes the program.
    ///
    /// As the leader of a session without a terminal it gets the first one that it opens.
    case openedByShell

    /// The ways that this system supports, the direct one first.
    package static var possible: [ControllingTerminal] {
        #if canImport(Darwin)
            [.openedByShell]
        #else
            [.openedBySpawn, .openedByShell]
        #endif
    }
}

extension ChildProcess {
    /// A shell that opens a terminal for its three streams and becomes this program.
    func opening(_ terminal: String) -> ChildProcess {
        let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        // Shells have variables of their own, which env keeps from the program.
        let command = ["/usr/bin/env", "-i"] + variables + [executable] + arguments
        return ChildProcess(
            executable: "/bin/sh", arguments: ["-c", "exec \"$@\" <>\"$0\" >&0 2>&0", terminal] + command,
            workingFolder: workingFolder)
    }
}
