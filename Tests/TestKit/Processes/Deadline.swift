/// A time at which waiting has failed.
struct Deadline {
    private let moment: ContinuousClock.Instant

    init(in duration: Duration) {
        moment = .now + duration
    }

    /// The time left for `poll`, rounded up, so that 0 means that the deadline has passed.
    var millisecondsLeft: Int32 {
        let left = ContinuousClock.now.duration(to: moment)
        guard left > .zero else { return 0 }
        return Int32(clamping: Int(left / .milliseconds(1)) + 1)
    }

    var hasPassed: Bool {
        millisecondsLeft == 0
    }
}
