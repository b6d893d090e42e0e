/// Runs of hits between breaks, over 64-day words from the earliest on.
enum Runs {
    /// Carries a run through one word: each break ends the run, the hits between breaks lengthen it.
    @inline(__always)
    static func extend(_ run: inout Int, longest: inout Int, hits: UInt64, breaks: UInt64) {
        var rest = hits
        var breaks = breaks
        while breaks != 0 {
            let below = (breaks & (0 &- breaks)) &- 1
            run &+= (rest & below).nonzeroBitCount
            longest = max(longest, run)
            run = 0
            rest &= ~below
            breaks &= breaks &- 1
        }
        run &+= rest.nonzeroBitCount
        longest = max(longest, run)
    }
}
