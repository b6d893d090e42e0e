#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Carries out one of the two tasks that `Scripts/bench` gives.
func answer(_ words: ArraySlice<String>) throws -> String {
    var words = words
    func next(_ name: String) throws -> String {
        guard let word = words.popFirst() else { throw Failure("\(name) is missing") }
        return word
    }

    switch try next("task") {
    case "generate":
        let sizeText = try next("size")
        guard let size = LibrarySize(sizeText) else { throw Failure("\(sizeText) is no size such as 10x2") }
        let folder = try next("folder")
        let lastDay = words.popFirst().map { Day(iso: $0) } ?? Clock.today - 1
        guard let lastDay else { throw Failure("the last day is none") }
        let library = GeneratedLibrary(size, lastDay: lastDay)
        try Benchmark.library(in: folder).replace(with: library.bytes)
        return "\(library.completions) completions, \((library.bytes.count + 1023) / 1024) KiB\n"
    case "run":
        guard let rounds = Int(try next("rounds")), rounds > 0 else { throw Failure("no number of rounds") }
        let folder = try next("folder")
        let tracker = try next("program")
        return try Benchmark(
            tracker: tracker, empty: try next("empty program"), git: words.popFirst(), rounds: rounds,
            folder: folder
        ).run()
    case let task: throw Failure("\(task) is no task")
    }
}

do {
    print(try answer(CommandLine.arguments.dropFirst()), terminator: "")
} catch {
    let message = Array("bench: \(error)\n".utf8)
    write(STDERR_FILENO, message, message.count)
    exit(1)
}
