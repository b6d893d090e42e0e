/// How a lock is waited for.
public struct Waiting: Sendable {
    /// How long a lock is waited for, in milliseconds.
    package static let patience = 5000

    /// Milliseconds on a clock that never goes back.
    package var now: @Sendable () -> Int
    /// Sleeps a little, never twice the same time: waiting processes must not ask in one rhythm.
    package var pause: @Sendable () -> Void

    package init(now: @escaping @Sendable () -> Int, pause: @escaping @Sendable () -> Void) {
        self.now = now
        self.pause = pause
    }
}
