/// What one run of something took.
struct Cost {
    /// Seconds from before the start to after the end.
    var wall: Double
    /// Seconds of processor time, in the program and in the system for it; nil where there is no process.
    var processor: Double?
    /// The most memory that was resident, in KiB.
    var peak: Double?
}
