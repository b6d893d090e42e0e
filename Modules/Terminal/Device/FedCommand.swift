#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    import Darwin
#endif

/// A shell command that reads what this process writes, with this process's environment.
///
/// Does the work of `popen`, which is unavailable to Swift on macOS.
package struct FedCommand {
    /// The descriptor of the command's input.
    package let input: Int32
    private let id: pid_t

    /// Returns nil if the system cannot start it.
    package init?(_ command: String) {
        guard let pipe = SystemPipe(isBlocking: true) else { return nil }
        defer { close(pipe.reading) }
        guard let id = shell(command, input: pipe.reading) else {
            close(pipe.writing)
            return nil
        }
        (input, self.id) = (pipe.writing, id)
    }

    /// Closes its input and waits until it ends.
    ///
    /// - Returns: The exit status; nil if a signal ended it or its status is unknown.
    package func finish() -> Int32? {
        close(input)
        var status: Int32 = 0
        var ended: pid_t
        repeat {
            ended = waitpid(id, &status, 0)
        } while ended < 0 && errno == EINTR
        return ended == id ? exitStatus(status) : nil
    }
}

/// A shell command that runs beside this process without a terminal, and goes on after its end.
package struct SideCommand {
    package enum State: Equatable, Sendable {
        case running
        /// The exit status; nil if a signal ended it or its status is unknown.
        case ended(Int32?)
    }

    private let id: pid_t

    /// Returns nil if the system cannot start it.
    package init?(_ command: String) {
        // Who started this program may have left it ignored, and then no program's end could be learned.
        signal(SIGCHLD, SIG_DFL)
        let silence = "exec </dev/null >/dev/null 2>&1\n"
        guard let id = shell(silence + command, input: STDIN_FILENO, isOwnSession: true) else { return nil }
        self.id = id
    }

    /// How it stands now; to be asked no more once it has ended.
    package func state() -> State {
        var status: Int32 = 0
        let ended = waitpid(id, &status, WNOHANG)
        if ended == 0 || ended < 0 && errno == EINTR { return .running }
        return .ended(ended == id ? exitStatus(status) : nil)
    }
}

/// Starts a shell command with a descriptor as its input; nil if the system cannot.
///
/// - Parameter isOwnSession: True if the end of this process's terminal is not to reach it.
private func shell(_ command: String, input: Int32, isOwnSession: Bool = false) -> pid_t? {
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
    #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if isOwnSession { posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSID)) }
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    let arguments = ["sh", "-c", command].map { (argument: String) in strdup(argument) }
    defer { for argument in arguments { free(argument) } }
    var id: pid_t = 0
    return posix_spawn(&id, "/bin/sh", &actions, &attributes, arguments + [nil], environ) == 0 ? id : nil
}

/// The exit status in what `waitpid` tells; nil if a signal ended the command.
private func exitStatus(_ status: Int32) -> Int32? { status & 0x7F == 0 ? status >> 8 & 0xFF : nil }
