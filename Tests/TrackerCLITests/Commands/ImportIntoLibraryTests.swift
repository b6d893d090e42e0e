import TestKit
import Testing
import TrackerCLI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// `tracker import` of what is here already, or otherwise here. Today is Friday, 20 November 2026.
@Suite struct ImportIntoLibraryTests {
    /// A library with the habit Run, and its export.
    private func shell(_ language: String = "en") throws -> (shell: Shell, export: String) {
        let shell = try Shell(language: language)
        shell.tracker(
            "add", "Run", "--category", "Sport", "--schedule", "daily", "--goal", "5 km", "--start",
            "2026-11-01")
        shell.tracker("done", "Run", "--date", "2026-11-16", "--amount", "6")
        shell.tracker("done", "Run", "--date", "2026-11-17", "--amount", "2.5")
        shell.tracker("note", "Run", "Rain", "--date", "2026-11-16")
        shell.tracker("skip", "Run", "--date", "2026-11-18")
        let export = shell.home.path("export.json")
        #expect(shell.tracker("export", export).code == .done)
        return (shell, export)
    }

    @Test("importing into another category what is here already makes no category")
    func noEmptyCategory() throws {
        let (shell, export) = try shell()
        #expect(shell.tracker("import", export, "--into", "Third").code == .done)
        #expect(shell.tracker("category", "list", "--plain").output.hasSuffix("\tSport\t1\n"))
        #expect(!shell.tracker("category", "list", "--plain").output.contains("Third"))
    }

