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
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipe.reading, STDIN_FILENO)
        let arguments = ["sh", "-c", command].map { (argument: String) in strdup(argument) }
        defer { for argument in arguments { free(argument) } }
        var id: pid_t = 0
        guard posix_spawn(&id, "/bin/sh", &actions, nil, arguments + [nil], environ) == 0 else {
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
        return ended == id && status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }
}
