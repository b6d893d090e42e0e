/// What it costs to be in step, of this build alone.
extension TargetBenchmark {
    func measureInStep(_ table: inout TargetTable) throws {
        let (never, inStep) = (environment("10x2"), environment("10x2-step"))
        let lists = try times(
            [never, environment("10x2-first"), inStep].map { now.contenders(["list"], $0) }, rounds: rounds)
        table.add(.listInStep, ofThisBuild(lists[2] / lists[1]))
        table.add(.listOutOfStep, ofThisBuild(lists[2] / lists[0]))

        func undoing(_ environment: [String: String]) -> [Contender] {
            now.contenders(["done", "Habit 1"], environment) {
                _ = try now.contenders(["undo"], environment)[0].run()
            }
        }
        let standings = try race(
            [never, environment("10x2-off"), inStep].map(undoing), rounds: rounds, peakRounds: 0)
        let walls = standings.map { $0.map(\.wall.median).min() ?? .nan }
        table.add(.doneInStep, ofThisBuild(walls[2] / walls[1]))
        table.add(.doneOutOfStep, ofThisBuild(walls[2] / walls[0]))

        // Listing writes nothing, so what is new is taken in each time.
        let taking = try times(
            [
                empty.contenders([], never), now.contenders(["list"], environment("20x10-step")),
                now.contenders(["list"], environment("20x10-new")),
            ], rounds: max(rounds / 2, 3))
        table.add(.takingIn, ofThisBuild((taking[2] - taking[1]) / taking[0]))
    }

    private func environment(_ size: String) -> [String: String] {
        Benchmark.environment(in: folder(size))
    }
}
