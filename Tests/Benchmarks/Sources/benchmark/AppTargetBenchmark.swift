/// Measures the keys of the full-screen app that have a goal, for each build.
struct AppTargetBenchmark {
    /// As for the commands.
    let root: String
    let builds: [Build]
    let sizes: [String]

    func run(into table: inout TargetTable) throws {
        if sizes.contains("100x10") {
            let moves = try builds.map { try self.moves(of: $0) }
            table.add(.move, moves.map(\.median))
            table.add(.moveMost, moves.map(\.maximum))
        }
        if sizes.contains("1000x20") {
            let marks = try builds.map { try self.marks(of: $0) }
            table.add(.mark, marks.map { $0.processor.median * 1000 })
            table.add(.markWall, marks.map { $0.wall.median * 1000 })
            table.add(.save, marks.map { $0.saved.median * 1000 })
            table.add(.search, try builds.map { try searchKeys(of: $0).median * 1000 })
        }
    }

    /// The bytes of the focus's moves down the list.
    private func moves(of build: Build) throws -> Distribution {
        let app = try start(build, in: "100x10")
        let moves = try (0..<40).map { _ in try app.press("\u{1B}[B") }
        try app.quit()
        return try distribution(moves.map(\.bytes))
    }

    /// The seconds of marks and of taking them back.
    private func marks(
        of build: Build
    ) throws -> (processor: Distribution, wall: Distribution, saved: Distribution) {
        let library = Benchmark.library(in: "\(root)/1000x20")
        let app = try start(build, in: "1000x20")
        let costs = try (0..<10).map { _ in try app.press(" ", writing: library) }
        try app.quit()
        return try (
            distribution(costs.map(\.frame.processor)), distribution(costs.map(\.frame.wall)),
            distribution(costs.map(\.saved))
        )
    }

    /// The processor time of a search from all thousand down to one and back.
    private func searchKeys(of build: Build) throws -> Distribution {
        let app = try start(build, in: "1000x20-mixed")
        _ = try app.press("/")
        let word = "habit 999"
        let keys = word.map(String.init) + word.map { _ in "\u{7F}" }
        let costs = try keys.map { try app.press($0) }
        _ = try app.press("\u{1B}")
        try app.quit()
        return try distribution(costs.map(\.processor))
    }

    private func start(_ build: Build, in size: String) throws -> AppOnTerminal {
        try AppOnTerminal(build.paths[0], environment: Benchmark.environment(in: "\(root)/\(size)"))
    }

    private func distribution(_ values: [Double]) throws -> Distribution {
        guard let distribution = Distribution(values) else { throw Failure("nothing was measured") }
        return distribution
    }
}
