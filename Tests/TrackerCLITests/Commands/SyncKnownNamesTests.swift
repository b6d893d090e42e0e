import TestKit
import Testing
import TrackerCLI

/// What another device has deleted, renamed or changed meanwhile: names, undo, and habits that both have begun.
@Suite struct SyncKnownNamesTests {
    let (laptop, b): (Shell, Shell)
    private let folder: TemporaryFolder

    init() throws {
        (laptop, b, folder) = (try Shell(), try Shell(), try TemporaryFolder())
        laptop.tracker("add", "Run", "--category", "Sport", "--schedule", "daily", "--goal", "5km")
        laptop.tracker("done", "Run", "5", "--date", "2026-11-19")
        #expect(laptop.tracker("sync", "on", folder.path, "--name", "laptop").code == .done)
        #expect(b.tracker("sync", "on", folder.path, "--name", "b").code == .done)
        #expect(laptop.tracker("sync", "-q").code == .done)
    }

    @Test("STEP-13: a tracker that another device deleted is known, whether that was taken in before or not")
    func deleted() {
        b.tracker("delete", "Run", "--yes")
        let sentence = "Run was deleted on b. Back: tracker restore\n"
        let shown = laptop.tracker("show", "run")
        #expect(shown.code == .couldNot && shown.errors.hasSuffix(sentence), "\(shown.errors)")
        #expect(laptop.tracker("done", "run") == Shell.Run(errors: sentence, code: .couldNot))
        #expect(laptop.tracker("done", "run") == Shell.Run(errors: sentence, code: .couldNot), "told again")
        #expect(
            laptop.tracker("note", "RUN", "x", "--lang", "ru").errors
                == "Удалено на b: Run. Вернуть: tracker restore --lang ru\n")
        let failed = laptop.tracker("done", "run", "--json")
        #expect((failed.output + failed.errors).contains("\"code\":\"notFound\""))
        #expect(laptop.tracker("sync", "log").output.contains("Run deleted (1 day done)"))
    }

    @Test("STEP-13: a tracker that another device renamed is named with the command")
    func renamed() {
        b.tracker("edit", "Run", "--name", "Jog far")
        let sentence = "Run is named Jog far since 20 Nov (b): tracker done \"jog far\" 6\n"
        #expect(laptop.tracker("done", "run", "6") == Shell.Run(errors: sentence, code: .couldNot))
        #expect(
            laptop.tracker("show", "run", "--lang", "ru").errors
                == "Run с 20 ноя называется Jog far (b): tracker show \"jog far\" --lang ru\n")
        #expect(laptop.tracker("done", "jog").code == .done)
        #expect(laptop.tracker("done", "nothing").errors.contains("“nothing”"))
    }

    @Test("STEP-13: a command that fails saves what came in; a reading one tells it each time")
    func failing() {
        b.tracker("add", "Swim", "--category", "Sport", "--schedule", "daily")
        b.tracker("delete", "Run", "--yes")
        let told = "Run was deleted on b (1 day done). Back: tracker undo there, or tracker restore here.\n"
        for _ in 1...2 { #expect(laptop.tracker("list").errors == told) }
        #expect(laptop.tracker("list", "--json").output.contains("\"code\":\"syncDeleted\""))
        #expect(laptop.tracker("done", "Nothing").errors.hasPrefix(told))
        #expect(laptop.tracker("list").errors == "", "it is taken in")
        #expect(laptop.tracker("sync", "log").output.contains("Swim added"))
        #expect(laptop.tracker("sync", "status").output.contains("received today"))
    }

    @Test("STEP-13: a list that is empty since another device deleted everything says so")
    func empty() {
        b.tracker("delete", "Run", "--yes")
        #expect(laptop.tracker("list").output.hasSuffix("\n  Deleted on b: Run. Back: tracker restore\n"))
        laptop.tracker("sync", "-q")
        #expect(
            laptop.tracker("list", "--lang", "ru").output.hasSuffix(
                "\n  Удалено на b: Run. Вернуть: tracker restore --lang ru\n"))
        laptop.tracker("add", "Read", "--category", "Home", "--schedule", "mon")
        #expect(!laptop.tracker("list").output.contains("Deleted on b"))
    }

    /// Lets the laptop act without hearing of b, and b without hearing of it.
    private func apart(_ act: () -> Void) {
        #expect(laptop.tracker("sync", "off").code == .done)
        act()
        #expect(laptop.tracker("sync", "on", folder.path, "--name", "laptop").code == .done)
        b.tracker("sync", "-q")
    }

    @Test("STEP-17: undo names the mark that stays, who holds it, and the command")
    func mark() throws {
        laptop.tracker("add", "Read", "--category", "Home", "--schedule", "daily")
        b.tracker("sync", "-q")
        apart {
            laptop.tracker("done", "Read")
            b.tracker("done", "Read")
        }
        #expect(
            laptop.tracker("undo")
                == Shell.Run(output: "Read, 20 Nov stays done: marked on b, too. tracker undone read\n"))
        #expect(laptop.tracker("undone", "read").code == .done)
    }

    @Test("STEP-17: undo names the value that stands, in both languages and in JSON")
    func field() throws {
        laptop.tracker("add", "Walk", "--category", "Sport", "--schedule", "daily", "--goal", "5km")
        laptop.tracker("edit", "Walk", "--goal", "6km")
        b.tracker("edit", "Walk", "--goal", "8km")
        laptop.tracker("sync", "-q")
        let command = "tracker edit walk --goal \"5 km\""
        #expect(
            laptop.tracker("undo", "--dry-run").output
                == "Would change nothing. Walk, goal: “at least 8 km” stays, changed on b since. \(command)\n"
        )
        #expect(
            laptop.tracker("undo", "--dry-run", "--lang", "ru").output.hasSuffix(
                "Walk, цель: остаётся «минимум 8 km», с тех пор изменено на b. \(command) --lang ru\n"))
        let left = try ParsedJSON(laptop.tracker("undo", "--json").output)["left"]?.items ?? []
        #expect(left.count == 1)
        #expect(left.first?.keys == ["tracker", "date", "field", "device", "command"])
        #expect(left.first?["field"]?.string == "goal" && left.first?["device"]?.string == "b")
        #expect(
            (left.first?["command"]?.items ?? []).map { $0.string } == [
                "tracker", "edit", "walk", "--goal", "5 km",
            ])
    }

    @Test("STEP-17: undo names the tracker that stays, beside what it undid")
    func tracker() {
        laptop.tracker("add", "Swim", "--category", "Sport", "--schedule", "daily")
        b.tracker("sync", "-q")
        b.tracker("done", "Swim", "--date", "2026-11-20")
        laptop.tracker("sync", "-q")
        #expect(
            laptop.tracker("undo").output == "Swim stays, changed on b since. tracker delete swim\n")
        laptop.tracker("note", "Run", "rain")
        laptop.tracker("edit", "Run", "--name", "Jog")
        b.tracker("sync", "-q")
        b.tracker("edit", "Jog", "--name", "Sprint")
        laptop.tracker("sync", "-q")
        let run = laptop.tracker("undo", "2")
        #expect(run.output.hasPrefix("Undid “noted, 20 Nov: "))
        #expect(
            run.output.hasSuffix(
                "\nRun, name: “Sprint” stays, changed on b since. tracker edit sprint --name Run\n"))
    }

    @Test("STEP-27: a habit begun on both is told once on each, with the command that makes them one")
    func begunTwice() throws {
        var told = ""
        apart {
            laptop.tracker("add", "Read", "--category", "Sport", "--schedule", "daily")
            b.tracker("add", "read", "--category", "Sport", "--schedule", "mon")
            told = b.tracker("list").errors
        }
        #expect(told == "")
        let log = [laptop, b].map { $0.tracker("sync", "log").output }
        let sentence = " is there twice now, from "
        #expect(log[0].contains(sentence + "b too. To make them one: tracker merge "))
        #expect(log[1].contains(sentence + "laptop too. To make them one: tracker merge "))
        #expect(laptop.tracker("done", "Run").errors == "", "once")
        let delete = log[0].split(separator: "tracker delete ").last?.prefix(8) ?? ""
        #expect(laptop.tracker("delete", String(delete), "--dry-run").code == .done, "a name that two have")
        let words = log[0].split(separator: "tracker merge ").last?.split(separator: "\n").first ?? ""
        let ids = words.split(separator: " ").map(String.init)
        #expect(laptop.run(["merge"] + ids + ["--yes"]).code == .done, "\(ids)")
        let monday = laptop.tracker("list", "--date", "2026-11-23", "--plain").output
        #expect(monday.lowercased().split(separator: "\tread\t").count == 2, "\(monday)")
    }

    @Test("STEP-27: two categories of one name that became one are merged, never deleted")
    func mergedCategories() {
        var outputs: [String] = []
        #expect(laptop.tracker("sync", "off").code == .done)
        laptop.tracker("add", "Read", "--category", "Home", "--schedule", "daily")
        b.tracker("add", "Cook", "--category", "home", "--schedule", "daily")
        outputs.append(laptop.tracker("sync", "on", folder.path, "--name", "laptop").output)
        outputs.append(b.tracker("sync").output)
        #expect(outputs.count { $0.contains("1 category merged") } == 1, "\(outputs)")
        #expect(outputs.allSatisfy { !$0.contains("deleted") && !$0.contains("other change") }, "\(outputs)")
        let logs = [laptop, b].map { $0.tracker("sync", "log").output }
        #expect(logs.count { $0.contains("category merged: ") } == 1, "\(logs)")
        #expect(!logs.contains { $0.contains("category deleted") })
    }
}
