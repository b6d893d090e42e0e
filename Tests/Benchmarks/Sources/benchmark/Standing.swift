/// What all the runs of a contender took.
struct Standing {
    let name: String
    let wall: Distribution
    let processor: Distribution?
    let peak: Distribution?
}
