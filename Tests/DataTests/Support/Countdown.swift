import Synchronization

/// A condition that is true the first few times.
final class Countdown: Sendable {
    private let left: Mutex<Int>

    init(_ count: Int) {
        left = Mutex(count)
    }

    var rest: Int { left.withLock { $0 } }

    func tick() -> Bool {
        left.withLock { left in
            left -= 1
            return left >= 0
        }
    }
}
