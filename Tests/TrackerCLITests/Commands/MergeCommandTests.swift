import TestKit
import Testing
import TrackerCLI

/// Merging trackers and categories on the command line. Today is Friday, 20 November 2026.
struct MergeCommandTests {
    /// Jog 16 and 17 Nov 5 km each; Run 17 Nov 6 km, 18 Nov 5 km.
    private func shell(_ language: String = "en") throws -> Shell {
        let shell = try Shell(language: language)
        for (name, days) in [
            ("Jog", [("16", "5"), ("17", "5")]), ("Run", [("17", "6"), ("18", "5")]),
        ] {
            shell.tracker("add", name, "--category", "Sport", "--schedule", "daily", "--goal", "5 km")
            for (day, amount) in days {
                shell.tracker("done", name, "--amount", amount, "--date", "2026-11-" + day)
            }
        }
        return shell
    }

    private func export(_ shell: Shell) -> String { shell.tracker("export", "--format", "json").output }

    @Test("MRG-1, MRG-4: the worked example, tried, done, undone with the export as it was, and redone")
    func worked() throws {
        let shell = try shell()
        let before = export(shell)
        let what = ": Jog into Run (1 day, 1 amount; 1 shared day stays as in Run)."
        #expect(shell.tracker("merge", "Jog", "Run", "--dry-run").output == "Would merge\(what)\n")
        #expect(export(shell) == before)
        #expect(shell.tracker("merge", "Jog", "Run").output == "Merged\(what) Undo: tracker undo\n")
        let table = shell.tracker("export", "--format", "csv").output.split(separator: "\n").dropFirst()
        #expect(
            table.map { line in
                let cells = line.split(separator: ",")
                return "\(cells[0]) \(cells[1]) \(cells[5])"
            } == ["2026-11-16 Run 5", "2026-11-17 Run 6", "2026-11-18 Run 5"])
        #expect(shell.tracker("history").output.contains("merged: Jog into Run"))
        let after = export(shell)
        #expect(shell.tracker("undo").output == "Undid “merged: Jog into Run”. Redo: tracker redo\n")
        #expect(export(shell) == before)
        #expect(shell.tracker("redo").output == "Redid “merged: Jog into Run”. Undo: tracker undo\n")
        #expect(export(shell) == after)
    }

    @Test("MRG-4: in Russian")
    func russian() throws {
        let shell = try shell("ru")
        let what = ": Jog → Run (дней: 1, количеств: 1; общих дней: 1, они как у трекера «Run»)."
        #expect(shell.tracker("merge", "Jog", "Run", "--dry-run").output == "Будет объединено\(what)\n")
        #expect(
            shell.tracker("merge", "Jog", "Run").output == "Объединено\(what) Отменить: tracker undo\n")
        #expect(shell.tracker("undo").output.hasPrefix("Отменён шаг «объединено: Jog → Run»."))
    }

    private func changes(_ run: Shell.Run) throws -> [String?] {
        try ParsedJSON(run.output)["changes"]?.items.map { $0["kind"]?.string } ?? []
    }

    @Test("MRG-4: JSON names the merged and the deleted tracker, undone the added and the merged one")
    func json() throws {
        let shell = try shell()
        #expect(
            try changes(shell.tracker("merge", "Jog", "Run", "--json")) == [
                "trackerMerged", "trackerDeleted",
            ])
        #expect(try changes(shell.tracker("undo", "--json")) == ["trackerAdded", "trackerMerged"])
        #expect(try changes(shell.tracker("redo", "--json")) == ["trackerMerged", "trackerDeleted"])
    }

    @Test(
        "MRG-2, MRG-3: what cannot be merged is refused with its sentence, and nothing changes",
        arguments: [
            (["Run", "Run"], "A tracker cannot be merged with itself.", ExitCode.wrongLine),
            (["Run"], "Two names are needed: write “tracker merge SOURCE TARGET”.", .wrongLine),
            (["Run", "Dentist"], "Merge the event into the habit.", .wrongLine),
            (["Read", "Run"], "Run is counted in km, not in pages.", .wrongLine),
            (
                ["Jog", "Run"],
                "The notes of Tue, 17 November 2026 are over 500 characters together: shorten one of them.",
                .couldNot
            ),
        ])
    func refused(names: [String], sentence: String, code: ExitCode) throws {
        let shell = try shell()
        shell.tracker("add", "Dentist", "--category", "Health", "--event")
        shell.tracker("add", "Read", "--category", "Art", "--schedule", "daily", "--goal", "20 pages")
        shell.tracker("done", "Read", "20")
        for name in ["Jog", "Run"] {
            shell.tracker("note", name, String(repeating: name, count: 100), "--date", "2026-11-17")
        }
        let before = shell.library
        #expect(shell.run(["merge"] + names) == Shell.Run(errors: sentence + "\n", code: code))
        #expect(shell.library == before)
    }

    @Test("MRG-3: an event goes into a habit; in Russian the reverse names the order")
    func events() throws {
        let shell = try shell("ru")
        shell.tracker("add", "Marathon", "--category", "Sport", "--event")
        shell.tracker("done", "Marathon")
        #expect(
            shell.tracker("merge", "Run", "Marathon").errors
                == "Объедините событие с привычкой: сначала событие, потом привычка.\n")
        #expect(shell.tracker("merge", "Run", "Run").errors == "Трекер нельзя объединить с самим собой.\n")
        #expect(
            shell.tracker("merge", "Marathon", "Run").output.hasPrefix(
                "Объединено: Marathon → Run (дней: 1)."))
    }

    @Test("MRG-5: category merge, tried, done and undone; a rename onto another category names it")
    func category() throws {
        let shell = try shell()
        shell.tracker("add", "Swim", "--category", "Home", "--schedule", "daily")
        let what = ": Sport into Home (2 trackers)."
        #expect(
            shell.tracker("category", "merge", "Sport", "Home", "--dry-run").output == "Would merge\(what)\n")
        let before = export(shell)
        #expect(
            shell.tracker("category", "rename", "Home", "sport")
                == Shell.Run(
                    errors:
                        "There is a category “Sport” already: choose another name, or tracker category merge Home Sport.\n",
                    code: .couldNot))
        #expect(
            shell.tracker("category", "merge", "Sport", "Home").output
                == "Merged\(what) Undo: tracker undo\n")
        let names = shell.tracker("list", "--plain").output.split(separator: "\n").map {
            $0.split(separator: "\t")[2]
        }
        #expect(names == ["Swim", "Jog", "Run"])
        #expect(
            shell.tracker("category", "list", "--plain").output.split(separator: "\n").count == 1)
        #expect(
            try changes(shell.tracker("undo", "--json")) == [
                "categoryAdded", "trackerEdited", "trackerEdited",
            ])
        #expect(export(shell) == before)
        #expect(
            try changes(shell.tracker("redo", "--json")) == [
                "trackerEdited", "trackerEdited", "categoryDeleted",
            ])
        #expect(
            shell.tracker("category", "merge", "Home", "Home").errors
                == "A category cannot be merged with itself.\n")
    }

    /// The ids of all trackers named Walk, shortened, in the list's order.
    private func ids(_ shell: Shell) throws -> [String] {
        try ParsedJSON(export(shell))["trackers"]?.items.filter { $0["name"]?.string == "Walk" }
            .map { String(try #require($0["id"]?.string).prefix(8)) } ?? []
    }

    @Test("MRG-6: add, import, the doctor and an ambiguous name offer to join two of one name and category")
    func offered() throws {
        let shell = try shell()
        let add = ["add", "Walk", "--category", "Sport", "--schedule", "daily"]
        shell.run(add)
        #expect(!shell.run(add + ["--dry-run"]).output.contains("Join them"))
        let added = shell.run(add)
        let ids = try ids(shell)
        let offer = "Join them: tracker merge \(ids[1]) \(ids[0])"
        #expect(added.output.hasSuffix(" Undo: tracker undo\n\(offer)\n"))
        let doctor = shell.tracker("doctor")
        #expect(doctor.code == .done && doctor.output.contains("All is well."))
        #expect(doctor.output.contains("Several trackers in Sport are named Walk. \(offer)"))
        #expect(shell.tracker("done", "Walk").errors.hasSuffix("such as \(ids[0]). \(offer)\n"))
        #expect(shell.tracker("merge", ids[1], ids[0]).output.hasPrefix("Merged: Walk into Walk."))
        #expect(shell.tracker("doctor").output == "All is well.\n")
    }

    @Test("MRG-6: an import that brings a habit beside an event of its name offers to put the event into it")
    func importOffers() throws {
        let shell = try shell()
        shell.tracker("add", "Walk", "--category", "Sport", "--event")
        shell.input = Array("date,name,category,value\n2026-11-16,Walk,Sport,1\n".utf8)
        #expect(!shell.tracker("import", "-", "--dry-run").output.contains("Join them"))
        let imported = shell.tracker("import", "-").output
        let ids = try ids(shell)
        #expect(ids.count == 2)
        #expect(imported.hasSuffix("\nJoin them: tracker merge \(ids[0]) \(ids[1])\n"))
        #expect(shell.tracker("merge", ids[0], ids[1]).output.hasPrefix("Merged: Walk into Walk."))
        #expect(!shell.tracker("import", "-").output.contains("Join them"))
    }

    @Test("MRG-6: archived ones and those of other categories are not offered; options are repeated")
    func notOffered() throws {
        let shell = try shell("ru")
        let add = ["add", "Walk", "--schedule", "daily", "--lang", "ru", "--category"]
        shell.run(add + ["Sport"])
        #expect(!shell.run(add + ["Art"]).output.contains("Объединить"))
        #expect(!shell.tracker("done", "Walk").errors.contains("Объединить"))
        shell.tracker("archive", try ids(shell)[0])
        #expect(!shell.run(add + ["Sport"]).output.contains("Объединить"))
        let offer = shell.run(add + ["Art"]).output.split(separator: "\n").last ?? ""
        #expect(offer.hasPrefix("Объединить: tracker merge ") && offer.hasSuffix(" --lang ru"))
    }
}
