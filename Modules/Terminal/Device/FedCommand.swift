#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    import Darwin
#endif

/// A command of the shell that reads what this process writes, with this process's environment.
///
/// As `popen` starts it, which macOS keeps from Swift.
package struct FedCommand {
    /// Where to write.
    package let input: Int32
    private let id: pid_t

    /// Nil where the system cannot start it.
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
        let words = ["sh", "-c", command].map { (word: String) in strdup(word) }
        defer { for word in words { free(word) } }
        var id: pid_t = 0
        guard posix_spawn(&id, "/bin/sh", &actions, nil, words + [nil], environ) == 0 else {
            close(pipe.writing)
            return nil
        }
        (input, self.id) = (pipe.writing, id)
    }

    /// Ends its input and waits for its end.
    ///
    /// - Returns: The exit status; nil where a signal ended it, or where nobody tells.
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
