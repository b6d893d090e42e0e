public import Observation

/// A program that exchanges through git; closures, so that a test can answer in its place.
public struct ExchangeProgram {
    /// Starts it; returns false if that is impossible.
    public var start: () -> Bool
    /// Nil while it runs, then true if it succeeded.
    public var outcome: () -> Bool?

    public init(start: @escaping () -> Bool, outcome: @escaping () -> Bool?) {
        self.start = start
        self.outcome = outcome
    }
}

/// Exchanges through git by a program beside the app, so that nothing waits: at first, after changes, every five minutes.
@MainActor
@Observable
public final class BackgroundExchange {
    public typealias Instant = ContinuousClock.Instant

    /// What has just become of the exchange.
    public enum Event: Hashable, Sendable {
        case began, succeeded
        /// - `isNews`: True unless the one before failed, too.
        case failed(isNews: Bool)
    }

    private static let interval = Duration.seconds(300)
    private static let pauseAfterChange = Duration.seconds(30)
    /// How often a running program is asked whether it has ended.
    private static let patience = Duration.milliseconds(250)

    public private(set) var isRunning = false
    @ObservationIgnored private let program: ExchangeProgram
    /// True if git carries the folder now.
    @ObservationIgnored private let isWanted: () -> Bool
    /// The next exchange without a reason; nil before the first.
    @ObservationIgnored private var regular: Instant?
    /// The exchange of what was changed or asked for since the last one began.
    @ObservationIgnored private var special: Instant?
    @ObservationIgnored private var hasFailed = false

    public init(_ program: ExchangeProgram, isWanted: @escaping () -> Bool) {
        self.program = program
        self.isWanted = isWanted
    }

    /// Notes a change of the library.
    public func noteChange(at now: Instant) { special = now + Self.pauseAfterChange }

    /// Asks for an exchange as soon as `advance` is called.
    public func request(at now: Instant) { if !isRunning { special = now } }

    /// When `advance` is to be called next.
    public func deadline(after now: Instant) -> Instant {
        if isRunning { return now + Self.patience }
        return [regular, special].compactMap(\.self).min() ?? now
    }

    /// Begins an exchange if it is time for one, or notices its end.
    public func advance(to now: Instant) -> Event? {
        if isRunning {
            guard let isSuccess = program.outcome() else { return nil }
            isRunning = false
            return end(isSuccess)
        }
        guard deadline(after: now) <= now else { return nil }
        (regular, special) = (now + Self.interval, nil)
        guard isWanted() else { return nil }
        guard program.start() else { return end(false) }
        isRunning = true
        return .began
    }

    private func end(_ isSuccess: Bool) -> Event {
        defer { hasFailed = !isSuccess }
        return isSuccess ? .succeeded : .failed(isNews: !hasFailed)
    }

    /// Begins a last exchange as the app ends, which nobody waits for.
    public func finish() {
        if isWanted() { _ = program.start() }
    }
}
