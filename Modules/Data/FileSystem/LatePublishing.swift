import Synchronization
public import TrackerDomain

/// Lets a command give its answer once its change is safe in the library, and publish it for other machines after that.
public final class LatePublishing: Sendable {
    private struct State {
        var isAwaited = false
        var work: (@Sendable () -> [StoreWarning])?
    }

    private let state = Mutex(State())

    public init() {}

    /// From here on the store leaves publishing to `finish`, where nothing else depends on it.
    public func begin() { state.withLock { $0.isAwaited = true } }

    /// Publishes what was left.
    ///
    /// - Returns: What the person is to be told of it.
    public func finish() -> [StoreWarning] {
        let work = state.withLock { state in
            defer { state = State() }
            return state.work
        }
        return work?() ?? []
    }

    /// - Returns: False if nobody calls `finish`, or has other work to do then.
    func leave(_ work: @escaping @Sendable () -> [StoreWarning]) -> Bool {
        state.withLock { state in
            guard state.isAwaited, state.work == nil else { return false }
            state.work = work
            return true
        }
    }
}
