/// The animation of a perfect day, by the clock that the loop hands in.
package struct Celebration {
    private static let duration = Duration.seconds(1)
    private static let frames = 16

    private var start: ContinuousClock.Instant?
    /// The part that has passed, from 0 to less than 1; nil while nothing moves.
    package private(set) var progress: Double?
    /// When the next frame is due; nil while nothing moves.
    package private(set) var nextFrame: ContinuousClock.Instant?

    package init() {}

    /// Moves on to a moment; to be asked before each frame.
    ///
    /// - Parameter isWanted: False ends it at once.
    /// - Returns: True if it has just come to its end.
    package mutating func advance(isWanted: Bool, to now: ContinuousClock.Instant) -> Bool {
        guard isWanted else {
            self = Celebration()
            return false
        }
        let start = start ?? now
        let frame = Int((now - start) / (Self.duration / Self.frames))
        guard frame < Self.frames else {
            self = Celebration()
            return true
        }
        self.start = start
        progress = Double(frame) / Double(Self.frames)
        nextFrame = start + Self.duration / Self.frames * (frame + 1)
        return false
    }
}
