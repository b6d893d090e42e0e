import TestKit
import Testing
import TrackerCLI

/// What is said to be in an exported file is in it.
@Suite struct ExportCountTests {
    /// Seven trackers: Drink, Doctor and Run with days; a habit of today, one at rest, an event to come and an event in
    /// the archive without any.
    private func shell(_ language: String = "en") throws -> Shell {
        let shell = try WorkedExample.shell(language: language)
        shell.tracker("add", "New", "--category", "Home", "--schedule", "daily")
        shell.tracker("add", "Resting", "--category", "Home", "--schedule", "daily")
        shell.tracker("pause", "Resting")
        shell.tracker("add", "To come", "--category", "Home", "--event")
        shell.tracker("add", "Away", "--category", "Home", "--event")
        shell.tracker("archive", "Away")
        return shell
    }

    /// The names that stand in a file.
    private func names(in text: String) -> Set<String> {
        Self.all.filter { text.contains($0) }
    }

    private static let all: Set<String> = ["Drink", "Doctor", "Run", "New", "Resting", "To come", "Away"]

    @Test(
        "EXP-2: the trackers that are counted are those in the file, and what is left out is said",
        arguments: [
            (["a.json"], "json", all, ""), (["a.plist"], "plist", all, ""),
            (["a.csv", "--wide"], "csv", all, "Rules and notes are not in it"),
            (["a.csv"], "csv", ["Drink", "Doctor", "Run"], "Rules and goals are not in it"),
            (["a.md"], "markdown", ["Drink", "Doctor", "Run"], "It cannot be imported again"),
            (["a.ics"], "ics", ["Drink", "Doctor", "Run", "New", "To come"], "It cannot be imported again"),
        ] as [([String], String, Set<String>, String)])
    func counted(words: [String], format: String, expected: Set<String>, gap: String) throws {
        let shell = try shell()
        let path = shell.home.path(words[0])
        let left = 7 - expected.count
        let said =
            "Exported \(expected.count) trackers to \(path) as \(format)."
            + (left == 0 ? "" : " Not exported, without any day: \(left) trackers.") + "\n"
            + (gap.isEmpty ? "" : gap + ": tracker backup FILE\n")
        #expect(shell.run(["export", path] + words.dropFirst()) == Shell.Run(output: said))
        #expect(names(in: try shell.home.read(words[0]).text) == expected)
        let document = shell.run(["export", path, "--json", "--yes"] + words.dropFirst()).output
        #expect(try ParsedJSON(document)["exported"]?["trackers"] == .number(String(expected.count)))
    }

    @Test("EXP-2: in Russian, too")
    func russian() throws {
        let shell = try shell("ru")
        let path = shell.home.path("a.csv")
        #expect(
            shell.tracker("export", path)
                == Shell.Run(
                    output: "Записано в \(path) в формате csv: 3 трекера. "
                        + "Не записаны, пока без единого дня: 4 трекера.\n"
                        + "Расписаний и целей в файле нет: tracker backup ФАЙЛ\n"))
    }
}
