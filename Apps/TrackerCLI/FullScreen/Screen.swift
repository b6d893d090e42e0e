import Terminal
import TrackerDomain
import TrackerPresentation

/// The contents of the terminal and their updates.
@MainActor
struct Screen {
    private let terminal: TerminalSession
    private var encoder: FrameEncoder
    private let driver: AppDriver
    private var size: Size
    private var shown: Frame
    /// The terminal may show anything, after a resize, a stop, or Ctrl-L.
    private var isLost = true

    init(terminal: TerminalSession, encoder: FrameEncoder, driver: AppDriver) {
        self.terminal = terminal
        self.encoder = encoder
        self.driver = driver
        size = terminal.size
        shown = Frame(size: size)
    }

    /// Handles one reason to wake up; returns the exit code if it is the end.
    mutating func take(_ wakeup: Wakeup) -> ExitCode? {
        switch wakeup {
        case .input(.reply(.background(let color))): driver.take(background: color)
        case .input(let event): driver.handle(event)
        case .resized(let size), .resumed(let size):
            self.size = size
            isLost = true
        case .stopRequested: driver.controller.handle(.suspend)
        case .terminated(let signal): return .terminated(signal: signal)
        case .hungUp: return .terminated(signal: 1)
        case .deadline: break
        }
        let requests = driver.controller.requests
        if requests.repaint {
            requests.repaint = false
            isLost = true
        }
        if requests.suspend {
            requests.suspend = false
            terminal.suspend()
        }
        return driver.model.hasQuit ? .done : nil
    }

    /// Writes what differs from what is shown, in one go.
    mutating func draw(anew: Bool = false) {
        let frame = driver.render(size)
        terminal.usesMouse = driver.model.preferences.isOn(.mouse)
        encoder.isSynchronized = terminal.isSynchronized
        terminal.write(anew || isLost ? encoder.repaint(frame) : encoder.update(from: shown, to: frame))
        shown = frame
        isLost = false
    }
}
