import TrackerData
import TrackerDomain

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Carries out one of the tasks that `Scripts/bench` gives.
func answer(_ words: ArraySlice<String>) throws -> String {
    var words = words
    func next(_ name: String) throws -> String {
        guard let word = words.popFirst() else { throw Failure("\(name) is missing") }
        return word
    }
    func nextRounds() throws -> Int {
        guard let rounds = Int(try next("rounds")), rounds > 0 else { throw Failure("no number of rounds") }
        return rounds
    }

    /// Goals beside figures; `-` stands for a program or a build that is not there.
    func targets() throws -> String {
        func nextIfAny(_ name: String) throws -> String? {
            let word = try next(name)
            return word == "-" ? nil : word
        }
        let (rounds, root) = (try nextRounds(), try next("folder"))
        let (git, harsh) = (try nextIfAny("git"), try nextIfAny("harsh"))
        let names = try nextIfAny("build before").map { [$0, "now"] } ?? ["now"]
        let builds = names.map { Build($0, in: root) }
        let sizes = Array(words)
        var table = TargetTable(builds: names)
        try TargetBenchmark(
            root: root, builds: builds, sizes: sizes, git: git, harsh: harsh, rounds: rounds
        ).run(into: &table)
        #if os(Linux)
            try AppTargetBenchmark(root: root, builds: builds, sizes: sizes).run(into: &table)
        #else
            table.leaveOut("the app's keys: measured on Linux alone")
        #endif
        return table.text
    }

    let task = try next("task")
    if task == "generate" {
        let sizeText = try next("size")
        guard let size = LibrarySize(sizeText) else { throw Failure("\(sizeText) is no size such as 10x2") }
        let folder = try next("folder")
        let lastDay = words.popFirst().map { $0 == "yesterday" ? Clock.today - 1 : Day(iso: $0) }
        guard let lastDay = lastDay ?? Clock.today - 1 else { throw Failure("the last day is none") }
        let steps = words.popFirst().flatMap { Int($0) } ?? 0
        let library = try GeneratedLibrary(size, lastDay: lastDay)
        let bytes = try library.bytes(steps: steps)
        try Benchmark.library(in: folder).replace(with: bytes)
        return "\(library.completions) completions, \((bytes.count + 1023) / 1024) KiB\n"
    }

    if task == "generate-harsh" {
        try HarshFiles(lastDay: Clock.today - 1).write(in: next("folder"))
        return ""
    }
    if task == "targets" { return try targets() }

    // Two processes whose difference is what a start pays for reading a library.
    if task == "read" {
        let today = Clock.today
        _ = try PropertyListLibraryStore(
            path: next("library"), backups: "",
            environment: StoreEnvironment(
                today: { today }, newIdentifier: { Identifier(high: 0, low: 0) }, dayOfTime: { _ in today })
        ).load()
        return ""
    }
    if task == "nothing" { return "" }

    if task == "figures" { return try LibraryBenchmark.quotaTable(rounds: nextRounds()) }

    let (rounds, tracker, empty) = (try nextRounds(), try next("program"), try next("empty program"))
    let folder = try next("folder")
    switch task {
    case "run":
        let benchmark = Benchmark(
            tracker: tracker, empty: empty, git: words.popFirst(), rounds: rounds, folder: folder)
        let commands = try benchmark.run()
        // Only now, as what this process holds would count as the commands' memory.
        let library = try LibraryBenchmark(Benchmark.library(in: folder), rounds: rounds)
        return try commands + "\n"
            + library.table(
                hasGoals: folder.hasSuffix("1000x20"), hasExchangeGoals: folder.hasSuffix("100x10"))
    case "app":
        return try AppBenchmark(
            tracker: tracker, empty: empty, folder: folder, rounds: rounds
        ).run()
    case "grow":
        return try GrowthBenchmark(
            tracker: tracker, empty: empty, folders: [folder] + words, rounds: rounds
        ).run()
    default: throw Failure("\(task) is no task")
    }
}

do {
    print(try answer(CommandLine.arguments.dropFirst()), terminator: "")
} catch {
    let message = Array("benchmark: \(error)\n".utf8)
    write(STDERR_FILENO, message, message.count)
    exit(1)
}
