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
    private static let gitName = "git --version"
    private static let listName = "tracker list"
    private static let statsName = "tracker stats"
    private static let doneName = "tracker done"
    private static let writeName = "write, fsync, rename"

    func run() throws -> String {
        let standings = try Race(contenders: contenders, spacer: program(empty), rounds: rounds).standings()
        return Table(standings: standings).text + "\n" + comparisons(standings) + busyNote(standings)
    }

    /// Where the library stands below a folder.
    static func library(in folder: String) -> File { File(path: "\(folder)/tracker/Library.plist") }

    private var contenders: [Contender] {
        let git = git.map { Contender(Self.gitName, program($0, "--version")) }
        return [Contender(Self.emptyName, program(empty))] + (git.map { [$0] } ?? []) + [
            Contender("tracker --version", program(tracker, "--version")),
            Contender(Self.listName, program(tracker, "list")),
            Contender(Self.statsName, program(tracker, "stats")),
            Contender(Self.doneName, program(tracker, "done", "Habit 1")) {
                _ = try program(tracker, "undo").run()
            },
            Contender(Self.writeName, run: writeCopy),
        ]
    }

    private func program(_ path: String, _ words: String...) -> Program {
        Program(
            path: path, arguments: words,
            environment: [
                "HOME=\(folder)", "LANG=en_US.UTF-8", "XDG_DATA_HOME=\(folder)", "XDG_CONFIG_HOME=\(folder)",
                "XDG_STATE_HOME=\(folder)",
            ])
    }

    /// What no save can do without, with the bytes that `done` saves.
    private func writeCopy() throws -> Cost {
        let bytes = try Self.library(in: folder).bytes()
        let began = Clock.now
        try File(path: "\(folder)/copy").replace(with: bytes)
        return Cost(wall: Clock.now - began)
    }

    /// The empty program takes the same time each time unless others want the processor.
    private func busyNote(_ standings: [Standing]) -> String {
        guard let wall = standings.first?.wall, wall.median > 1.3 * wall.minimum else { return "" }
        return "The machine was busy: wall times mean little here, processor times more.\n"
    }

    /// What the medians of the rows say about each other.
    private func comparisons(_ standings: [Standing]) -> String {
        func median(_ name: String) -> Double? { standings.first { $0.name == name }?.wall.median }
        var lines = ""
        func add(_ label: String, _ value: Double?, _ base: Double?) {
            guard let value, let base else { return }
            lines += "\(label): \(Decimal.text(value / base, places: 2))\n"
        }
        let list = median(Self.listName)
        add("list / git --version", list, median(Self.gitName))
        add("stats / list", median(Self.statsName), list)
        if let list, let write = median(Self.writeName) {
            add("done / (2 × list + write, fsync, rename)", median(Self.doneName), 2 * list + write)
        }
        return lines
    }
}
