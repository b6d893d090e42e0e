/// The whole outcome of a finished process: compare it as one value.
package struct ProcessOutcome: Equatable, Sendable, CustomStringConvertible {
    package var stdout: [UInt8]
    package var stderr: [UInt8]
    package var status: ExitStatus

    package init(stdout: [UInt8], stderr: [UInt8], status: ExitStatus) {
        self.stdout = stdout
        self.stderr = stderr
        self.status = status
    }

    package init(stdout: String = "", stderr: String = "", status: ExitStatus = .exited(0)) {
        self.init(stdout: Array(stdout.utf8), stderr: Array(stderr.utf8), status: status)
    }

    /// Invalid UTF-8 is repaired: compare the bytes if that matters.
    package var output: String {
        String(decoding: stdout, as: UTF8.self)
    }

    /// Invalid UTF-8 is repaired: compare the bytes if that matters.
    package var errors: String {
        String(decoding: stderr, as: UTF8.self)
    }

    package var description: String {
        "\(status), stdout: \(output.debugDescription), stderr: \(errors.debugDescription)"
    }
}
