/// The app: the first frame, and doing nothing.
struct AppBenchmark {
    let tracker: String
    let empty: String
    /// Of a hundred trackers.
    let folder: String
    let rounds: Int

    private static let idleSeconds: Int32 = 10

    func run() throws -> String {
        let frame = try firstFrame()
        let app = try start(in: folder)
        let moves = try (0..<40).map { _ in try app.press("\u{1B}[B") }
        let idle = try app.idle(seconds: Self.idleSeconds)
        try app.quit()
        let processor = Distribution(moves.map(\.processor))
        let wall = Distribution(moves.map(\.wall))
        return GoalTable(
            title: "the app, 80 × 24",
            goals: frame + [
                Goal("focus move, ms of processor: median", (processor?.median ?? 0) * 1000, atMost: 2),
                Goal("most", (processor?.maximum ?? 0) * 1000, atMost: 2),
                Goal("focus move, ms from key to last byte: median", (wall?.median ?? 0) * 1000),
                Goal(
                    "idle for \(Self.idleSeconds) s, wake-ups: one each 2 s", idle.wakeups,
                    atMost: Double(Self.idleSeconds / 2), places: 0),
                Goal("idle for \(Self.idleSeconds) s, ms of processor", idle.processor * 1000),
            ]
        ).text
    }

    private func firstFrame() throws -> [Goal] {
        let emptyProgram = Program(path: empty, arguments: [], environment: [])
        let itself = CommandLine.arguments[0]
        let reading = Program(
            path: itself, arguments: ["read", Benchmark.library(in: folder).path], environment: [])
        let notReading = Program(path: itself, arguments: ["nothing"], environment: [])
        var frames: [AppOnTerminal.FrameCost] = []
        var (empties, readings, others): ([Double], [Double], [Double]) = ([], [], [])
        for _ in 0..<rounds {
            try empties.append(emptyProgram.run().processor ?? .nan)
            try readings.append(reading.run().processor ?? .nan)
            try others.append(notReading.run().processor ?? .nan)
            let app = try start(in: folder)
            frames.append(app.firstFrame)
            try app.quit()
        }
        guard let processor = Distribution(frames.map(\.processor)),
            let wall = Distribution(frames.map(\.wall)),
            let empty = Distribution(empties), let read = Distribution(readings),
            let other = Distribution(others)
        else { return [] }
        let firstReading = read.median - other.median
        let limit = 3 * empty.median + firstReading
        return [
            Goal("E, ms of processor", empty.median * 1000),
            Goal("a first reading, ms of processor", firstReading * 1000),
            Goal(
                "first frame, ms of processor: 3 × E and a first reading", processor.median * 1000,
                atMost: limit * 1000),
            Goal("first frame, ms from start to last byte: median", wall.median * 1000),
        ]
    }

    private func start(in folder: String) throws -> AppOnTerminal {
        try AppOnTerminal(tracker, environment: Benchmark.environment(in: folder))
    }
}
