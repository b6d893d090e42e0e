/// The program's commands beside an empty program, on the library of a folder.
struct Benchmark {
    /// The program, and an empty one built in the same way.
    let tracker: String
    let empty: String
    /// Another program that starts often and does little; nil where there is none.
    let git: String?
    let rounds: Int
    /// Stands for the user's folders of data, settings and state.
    let folder: String

    private static let emptyName = "empty program (E)"
    private static let versionName = "tracker --version"
    private static let gitName = "git --version"
    private static let listName = "tracker list"
    private static let statsName = "tracker stats"
    private static let reportName = "tracker report -"
    private static let calendarName = "tracker export --format ics"
    private static let importName = "tracker import"
    private static let doneName = "tracker done"
    private static let writeName = "write, fsync, rename"

    func run() throws -> String {
        _ = try program(tracker, "export", "--yes", jsonPath).run()
        let standings = try race(contenders)
        return Table(standings: standings).text + busyNote(standings) + "\n" + goals(standings).text
    }

    /// What the commands alone take.
    func commands() throws -> [TrackerStatus] {
        try race(contenders.filter { [Self.listName, Self.statsName, Self.doneName].contains($0.name) })
    }

    private func race(_ contenders: [Contender]) throws -> [TrackerStatus] {
        try Race(contenders: contenders, spacer: program(empty), rounds: rounds).standings()
    }

    /// The user's folders and language, for a program in a folder of its own.
    static func environment(in folder: String) -> [String: String] {
        [
            "HOME": folder, "LANG": "en_US.UTF-8", "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder,
            "XDG_STATE_HOME": folder,
        ]
    }

    /// Where the library stands below a folder.
    static func library(in folder: String) -> File { File(path: "\(folder)/tracker/Library.plist") }

    private var contenders: [Contender] {
        let git = git.map { Contender(Self.gitName, program($0, "--version")) }
        return [Contender(Self.emptyName, program(empty))] + (git.map { [$0] } ?? []) + [
            Contender(Self.versionName, program(tracker, "--version")),
            Contender(Self.listName, program(tracker, "list")),
            Contender(Self.statsName, program(tracker, "stats")),
            Contender(Self.reportName, program(tracker, "report", "-")),
            Contender(Self.doneName, program(tracker, "done", "Habit 1")) {
                _ = try program(tracker, "undo").run()
            },
            Contender(Self.calendarName, program(tracker, "export", "--format", "ics")),
            Contender(Self.importName, program(tracker, "import", "--library", imported.path, jsonPath)) {
                try imported.remove()
            },
            Contender(Self.writeName, run: writeCopy),
        ]
    }

    /// The library as JSON, and what it is brought into.
    private var jsonPath: String { "\(folder)/export.json" }
    private var imported: File { File(path: "\(folder)/Imported.plist") }

    private func program(_ path: String, _ words: String...) -> Program {
        Program(
            path: path, arguments: words,
            environment: Self.environment(in: folder).map { "\($0.key)=\($0.value)" }.sorted())
    }

    /// What no save can do without, with the bytes that `done` saves.
    private func writeCopy() throws -> Cost {
        let bytes = try Self.library(in: folder).bytes()
        let began = Clock.now
        try File(path: "\(folder)/copy").replace(with: bytes)
        return Cost(wall: Clock.now - began)
    }

    /// The empty program takes the same time each time unless others want the processor.
    private func busyNote(_ standings: [TrackerStatus]) -> String {
        guard let wall = standings.first?.wall, wall.median > 1.3 * wall.minimum else { return "" }
        return "The device was busy: wall times mean little here, processor times more.\n"
    }

    /// What the medians of the rows say about each other, beside what is asked of them at a size.
    ///
    /// By processor time, as these programs wait for nothing; but a save waits for the disk.
    private func goals(_ standings: [TrackerStatus]) -> GoalTable {
        func wall(_ name: String) -> Double { standings.first { $0.name == name }?.wall.median ?? .nan }
        func processor(_ name: String) -> Double {
            standings.first { $0.name == name }?.processor?.median ?? .nan
        }
        func peak(_ name: String) -> Double { standings.first { $0.name == name }?.peak?.median ?? .nan }
        let size = folder.split(separator: "/").last
        let (empty, list) = (processor(Self.emptyName), processor(Self.listName))
        let goals = [
            Goal("--version / E", processor(Self.versionName) / empty, atMost: 1.3),
            Goal("stats / list", processor(Self.statsName) / list, atMost: 1.2),
            Goal(
                "wall of done / (2 × list + write, fsync, rename)",
                wall(Self.doneName) / (2 * wall(Self.listName) + wall(Self.writeName)), atMost: 1.2),
            Goal(
                "peak of list / of E", peak(Self.listName) / peak(Self.emptyName),
                atMost: size == "10x2" ? 1.6 : nil),
            Goal("report, s", processor(Self.reportName), atMost: size == "100x10" ? 0.3 : nil),
            Goal("peak of report, MiB", peak(Self.reportName) / 1024, atMost: size == "100x10" ? 100 : nil),
            Goal("peak of list, MiB", peak(Self.listName) / 1024, atMost: size == "100x10" ? 24 : nil),
            Goal("peak of import, MiB", peak(Self.importName) / 1024, atMost: size == "100x10" ? 100 : nil),
            Goal(
                "import of JSON / done", processor(Self.importName) / processor(Self.doneName),
                atMost: size == "100x10" ? 3 : nil),
        ]
        return GoalTable(title: "processor and peak, ratios of medians", goals: goals)
    }
}
