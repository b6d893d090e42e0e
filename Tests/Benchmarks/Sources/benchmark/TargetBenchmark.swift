/// Measures what has a goal: commands on libraries of several sizes, in turn with the empty program.
struct TargetBenchmark {
    /// The folder of the libraries, each in a folder called by its size, and of the programs.
    let root: String
    /// This build; before it an earlier one to compare with, if there is one.
    let builds: [Build]
    /// The sizes whose goals are measured.
    let sizes: [String]
    /// Nil if it is not installed.
    let git: String?
    let harsh: String?
    /// Of the smallest library; fewer of larger ones.
    let rounds: Int

    var empty: Build { Build("empty", in: root) }
    var now: Build { builds[builds.count - 1] }

    /// The figure of this build, beside none of the earlier one.
    func ofThisBuild(_ figure: Double) -> [Double] {
        Array(repeating: .nan, count: builds.count - 1) + [figure]
    }

    func run(into table: inout TargetTable) throws {
        if sizes.contains("10x2") { try measureSmall(&table) }
        if sizes.contains("100x10") {
            try measureMiddle(&table)
            try measureSums(&table)
            try measureHarsh(&table)
        }
        if sizes.contains("1000x20") { try measureLarge(&table) }
    }

    private func measureSmall(_ table: inout TargetTable) throws {
        let environment = Benchmark.environment(in: folder("10x2"))
        var groups = [empty.contenders([], environment)] + builds.map { $0.contenders(["list"], environment) }
        if let git {
            groups.append([Contender("git", Program(path: git, arguments: ["--version"], environment: []))])
        }
        let times = try times(groups, rounds: rounds)
        let lists = times[1...builds.count]
        table.add(.listSmall, lists.map { $0 / times[0] })
        if let git = times.dropFirst(builds.count + 1).first {
            table.add(.listBesideGit, lists.map { $0 / git })
        } else {
            table.leaveOut("git: not installed")
        }
        try measureInStep(&table)
    }

    private func measureMiddle(_ table: inout TargetTable) throws {
        let rounds = max(rounds / 2, 3)
        for (size, list, done) in [
            ("100x10", Target.list, Target.done), ("100x10-mixed", .listMixed, .doneMixed),
        ] {
            table.add(list, try besideEmpty(["list"], in: size, rounds: rounds))
            // Each run finds the same history.
            let history = folder(size + "-steps")
            let library = Benchmark.library(in: history)
            table.add(
                done,
                try besideEmpty(["done", "Habit 1"], in: size + "-steps", rounds: rounds) {
                    try library.copy(from: File(path: "\(history)/Original.plist"))
                })
        }
        table.add(.stats, try besideEmpty(["stats", "--json"], in: "100x10", rounds: rounds))
        let calendar = ["export", "--format", "ics"]
        table.add(.calendar, try besideEmpty(calendar, in: "100x10", rounds: max(rounds / 2, 3)))
        table.add(.calendarPeak, try peaks(calendar, in: "100x10"))
        table.add(.table, try imports(in: "100x10", rounds: max(rounds / 2, 3)))
    }

    /// Sums of this build beside quotas.
    private func measureSums(_ table: inout TargetTable) throws {
        for (target, words) in [(Target.sumsInList, ["list"]), (.sumsInStats, ["stats", "--json"])] {
            let times = try times(
                ["100x10-some-quotas", "100x10-some-sums"].map {
                    now.contenders(words, Benchmark.environment(in: folder($0)))
                }, rounds: max(rounds / 2, 3))
            table.add(target, ofThisBuild(times[1] / times[0]))
        }
    }

    private func measureLarge(_ table: inout TargetTable) throws {
        let rounds = max(rounds / 5, 3)
        table.add(.listLarge, try besideEmpty(["list"], in: "1000x20", rounds: rounds))
        table.add(.listLargeMixed, try besideEmpty(["list"], in: "1000x20-mixed", rounds: rounds))
        table.add(.statsLarge, try besideEmpty(["stats", "--json"], in: "1000x20", rounds: rounds))
        table.add(.listPeak, try peaks(["list"], in: "1000x20-mixed"))
    }

    /// The time of a table beside that of the program's own document of the same library.
    private func imports(in size: String, rounds: Int) throws -> [Double] {
        let folder = folder(size)
        let environment = Benchmark.environment(in: folder)
        let imported = File(path: "\(folder)/Imported.plist")
        var groups: [[Contender]] = []
        for format in ["csv", "json"] {
            let file = "\(folder)/export.\(format)"
            for contender in builds[0].contenders(["export", file, "--yes"], environment).prefix(1) {
                _ = try contender.run()
            }
            groups += builds.map {
                $0.contenders(["import", "--library", imported.path, file], environment) {
                    try imported.remove()
                }
            }
        }
        let times = try times(groups, rounds: rounds)
        return zip(times.prefix(builds.count), times.dropFirst(builds.count)).map { $0 / $1 }
    }

    /// harsh's own habits and days, brought into a library.
    private func measureHarsh(_ table: inout TargetTable) throws {
        guard let harsh else { return table.leaveOut("harsh: not installed") }
        let folder = folder("harsh")
        var environment = Benchmark.environment(in: folder)
        environment["HARSHPATH"] = "\(folder)/harsh"
        for contender in builds[0].contenders(["import", "\(folder)/harsh"], environment).prefix(1) {
            _ = try contender.run()
        }
        let todo = Program(
            path: harsh, arguments: ["todo"], environment: environment.map { "\($0.key)=\($0.value)" })
        let times = try times(
            [[Contender("harsh todo", todo)]] + builds.map { $0.contenders(["list"], environment) },
            rounds: max(rounds / 2, 3))
        table.add(.harsh, times.dropFirst().map { times[0] / $0 })
    }

    func folder(_ size: String) -> String { "\(root)/\(size)" }

    private func besideEmpty(
        _ words: [String], in size: String, rounds: Int, restore: @escaping () throws -> Void = {}
    ) throws -> [Double] {
        let environment = Benchmark.environment(in: folder(size))
        let times = try times(
            [empty.contenders([], environment)]
                + builds.map { $0.contenders(words, environment, restore: restore) },
            rounds: rounds)
        return times.dropFirst().map { $0 / times[0] }
    }

    /// The processor time of each group of copies: the least of their medians.
    func times(_ groups: [[Contender]], rounds: Int) throws -> [Double] {
        let standings = try race(groups, rounds: rounds, peakRounds: 0)
        return standings.map { $0.compactMap { $0.processor?.median }.min() ?? .nan }
    }

    /// The peak memory of a command for each build, in MiB.
    private func peaks(_ words: [String], in size: String) throws -> [Double] {
        let environment = Benchmark.environment(in: folder(size))
        let standings = try race(
            builds.map { $0.contenders(words, environment) }, rounds: 1, peakRounds: 1)
        return standings.map { ($0.compactMap { $0.peak?.median }.min() ?? .nan) / 1024 }
    }

    func race(_ groups: [[Contender]], rounds: Int, peakRounds: Int) throws -> [[TrackerStatus]] {
        let spacer = Program(path: empty.paths[0], arguments: [], environment: [])
        var standings = try Race(
            contenders: groups.flatMap(\.self), spacer: spacer, rounds: rounds, peakRounds: peakRounds
        ).standings()[...]
        return groups.map { group in
            defer { standings.removeFirst(group.count) }
            return Array(standings.prefix(group.count))
        }
    }
}
