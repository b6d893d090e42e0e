import TestKit
import Testing
import TrackerCLI

/// FIL: which word of a line is a file to write. Today is Friday, 20 November 2026.
@Suite struct FileWordTests {
    @Test("FIL-1: a word with a point or a slash is the file, others are trackers, in any order")
    func files() throws {
        let shell = try LookingBackTests.shell()
        let page = shell.tracker("report", "Run").output
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("· Run</p>"))
        let file = shell.home.path("run.html")
        for words in [["Run", file], [file, "Run"]] {
            let run = shell.run(["report", "--yes"] + words)
            #expect(run.code == .done && run.output.hasPrefix("Wrote "), "\(run)")
            #expect(try shell.home.read("run.html") == Array(page.utf8))
        }
        #expect(shell.tracker("export", "-", "Run").output == shell.tracker("export", "Run").output)
        let two = shell.tracker("export", "a.csv", "b.csv")
        #expect(two.code == .wrongLine && two.errors.contains("b.csv"))
    }

    @Test("FIL-1: a format's name is a format, and a backup's file has a point or a slash")
    func words() throws {
        let shell = try LookingBackTests.shell()
        #expect(shell.tracker("export", "csv").errors.contains("did you mean --format csv?"))
        #expect(shell.tracker("report", "svg").code == .wrongLine)
        #expect(
            shell.tracker("export", "year")
                == Shell.Run(
                    errors: "There is no tracker “year”; a file has a point or a slash: ./year.\n",
                    code: .couldNot))
        #expect(
            shell.tracker("report", "year's end", "--lang", "ru").errors
                == "Трекера «year's end» нет; в имени файла есть точка или косая черта: \"./year's end\".\n")
        #expect(shell.tracker("export", "Rum").errors.contains("did you mean “Run”?"))
        #expect(
            shell.tracker("backup", "list")
                == Shell.Run(
                    errors: """
                        “list” is not a file name: write ./list, or tracker restore to see the backups.

                        """, code: .wrongLine))
        #expect(
            shell.tracker("backup", "list", "--lang", "ru").errors
                == """
                «list» — не имя файла: напишите ./list или tracker restore --lang ru, чтобы увидеть копии.

                """)
    }

    @Test("FIL-2: a folder that exists gets a free name, one that does not is told")
    func folders() throws {
        let shell = try LookingBackTests.shell()
        try shell.home.makeFolder("out")
        let folder = shell.home.path("out")
        for (line, name) in [
            (["report", folder], "tracker-2026-11-20.html"),
            (["report", folder, "Run"], "tracker-2026-11-20-2.html"),
            (["report", "--output", folder], "tracker-2026-11-20-3.html"),
            (["export", folder], "tracker-2026-11-20.json"),
            (["export", folder, "--format", "csv"], "tracker-2026-11-20.csv"),
            (["backup", folder + "/"], "tracker-2026-11-20.plist"),
        ] {
            let run = shell.run(line)
            #expect(run.code == .done && run.output.contains("/out/" + name), "\(line): \(run)")
            #expect(shell.home.list().contains("out/" + name))
        }
        for line in [["export"], ["report"], ["backup"], ["export", "--output"], ["report", "--output"]] {
            let run = shell.run(line + ["nowhere/"])
            #expect(run == Shell.Run(errors: "There is no folder “nowhere”.\n", code: .couldNot), "\(line)")
        }
        #expect(
            shell.tracker("export", "nowhere/", "--lang", "ru").errors == "Папки «nowhere» нет.\n")
    }
}
