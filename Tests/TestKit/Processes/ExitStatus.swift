/// The end of a process.
package enum ExitStatus: Equatable, Sendable {
    case exited(Int32)
    case signaled(Int32)
    /// It was still running at its deadline and was killed, with all processes of its session's group.
    case killedAtDeadline

    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7F
        self = signal == 0 ? .exited((waitStatus >> 8) & 0xFF) : .signaled(signal)
    }
}
