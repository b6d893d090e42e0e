/// What all the runs of a contender took.
struct TrackerStatus {
    let name: String
    let wall: Distribution
    let processor: Distribution?
    let peak: Distribution?
}
