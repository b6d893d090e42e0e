extension ContinuousClock.Instant {
    /// Rounded up, so that waiting so long does not end before the moment; 0 if it has passed.
    var millisecondsFromNow: Int32 {
        let left = ContinuousClock.now.duration(to: self)
        guard left > .zero else { return 0 }
        let (seconds, attoseconds) = left.components
        return Int32(clamping: seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
