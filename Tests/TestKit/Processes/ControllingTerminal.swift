/// How a child comes to a terminal that controls its session.
package enum ControllingTerminal: CaseIterable, Sendable {
    /// `posix_spawn` opens it once the session is made. On macOS it opens files before.
    case openedBySpawn
    /// The child is a shell that opens it and then becomes the program: as the leader of a session that has none it
    /// gets the first terminal that it opens.
    case openedByShell

    /// Those that this system knows, the one without a detour first.
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
        let words = ["/usr/bin/env", "-i"] + variables + [executable] + arguments
        return ChildProcess(
            executable: "/bin/sh", arguments: ["-c", "exec \"$@\" <>\"$0\" >&0 2>&0", terminal] + words,
            workingFolder: workingFolder)
    }
}
