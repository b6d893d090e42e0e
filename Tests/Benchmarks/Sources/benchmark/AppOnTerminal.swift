import Processes

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The full-screen app on a terminal of 80 × 24 that this process plays.
///
/// The terminal answers as a modern one does. It knows synchronized output, so the end of each frame can be told.
struct AppOnTerminal {
    private let terminal: PseudoTerminal
    /// What the start takes up to the last byte of the first frame.
    let firstFrame: FrameCost

    private static let firstQuestion = "\u{1B}[?2026$p"
    private static let answers = "\u{1B}[?2026;2$y\u{1B}]11;rgb:1a1a/1b1b/2222\u{1B}\\\u{1B}[?62;c"
    private static let frameEnd = "\u{1B}[?2026l"
    /// In seconds.
    private static let longestSave = 30.0

    init(_ tracker: String, environment: [String: String]) throws {
        let app = ChildProcess(
            executable: tracker, arguments: ["--no-onboarding"],
            environment: environment.merging(["TERM": "xterm-256color", "COLORTERM": "truecolor"]) { $1 })
        let began = Clock.now
        terminal = try PseudoTerminal(app)
        // The app asks its questions once the first frame is drawn.
        guard try terminal.read(until: Self.firstQuestion) != nil else {
            throw Failure("the app drew no frame")
        }
        let wall = Clock.now - began
        pause(milliseconds: 3)
        firstFrame = FrameCost(
            bytes: Double(terminal.transcript.count), processor: try Self.processorTime(of: terminal),
            wall: wall)
        try terminal.write(Self.answers)
        pause(milliseconds: 50)
    }

    /// What a frame takes, from the key that asks for it to its last byte.
    struct FrameCost {
        let bytes: Double
        let processor: Double
        let wall: Double
    }

    func press(_ key: String) throws -> FrameCost {
        // With what it does before it sleeps.
        try pressed(key) { pause(milliseconds: 3) }
    }

    /// Presses a key whose frame comes before what it writes, and waits until the file has changed.
    ///
    /// - Returns: The cost until the frame, and the seconds until the file has changed.
    func press(_ key: String, writing file: File) throws -> (frame: FrameCost, saved: Double) {
        let (stamp, began) = (file.changed, Clock.now)
        let frame = try pressed(key) {}
        while file.changed == stamp {
            guard Clock.now - began < Self.longestSave else { throw Failure("the app has not saved") }
            pause(milliseconds: 1)
        }
        let saved = Clock.now - began
        try drain()
        return (frame, saved)
    }

    private func pressed(_ key: String, pausing pause: () -> Void) throws -> FrameCost {
        let (offset, before, began) = (
            terminal.transcript.count, try Self.processorTime(of: terminal), Clock.now
        )
        try terminal.write(key)
        guard let frame = try terminal.read(since: offset, until: Self.frameEnd) else {
            throw Failure("the app drew nothing for the key \(key.debugDescription)")
        }
        let wall = Clock.now - began
        pause()
        return FrameCost(
            bytes: Double(frame.count), processor: try Self.processorTime(of: terminal) - before, wall: wall)
    }

    /// Reads until the app has been quiet for a while, as it may draw again once it has written.
    private func drain() throws {
        var count = -1
        while terminal.transcript.count != count {
            count = terminal.transcript.count
            _ = try terminal.read(since: count, deadline: .milliseconds(200)) { _ in false }
        }
    }

    func quit() throws {
        try terminal.write("q")
        let outcome = try terminal.finish()
        guard outcome.status == .exited(0) else { throw Failure("the app ended badly: \(outcome.status)") }
    }

    /// How often it woke up while nobody did anything, and the processor time that took.
    func idle(seconds: Int32) throws -> (wakeups: Double, processor: Double) {
        let (switches, time) = (try Self.sleeps(of: terminal), try Self.processorTime(of: terminal))
        pause(milliseconds: seconds * 1000)
        return (try Self.sleeps(of: terminal) - switches, try Self.processorTime(of: terminal) - time)
    }

    // MARK: Process

    /// In seconds, up to this moment: the system's file of the process lags behind by what runs now.
    private static func processorTime(of terminal: PseudoTerminal) throws -> Double {
        #if os(Linux)
            var clock = clockid_t()
            var time = timespec()
            if clock_getcpuclockid(terminal.processID, &clock) == 0, clock_gettime(clock, &time) == 0 {
                return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
            }
        #endif
        throw Failure("no processor times")
    }

    private static func sleeps(of terminal: PseudoTerminal) throws -> Double {
        guard let sleeps = terminal.sleeps else { throw Failure("no count of wake-ups") }
        return Double(sleeps)
    }
}

private func pause(milliseconds: Int32) { poll(nil, 0, milliseconds) }
