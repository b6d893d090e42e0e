import DeskKit
import TestKit
import Testing
import TrackerCLI
import TrackerDomain

/// The keys of `--json` that the manual lists, against what the commands print.
@Suite struct PrintedKeysTests {
    @Test("N29, LST-1: the manual lists the keys that the commands print, all of them and no other")
    func printed() throws {
        for document in JSONDocument.all {
            let printed = try Self.lines[document.command, default: []].reduce(into: Set<String>()) {
                $0.formUnion(try Self.paths(printedBy: $1))
            }
            let listed = Self.paths(inBrief: document.json)
            #expect(printed.subtracting(listed).sorted() == [], "\(document.command)")
            #expect(listed.subtracting(printed).sorted() == [], "\(document.command)")
        }
    }

    @Test(
        "N29: every document but that of an error, which the text above the list describes, is in the manual")
    func all() {
        #expect(JSONDocument.all.map(\.schema).sorted() == JSONSchema.names.filter { $0 != "error" }.sorted())
    }

    @Test("keys in brief are those of nested objects, behind the key that holds them")
    func brief() {
        #expect(
            Self.paths(inBrief: "a b{c d[e f{g}]} h") == [
                "a", "b", "b.c", "b.d", "b.d.e", "b.d.f", "b.d.f.g", "h",
            ])
        #expect(Self.paths(inBrief: "") == [])
    }

    /// What is run for each document, so that every key of it appears.
    private static let lines: [String: [[String]]] = [
        "list": [["list"], ["list", "--date", "2026-03-20"], ["list", "--search", "nothing"]],
        "show": ["Gym", "Plants", "Rent", "Swim", "Jog", "Exam", "Read", "Run"].map { ["show", $0] },
        "log": [["log"]],
        "notes": [["notes"]],
        "stats": [["stats"], ["stats", "--year", "2026"]],
        "calendar": [["calendar"]],
        "category list": [["category", "list"]],
        "history": [["history"]],
        "config list": [["config", "list"]],
        "config get": [["config", "get", "theme"]],
        "config set, config unset": [["config", "set", "theme", "dark", "--dry-run"]],
        "paths": [["paths"]],
        "doctor": [["doctor"]],
        "sync status": [["sync", "status"]],
        "sync, sync take": [["sync"]],
        "sync on": [["sync", "on", "/sync", "--name", "desk", "--dry-run"]],
        "sync off": [["sync", "off", "--dry-run"]],
        "sync forget": [["sync", "forget", "old-pi", "--dry-run"]],
        "sync log": [["sync", "log"]],
        "remind": [["remind", "--at", "7:00", "--dry-run"], ["remind"]],
        "restore": [["restore"]],
        "backup": [["backup", "--dry-run"]],
        "add, done, ...": [["done", "Gym", "--dry-run"]],
        "import": [["import", "in.csv", "--keep-going", "--dry-run"]],
        "export FILE": [["export", "out.json"]],
        "export": [["export"]],
    ]

    /// A habit of each rule, with everything that a document may tell.
    private static func shell() throws -> Shell {
        let shell = try WorkedExample.shell()
        var status = try FakeSync.ofThree.status()
        status?.findings = [.noFolder(path: "/sync")]
        let sync = FakeSync(status)
        let (run, yesterday) = (try #require(Identifier(WorkedExample.run)), DaySet([shell.today - 1]))
        let arrival = MergeReport.Arrival(machine: "phone", changes: [.completed(run, yesterday)])
        sync.set(\.takenIn, to: MergeReport(arrival.changes, arrivals: [arrival]))
        shell.sync = sync
        for (name, rule) in [
            ("Gym", ["--schedule", "3/week"]), ("Plants", ["--schedule", "3d"]),
            ("Rent", ["--schedule", "month:1,20"]), ("Swim", ["--schedule", "4/10d"]),
            ("Jog", ["--goal", "30 km a week"]), ("Exam", ["--event"]),
            ("Read", ["--schedule", "daily", "--goal", "20 pages"]),
        ] {
            shell.run(["add", name, "--category", "Home"] + rule)
        }
        shell.tracker("done", "Jog", "--amount", "2.5")
        shell.tracker("note", "Run", "Windy")
        shell.tracker("pause", "Plants", "--from", "2026-03-09", "--until", "2026-03-11")
        shell.tracker("remind", "--at", "20:00", "--yes")
        shell.run(["category", "move", "Sport", "--first"])
        shell.tracker("backup")
        shell.tracker("pin", "Run")
        shell.tracker("undo")
        return shell
    }

    private static func paths(printedBy line: [String]) throws -> Set<String> {
        let shell = try shell()
        try shell.home.write(
            Array("date,name,value,weather\n2026-03-07,Walk,5,wet\n2026-02-30,Run,1,dry\n".utf8), to: "in.csv"
        )
        if line == ["doctor"] { try shell.home.write("Dear diary", to: shell.libraryPath) }
        let typed = line.map { $0.contains(".") ? shell.home.path($0) : $0 }
        let output = shell.run(typed + ["--json"]).output
        return paths(in: try ParsedJSON(output)).subtracting(["schemaVersion"])
    }

    /// The paths of all keys of a document, but for days: those are values.
    private static func paths(in document: ParsedJSON) -> Set<String> {
        var paths = Set(document.items.flatMap(Self.paths))
        for member in document.members where Int(member.key.prefix(4)) == nil {
            paths.insert(member.key)
            paths.formUnion(Self.paths(in: member.value).map { member.key + "." + $0 })
        }
        return paths
    }

    private static func paths(inBrief text: String) -> Set<String> {
        var (paths, holders): (Set<String>, [String]) = ([], [])
        var key = ""
        func finish() {
            if !key.isEmpty { paths.insert((holders + [key]).joined(separator: ".")) }
        }
        for character in text + " " {
            switch character {
            case "{", "[":
                finish()
                holders.append(key)
                key = ""
            case "}", "]":
                finish()
                holders.removeLast()
                key = ""
            case " ":
                finish()
                key = ""
            default: key.append(character)
            }
        }
        return paths
    }
}
