#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The work to do at a crash, laid out so that a signal handler can do it.
struct CrashPlan {
    private var isArmed = false
    private var terminal: Int32 = -1
    private var settings = termios()
    private var captured: Int32 = -1
    private var errors: Int32 = STDERR_FILENO
    private let leave = UnsafeMutableRawBufferPointer.allocate(byteCount: 256, alignment: 1)
    private var leaveCount = 0
    /// The notices by signal number.
    private let notices = UnsafeMutableBufferPointer<UnsafeRawBufferPointer>.allocate(capacity: 32)
    private let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)

    init(notices texts: [(signal: Int32, text: String)]) {
        notices.initialize(repeating: UnsafeRawBufferPointer(start: nil, count: 0))
        for (signal, text) in texts {
            let line = Array((text + "\n").utf8)
            let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: line.count, alignment: 1)
            copy.copyBytes(from: line)
            notices[Int(signal)] = UnsafeRawBufferPointer(copy)
        }
    }

    mutating func arm(
        _ terminal: Int32, _ leave: [UInt8], _ settings: termios, _ capture: ErrorCapture?
    ) {
        isArmed = false
        self.terminal = terminal
        self.settings = settings
        leaveCount = min(leave.count, self.leave.count)
        self.leave.copyBytes(from: leave.prefix(leaveCount))
        captured = capture?.pipe.reading ?? -1
        errors = capture?.original ?? STDERR_FILENO
        isArmed = true
    }

    mutating func disarm() {
        isArmed = false
    }

    /// Runs in the signal handler: makes plain system calls only.
    mutating func run(_ signal: Int32) {
        guard isArmed else { return }
        isArmed = false
        write(terminal, leave.baseAddress, leaveCount)
        tcsetattr(terminal, TCSANOW, &settings)
        while captured >= 0 {
            let count = read(captured, scratch.baseAddress, scratch.count)
            guard count > 0 else { break }
            write(errors, scratch.baseAddress, count)
        }
        let notice = notices[Int(signal)]
        write(errors, notice.baseAddress, notice.count)
    }
}