    @Test("an empty category that comes is told")
    func emptyCategory() throws {
        let (shell, export) = try shell()
        shell.tracker("category", "add", "Later")
        #expect(shell.tracker("export", export, "--yes").code == .done)
        shell.tracker("undo")
        let run = shell.tracker("import", export)
        #expect(
            run.output.hasPrefix("Imported from JSON: new category: Later. Undo: tracker undo\n"), "\(run)")
        #expect(shell.tracker("category", "list", "--plain").output.contains("\tLater\t0\n"))
    }

    @Test("what is otherwise here stays, and is told apart from what is the same")
    func different() throws {
        for (language, here, different) in [
            (
                "en", "Nothing new from JSON: 1 amount, 1 skip already here.",
                "Kept yours where they differ: 1 tracker's settings, 1 mark, 1 amount, 1 note."
            ),
            (
                "ru", "Из JSON ничего нового: 1 количество, 1 пропуск — уже есть.",
                "Отличается, оставлено ваше: 1 трекер с другими настройками, 1 отметка, 1 количество, 1 заметка."
            ),
        ] {
            let (shell, export) = try shell(language)
            shell.tracker("edit", "Run", "--color", "7")
            shell.tracker("note", "Run", "Sun", "--date", "2026-11-16")
            shell.tracker("done", "Run", "--date", "2026-11-16", "--amount", "1")
            let library = shell.library
            #expect(shell.tracker("import", export) == Shell.Run(output: here + "\n" + different + "\n"))
            #expect(shell.library == library)
            let json = try ParsedJSON(shell.tracker("import", export, "--json").output)
            #expect(try JSONSchema(named: "import").violations(in: json) == [])
            let counts = ["trackers", "done", "amounts", "skips", "notes"]
            let found = json["import"]
            #expect(
                counts.map { found?["alreadyHere"]?[$0] }
                    == [.number("0"), .number("0"), .number("1"), .number("1"), .number("0")])
            #expect(
                counts.map { found?["differentHere"]?[$0] }
                    == [.number("1"), .number("1"), .number("1"), .number("0"), .number("1")])
        }
    }

    @Test("a table says nothing of a tracker's look: another one here is no difference")
    func table() throws {
        let shell = try Shell()
        try shell.home.write("date,name,value\n2026-11-01,Run,1\n", to: "habits.csv")
        let path = shell.home.path("habits.csv")
        shell.tracker("import", path)
        #expect(shell.tracker("edit", "Run", "--color", "7", "--schedule", "mon").code == .done)
        #expect(
            shell.tracker("import", path).output
                == "Nothing new from CSV: 1 tracker, 1 mark already here.\n")
    }

    @Test("numbers are judged by the goals and sums here, where there are such: only the others are told")
    func goalsHere() throws {
        let shell = try Shell()
        for (name, goal) in [("Water", "2 l"), ("Run", "30 km a week")] {
            let rule = name == "Run" ? [] : ["--schedule", "daily"]
            let added = shell.run(
                ["add", name, "--category", "CSV", "--start", "2026-11-02", "--goal", goal] + rule)
            #expect(added.code == .done, "\(added)")
        }
        let known = "date,name,value\n2026-11-10,Water,1.5\n2026-11-10,Run,5\n"
        try shell.home.write(known, to: "known.csv")
        try shell.home.write(known + "2026-11-10,Read,20\n", to: "habits.csv")
        func understood(_ name: String) throws -> [ParsedJSON?]? {
            let run = shell.run(["import", shell.home.path(name), "--dry-run", "--json"])
            return try ParsedJSON(run.output)["import"]?["understood"]?.items.map { $0["count"] }
        }
        #expect(try understood("known.csv") == [] && understood("habits.csv") == [.number("1")])
        #expect(!shell.tracker("import", shell.home.path("known.csv")).output.contains("Understood"))
    }

    @Test("an id that is a category's here and a tracker's there is one sentence that says what to do")
    func ids() throws {
        for (language, advice) in [
            ("en", ": change it in the file, or leave out what has it there.\n"),
            ("ru", ": измените его в файле или уберите оттуда эту запись.\n"),
        ] {
            let (shell, export) = try shell(language)
            let category = shell.tracker("category", "list", "--plain").output.prefix { $0 != "\t" }
            let tracker = shell.tracker("list", "--plain").output.prefix { $0 != "\t" }
            let text = String(decoding: try shell.home.read("export.json"), as: UTF8.self)
            try shell.home.write(
                text.replacing(category, with: "00000000-0000-0000-0000-000000000001")
                    .replacing(tracker, with: category).replacing("Sport", with: "Art"), to: "export.json")
            let library = shell.library
            let run = shell.tracker("import", export)
            #expect(run.code == .couldNot && run.output == "")
            #expect(run.errors.contains(category) && run.errors.hasSuffix(advice), "\(run.errors)")
            #expect(shell.library == library)
        }
    }

    @Test("files that do not belong together are refused in one sentence")
    func apart() throws {
        for (language, sentence) in [
            ("en", "“a.csv” and “export.json” do not belong together: import them one at a time.\n"),
            ("ru", "«a.csv» и «export.json» — не части одного целого: импортируйте их по одному.\n"),
        ] {
            let (shell, export) = try shell(language)
            let bytes = try shell.home.read("export.json")
            shell.home.remove(export)
            try shell.home.write(bytes, to: "in/export.json")
            try shell.home.write("date,name,value\n2026-11-01,Swim,1\n", to: "in/a.csv")
            let library = shell.library
            #expect(
                shell.tracker("import", shell.home.path("in")) == Shell.Run(errors: sentence, code: .couldNot)
            )
            #expect(shell.library == library)
        }
    }

    @Test("a link and a pipe among the files of a folder are named, in words and as a warning in JSON")
    func notRead() throws {
        for (language, sentence) in [
            (
                "en",
                "Not read: b.csv, c.csv. Links, devices, deeper folders and other formats are left out."
            ),
            (
                "ru",
                "Не прочитано: b.csv, c.csv. Ссылки, устройства, более глубокие папки и другие форматы не читаются."
            ),
        ] {
            let shell = try Shell(language: language)
            try shell.home.write("date,name,value\n2026-11-01,Swim,1\n", to: "in/a.csv")
            let folder = shell.home.path("in")
            try #require(symlink("a.csv", folder + "/b.csv") == 0)
            try #require(mkfifo(folder + "/c.csv", 0o600) == 0)
            let json = try ParsedJSON(shell.tracker("import", folder, "--dry-run", "--json").output)
            #expect(try JSONSchema(named: "import").violations(in: json) == [])
            #expect(json["warnings"]?.items.map { $0["code"] } == [.string("notRead")])
            #expect(json["warnings"]?.items.map { $0["message"] } == [.string(sentence)])
            #expect(shell.tracker("import", folder, "-q") == Shell.Run(errors: sentence + "\n"))
        }
    }
}
