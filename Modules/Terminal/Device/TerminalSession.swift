#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A full-screen program's use of its terminal, from `enter` to `leave`.
///
/// Every way out between the two, signals and crashes included, restores the terminal. Use one session at a time,
/// on the main thread.
package final class TerminalSession {
    /// The terminal supports synchronized output: pass it to the `FrameEncoder`.
    package var isSynchronized: Bool { modes.isSynchronized }
    /// The terminal reports the mouse; a change takes effect at once.
    package var usesMouse: Bool {
        get { modes.usesMouse }
        set {
            guard newValue != modes.usesMouse else { return }
            modes.usesMouse = newValue
            guard isEntered else { return }
            // A crash in between then switches it off once too often rather than not at all.
            if newValue { arm() }
            write(Array((newValue ? ScreenModes.mouseOn : ScreenModes.mouseOff).utf8))
            if !newValue { arm() }
        }
    }
    private(set) var isEntered = false

    private let input: Int32
    private let output: Int32
    private let options: TerminalOptions
    private let signals: SignalWatch
    private let rawMode: RawMode
    private let crash: CrashExit
    private var modes: ScreenModes
    private var errors: ErrorCapture?
    private var decoder = TimedDecoder()
    private var queries: QueryWatch
    private var reportedSize: Size
    private var isHungUp = false
    private var pending: [Wakeup] = []

    /// Uses the terminal of stdin and stdout, and the controlling terminal in place of a redirected one.
    ///
    /// Returns nil if there is none.
    package convenience init?(_ options: TerminalOptions) {
        let isInput = isatty(STDIN_FILENO) == 1
        let isOutput = isatty(STDOUT_FILENO) == 1
        let other = isInput && isOutput ? -1 : open("/dev/tty", O_RDWR | O_CLOEXEC)
        self.init(
            input: isInput ? STDIN_FILENO : other, output: isOutput ? STDOUT_FILENO : other, options)
    }

    /// Uses two descriptors of one terminal; nil if they are not.
    package init?(input: Int32, output: Int32, _ options: TerminalOptions) {
        guard isatty(output) == 1, let rawMode = RawMode(descriptor: input),
            let signals = SignalWatch()
        else { return nil }
        (self.input, self.output, self.options) = (input, output, options)
        (self.rawMode, self.signals) = (rawMode, signals)
        crash = CrashExit(notice: options.crashNotice)
        modes = ScreenModes(usesMouse: options.usesMouse)
        queries = QueryWatch()
        reportedSize = Self.size(of: output)
    }

    deinit {
        leave()
        signals.stop()
        crash.stop()
    }

    /// The current size of the window.
    package var size: Size {
        Self.size(of: output)
    }

    /// Switches to raw mode and to the alternate screen, which is blank.
    ///
    /// Keeps the input typed so far.
    package func enter() {
        guard !isEntered else { return }
        isEntered = true
        errors = ErrorCapture()
        rawMode.enable()
        reportedSize = size
        arm()
        write(modes.enter)
    }

    /// Restores the terminal and prints the stderr output captured meanwhile.
    ///
    /// Waits for pending answers, at most half a second after their query, lest they end up on the shell's
    /// command line.
    package func leave() {
        guard isEntered else { return }
        isEntered = false
        write(modes.leave)
        discardAnswers()
        rawMode.restore()
        crash.disarm()
        errors?.release()
        errors = nil
    }

    /// Writes bytes: a whole frame in one call.
    package func write(_ bytes: [UInt8]) {
        guard !bytes.isEmpty, !isHungUp else { return }
        if case .failed = ByteWriter(descriptor: output).write(bytes) { isHungUp = true }
    }

    /// Stops the process as Ctrl-Z does; afterwards the screen is entered anew and `wait` returns `resumed`.
    ///
    /// Does nothing for the leader of a session, as nobody would wake it.
    package func suspend() {
        guard isEntered, JobControl.canStop else { return }
        leave()
        JobControl.stop()
        let others = signals.drain().filter { !SignalWatch.jobControl.contains($0) }
        enter()
        pending.append(.resumed(reportedSize))
        for signal in others { take(signal: signal) }
    }

    /// Waits for input, signals or the deadline; returns at least one reason.
    ///
    /// The first call after `enter` queries the terminal, so draw the first frame before it.
    package func wait(until deadline: ContinuousClock.Instant? = nil) -> [Wakeup] {
        ask()
        while true {
            if isHungUp { pending.append(.hungUp) }
            if !pending.isEmpty {
                defer { pending = [] }
                return pending
            }
            let next = [deadline, decoder.deadline].compactMap(\.self).min()
            let ready = Readiness.wait(
                for: [input, signals.descriptor], milliseconds: next?.millisecondsFromNow)
            if ready.contains(signals.descriptor) {
                for signal in signals.drain() { take(signal: signal) }
            }
            if ready.contains(input) { receive() }
            if ready.isEmpty { passTime(deadline) }
        }
    }

    /// Input or a signal waits, or the rest of a key is on its way: `wait` would return at once or soon.
    package var hasInput: Bool {
        isHungUp || !pending.isEmpty || decoder.deadline != nil
            || !Readiness.wait(for: [input, signals.descriptor], milliseconds: 0).isEmpty
    }

    private func passTime(_ deadline: ContinuousClock.Instant?) {
        let now = ContinuousClock.now
        take(decoder.passTime(to: now))
        if let deadline, deadline <= now { pending.append(.deadline) }
    }

    private func receive() {
        guard let bytes = TerminalDevice(descriptor: input).read() else {
            isHungUp = true
            return
        }
        take(decoder.decode(bytes, at: .now))
    }

    private func take(_ events: [InputEvent]) {
        for event in events {
            pending.append(.input(event))
            if case .reply(let reply) = event { take(reply) }
        }
    }

    private func take(_ reply: TerminalReply) {
        switch reply {
        case .mode(2026, isKnown: true):
            modes.isSynchronized = true
            arm()
        case .keyboardFlags:
            queries.hasKeyboardFlags = true
        case .deviceAttributes:
            queries.answered()
            guard isEntered, queries.hasKeyboardFlags, !modes.hasKeyboardFlags else { return }
            modes.hasKeyboardFlags = true
            arm()
            write(Array(ScreenModes.pushKeyboardFlags.utf8))
        case .theme:
            ask([TerminalQuery.background])
        case .mode, .background:
            break
        }
    }

    private func take(signal: Int32) {
        switch signal {
        case SIGWINCH:
            let size = size
            guard size != reportedSize else { return }
            reportedSize = size
            pending.append(.resized(size))
        case SIGTSTP: pending.append(.stopRequested)
        case SIGCONT: reenter()
        default: pending.append(.terminated(signal: signal))
        }
    }

    /// Enters the screen anew: after a stop that was not announced the shell may have changed everything.
    private func reenter() {
        guard isEntered else { return }
        rawMode.enable()
        write(modes.leave + modes.enter)
        reportedSize = size
        pending.append(.resumed(reportedSize))
    }

    /// Sends all queries once.
    private func ask() {
        guard isEntered, !queries.hasBegun else { return }
        let synchronized =
            options.asksForSynchronizedOutput ? [TerminalQuery.synchronizedOutput] : []
        ask(synchronized + [TerminalQuery.background, TerminalQuery.keyboardFlags])
    }

    private func ask(_ questions: [String]) {
        queries.asked()
        write(Array((questions + [TerminalQuery.deviceAttributes]).joined().utf8))
    }

    private func discardAnswers() {
        guard !isHungUp, queries.isWaiting else { return }
        while queries.isWaiting, let left = queries.deadline?.millisecondsFromNow, left > 0 {
            guard Readiness.wait(for: [input], milliseconds: left).contains(input) else { continue }
            guard let bytes = TerminalDevice(descriptor: input).read() else { break }
            for case .reply(.deviceAttributes) in decoder.decode(bytes, at: .now) { queries.answered() }
        }
        tcflush(input, TCIFLUSH)
    }

    private func arm() {
        if isEntered { crash.arm(output, modes.leave, rawMode.found, errors) }
    }

    private static func size(of output: Int32) -> Size {
        TerminalDevice(descriptor: output).windowSize ?? Size(columns: 80, rows: 24)
    }
}
