import Testing
import TrackerCLI

/// What commands that change something report with `--json`: the changes in the order of application.
@Suite struct ChangeDocumentTests {
    typealias Example = WorkedExample

    @Test("a change of what is there: its kind, what it happened to, and the day of a mark")
    func changes() throws {
        let shell = try Example.shell()
        let run = Example.run
        let mark = "\"category\":null,\"date\":\"2026-03-06\"}"
        let plain = "\"category\":null,\"date\":null}"
        let steps: [(line: [String], entries: String)] = [
            (["done", "Run", "--date", "fri"], "{\"kind\":\"completed\",\"tracker\":\"\(run)\",\(mark)"),
            (["done", "Run", "--date", "fri"], ""),
            (["undone", "Run", "--date", "-2"], "{\"kind\":\"uncompleted\",\"tracker\":\"\(run)\",\(mark)"),
            (["undone", "Run", "--date", "-2"], ""),
            (["pin", "Run"], "{\"kind\":\"pinned\",\"tracker\":\"\(run)\",\(plain)"),
            (["pin", "Run"], ""),
            (["unpin", "Run"], "{\"kind\":\"unpinned\",\"tracker\":\"\(run)\",\(plain)"),
            (["unpin", "Run"], ""),
            (
                ["edit", "Run", "--color", "blue"],
                "{\"kind\":\"trackerEdited\",\"tracker\":\"\(run)\",\(plain)"
            ),
            (["edit", "Run", "--color", "3"], ""),
            (
                ["category", "rename", "Sport", "Move"],
                "{\"kind\":\"categoryRenamed\",\"tracker\":null,\"category\":\"\(Example.sport)\",\"date\":null}"
            ),
            (["category", "rename", "move", "Move"], ""),
            (["delete", "Run", "--yes"], "{\"kind\":\"trackerDeleted\",\"tracker\":\"\(run)\",\(plain)"),
            (["redo"], ""),
            (["redo", "7"], ""),
        ]
        for (line, entries) in steps {
            #expect(
                shell.run(line + ["--json"])
                    == Shell.Run(output: "{\"schemaVersion\":1,\"changes\":[\(entries)]}\n"), "\(line)")
        }
    }

    @Test("several trackers at once: each in the order given, those already so left out")
    func several() throws {
        let shell = try Example.shell()
        let run = shell.tracker("undone", "Drink", "Doctor", "Run", "--date", "2026-03-06", "--json")
        let entries = try ParsedJSON(run.output)["changes"]?.items ?? []
        #expect(entries.map { $0["kind"]?.string } == ["uncompleted", "uncompleted"])
        #expect(entries.map { $0["tracker"]?.string } == [Example.drink, Example.doctor])
        #expect(entries.map { $0["date"]?.string } == ["2026-03-06", "2026-03-06"])
    }

    @Test("add with a new category and --pin: categoryAdded, trackerAdded, pinned; undo reports the inverse")
    func addAndUndo() throws {
        let shell = try Example.shell()
        let added = try entries(
            of: shell.tracker("add", "Read", "--category", "Mind", "--event", "--pin", "--json"))
        #expect(added.map(\.kind) == ["categoryAdded", "trackerAdded", "pinned"])
        let (category, tracker) = (added[0].category, added[1].tracker)
        #expect(category != nil && tracker != nil && category != tracker)
        #expect(added[2].tracker == tracker)

        let undone = try entries(of: shell.tracker("undo", "--json"))
        #expect(undone.map(\.kind) == ["unpinned", "trackerDeleted", "categoryDeleted"])
        #expect(undone.map(\.tracker) == [tracker, tracker, nil])
        #expect(undone.map(\.category) == [nil, nil, category])

        let redone = try entries(of: shell.tracker("redo", "--json"))
        #expect(redone == added)
    }

    @Test("edit into a new category: categoryAdded, then trackerEdited")
    func editIntoNewCategory() throws {
        let edited = try entries(of: Example.shell().tracker("edit", "Run", "--category", "New", "--json"))
        #expect(edited.map(\.kind) == ["categoryAdded", "trackerEdited"])
        #expect(edited.map(\.tracker) == [nil, Example.run])
    }

    @Test("category delete: one trackerDeleted each, then categoryDeleted; undo brings the category first")
    func deleteCategory() throws {
        let shell = try Example.shell()
        let deleted = try entries(of: shell.tracker("category", "delete", "Home", "--yes", "--json"))
        #expect(deleted.map(\.kind) == ["trackerDeleted", "trackerDeleted", "categoryDeleted"])
        #expect(Set(deleted.prefix(2).map(\.tracker)) == [Example.drink, Example.doctor])
        #expect(deleted[2].category == Example.home)
        let undone = try entries(of: shell.tracker("undo", "--json"))
        #expect(undone.map(\.kind) == ["categoryAdded", "trackerAdded", "trackerAdded"])
        #expect(undone[0].category == Example.home)
    }

    @Test("UNDO-1: undo N reports its steps newest first; nothing to undo is an empty report and rc 0")
    func undoSeveral() throws {
        let shell = try Example.shell()
        // The last three steps of the example: Drink on the 8th, Run on the 7th, Drink and Doctor on the 6th.
        let undone = try entries(of: shell.tracker("undo", "3", "--json"))
        #expect(undone.map(\.kind) == ["uncompleted", "uncompleted", "uncompleted", "uncompleted"])
        #expect(undone.prefix(2).map(\.tracker) == [Example.drink, Example.run])
        #expect(undone.map(\.date) == ["2026-03-08", "2026-03-07", "2026-03-06", "2026-03-06"])
        #expect(try entries(of: shell.tracker("undo", "100", "--json")).last?.kind == "categoryDeleted")
        #expect(
            shell.tracker("undo", "--json") == Shell.Run(output: "{\"schemaVersion\":1,\"changes\":[]}\n"))
    }

    @Test("history --json: newest first, numbered from 1, undone steps under redo")
    func history() throws {
        let shell = try Example.shell()
        shell.tracker("undo")
        let document = try ParsedJSON(shell.tracker("history", "--json").output)
        let undo = document["undo"]?.items ?? []
        #expect(undo.map { $0["step"] } == (1...9).map { .number(String($0)) })
        #expect(undo.first?["changes"]?[0]?["date"]?.string == "2026-03-07")
        #expect(undo.last?["changes"]?.items.map { $0["kind"]?.string } == ["categoryAdded", "trackerAdded"])
        #expect(
            document["redo"]
                == (try ParsedJSON(
                    """
                    [{"step":1,"changes":[{"kind":"completed","tracker":"\(Example.drink)","category":null,\
                    "date":"2026-03-08"}]}]
                    """)))
    }

    struct Entry: Equatable {
        let kind: String?
        let tracker: String?
        let category: String?
        let date: String?
    }

    private func entries(of run: Shell.Run) throws -> [Entry] {
        #expect(run.code == .done)
        return try ParsedJSON(run.output)["changes"]?.items.map {
            Entry(
                kind: $0["kind"]?.string, tracker: $0["tracker"]?.string, category: $0["category"]?.string,
                date: $0["date"]?.string)
        } ?? []
    }
}
