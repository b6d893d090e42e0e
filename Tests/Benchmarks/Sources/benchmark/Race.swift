/// Runs the contenders in turn, A B C A B C …, so that whatever else the device does meets them all.
struct Race {
    let contenders: [Contender]
    /// Runs before each of them and is not counted: without it whoever comes after a save would be slow,
    /// with a cold processor and a busy disk.
    let spacer: Program
    let rounds: Int
    /// Few are enough, as memory varies little.
    var peakRounds = 5

    func standings() throws -> [TrackerStatus] {
        // These come first, while this process is small; they fill the caches for the others too.
        let peaks = try (0..<peakRounds).map { _ in try round { $0.runForPeak } }
        let times = try (0..<rounds).map { _ in try round { $0.run } }
        return contenders.enumerated().compactMap { index, contender in
            let costs = times.compactMap { $0[index] }
            guard let wall = Distribution(costs.map(\.wall)) else { return nil }
            return TrackerStatus(
                name: contender.name, wall: wall, processor: Distribution(costs.compactMap(\.processor)),
                peak: Distribution(peaks.compactMap { $0[index]?.peak }))
        }
    }

    private func round(_ way: (Contender) -> (() throws -> Cost)?) throws -> [Cost?] {
        try contenders.map { contender in
            guard let run = way(contender) else { return nil }
            _ = try spacer.run()
            let cost = try run()
            try contender.restore()
            return cost
        }
    }
}
