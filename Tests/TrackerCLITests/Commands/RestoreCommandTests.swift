import TestKit
import Testing
import TrackerCLI

/// `tracker restore`: the backups, and how one comes back.
@Suite struct RestoreCommandTests {
    /// The worked example, kept, then without Run, then with Swim; 3 backups.
    private func shell(_ language: String = "en") throws -> Shell {
        let shell = try WorkedExample.shell(language: language)
        shell.tracker("backup")
        shell.tracker("delete", "Run", "--yes")
        shell.tracker("add", "Swim", "--category", "Pool", "--event")
        return shell
    }

    private func names(_ shell: Shell) -> [String] {
        shell.tracker("list", "--plain", "--date", "2026-03-06").output.split(separator: "\n").map {
            String($0.split(separator: "\t")[2])
        }
    }

    /// Gives the two backups of the example times of their own.
    private func dated(_ times: [String] = ["202611220705.30", "202611210705.00"]) throws -> Shell {
        let shell = try shell()
        let folder = try #require(shell.home.list().first { $0.hasSuffix("/kept-0000000001.plist") })
            .split(separator: "/").dropLast().joined(separator: "/")
        let files = ["0000000002.plist", "kept-0000000001.plist"]
        for (file, time) in zip(files, times) {
            let touched = try ChildProcess(
                executable: "/usr/bin/touch", arguments: ["-t", time, shell.home.path(folder + "/" + file)],
                environment: ["TZ": "UTC"]
            ).run()
            try #require(touched.status == .exited(0))
        }
        shell.environment["TRACKER_TODAY"] = "2026-11-23"
        return shell
    }

    @Test("an earlier state that differs by the order of its categories alone is told without names")
    func orderAlone() throws {
        let shell = try WorkedExample.shell()
        shell.tracker("backup")
        shell.run(["category", "move", "Sport", "--first"])
        #expect(shell.tracker("restore", "1", "--yes").code == .done)
        #expect(shell.tracker("undo").output.hasPrefix("Undid “restored”. "))
    }

    @Test(
        "R8: a backup is chosen by its time as the list shows it, or by the name of its file",
        arguments: [
            "21 Nov, 07:05", "21 Nov 07:05", "21 ноя, 07:05", "2026-11-21 07:05", "2026-11-21T07:05",
            "2026-11-21 07:05:00", "kept-0000000001", "kept-0000000001.plist",
        ])
    func named(word: String) throws {
        let shell = try dated()
        let run = shell.tracker("restore", word, "--dry-run")
        #expect(
            run.output.hasPrefix("Would restore the backup of Sat, 21 November 2026, 07:05: 3 trackers"),
            "\(run)")
        #expect(shell.tracker("restore", word, "--yes").code == .done)
        #expect(names(shell).contains("Run"))
    }

    @Test("R8: a time that several backups have, or none, brings nothing back")
    func ambiguous() throws {
        let shell = try dated(["202611220705.30", "202611220705.31"])
        let library = shell.library
        let word = "2026-11-22 07:05"
        for (words, start) in [
            (
                [word, "--lang", "en"],
                "Several backups are of \(word): name one with its seconds or by its file"
            ),
            ([word, "--lang", "ru"], "Копий за \(word) несколько: укажите секунды или файл"),
            (["2020-01-01 00:00"], "Cannot read 2020-01-01 00:00: there is no such file"),
        ] {
            let run = shell.run(["restore", "--yes"] + words)
            #expect(run.output == "" && run.errors.hasPrefix(start), "\(run)")
        }
        #expect(shell.library == library)
    }

    @Test("HARD-21: backups of one second are told apart by their files, and only those of others by seconds")
    func ofOneSecond() throws {
        let shell = try dated(["202611220705.30", "202611220705.30"])
        for word in ["22 Nov, 07:05:30", "22 Nov, 07:05"] {
            let run = shell.tracker("restore", word, "--dry-run")
            #expect(
                run.errors.hasPrefix("Several backups are of \(word): name one by its file, as "), "\(run)")
            let file = try #require(run.errors.split(separator: "/").last?.split(separator: ".").first)
            #expect(shell.tracker("restore", String(file), "--dry-run").code == .done)
        }
        let russian = shell.tracker("restore", "22 Nov, 07:05:30", "--dry-run", "--lang", "ru").errors
        #expect(russian.contains("несколько: укажите файл одной из них, например "), "\(russian)")
        let apart = try dated(["202611220705.30", "202611220705.31"])
        #expect(apart.tracker("restore", "22 Nov, 07:05", "--dry-run").errors.contains("with its seconds or"))
    }

    @Test("R8: a number that the list showed for another backup asks, --yes or not", arguments: ["en", "ru"])
    func staleNumber(language: String) throws {
        let shell = try shell(language)
        shell.tracker("restore")
        #expect(shell.tracker("restore", "2", "--dry-run").output.contains("8 "))
        shell.tracker("pin", "Swim")
        let library = shell.library
        let start =
            language == "ru"
            ? "Список изменился с тех пор, как был показан" : "The list has changed since it was shown"
        let run = shell.tracker("restore", "2", "--yes")
        #expect(run.code == .wrongLine && run.output == "" && run.errors.hasPrefix(start), "\(run)")
        #expect(shell.library == library)
        shell.isTerminal = true
        shell.answers = ["n"]
        #expect(shell.tracker("restore", "2", "--yes").code == .cancelled && shell.answers == [])
        shell.isTerminal = false
        // Its time and its file mean what they meant, and so does a list that is shown anew.
        #expect(shell.tracker("restore", "kept-0000000001", "--yes").code == .done)
        shell.tracker("restore", "--json")
        #expect(shell.tracker("restore", "2", "--yes").code == .done)
    }

    @Test("R8: a number that was never shown, and one that still means the same, ask no more than before")
    func numberAsEver() throws {
        let shell = try shell()
        #expect(shell.tracker("restore", "1", "--yes").code == .done)
        shell.tracker("restore")
        #expect(shell.tracker("restore", "3", "--yes").code == .done)
    }

    @Test("the list: number, time, what it holds, its kind; on a terminal and for scripts")
    func list() throws {
        let shell = try shell()
        let folder = try #require(shell.home.list().first { $0.hasSuffix("/kept-0000000001.plist") })
            .split(separator: "/").dropLast().joined(separator: "/")
        let files = ["0000000002.plist", "kept-0000000001.plist"]
        for (file, time) in zip(files, ["202611220705", "202611210705"]) {
            let touched = try ChildProcess(
                executable: "/usr/bin/touch", arguments: ["-t", time, shell.home.path(folder + "/" + file)],
                environment: ["TZ": "UTC"]
            ).run()
            try #require(touched.status == .exited(0))
        }
        shell.environment["TRACKER_TODAY"] = "2026-11-23"
        #expect(
            shell.tracker("restore").output == """
                1  22 Nov, 07:05  2 trackers  5 marks  automatic
                2  21 Nov, 07:05  3 trackers  8 marks  permanent

                Bring one back: tracker restore NUMBER

                """)
        #expect(
            shell.tracker("restore", "--lang", "ru").output.split(separator: "\n").first
                == "1  22 ноя, 07:05  2 трекера  5 отметок  автоматическая")
        let records = shell.tracker("restore", "--plain").output.split(separator: "\n").map {
            $0.split(separator: "\t").map(String.init)
        }
        let id = "99999999-0000-4000-8000-00000000000F"
        #expect(
            records == [
                [
                    "1", "2026-11-22", "07:05", "automatic", "2", "5", id,
                    shell.home.path(folder + "/" + files[0]),
                ],
                ["2", "2026-11-21", "07:05", "kept", "3", "8", id, shell.home.path(folder + "/" + files[1])],
            ])
        let document = try ParsedJSON(shell.tracker("restore", "--json").output)
        #expect(try JSONSchema(named: "backups").violations(in: document) == [])
        #expect(document["backups"]?.items.map { $0["path"]?.string } == records.map(\.last))
    }

    @Test(
        "backups of one minute are told apart by their seconds; where each has its own minute, none are shown"
    )
    func seconds() throws {
        let shell = try shell()
        let kept = try #require(shell.home.list().first { $0.hasSuffix("/kept-0000000001.plist") })
        let automatic = kept.replacing("kept-0000000001", with: "0000000002")
        shell.environment["TRACKER_TODAY"] = "2026-11-23"
        for (times, shown) in [
            (["202611220705.09", "202611220705.58"], ["07:05:58", "07:05:09"]),
            (["202611220704.59", "202611220705.00"], ["07:05", "07:04"]),
        ] {
            for (file, time) in zip([kept, automatic], times) {
                let touched = try ChildProcess(
                    executable: "/usr/bin/touch", arguments: ["-t", time, shell.home.path(file)],
                    environment: ["TZ": "UTC"]
                ).run()
                try #require(touched.status == .exited(0))
            }
            let lines = shell.tracker("restore").output.split(separator: "\n").dropLast()
            #expect(
                Array(lines) == [
                    "1  22 Nov, \(shown[0])  2 trackers  5 marks  automatic",
                    "2  22 Nov, \(shown[1])  3 trackers  8 marks  permanent",
                ])
            #expect(
                shell.tracker("restore", "--plain").output.split(separator: "\n").map {
                    $0.split(separator: "\t")[2]
                } == shown.map { $0.prefix(5) })
        }
    }

    @Test("no window is too narrow for the list", arguments: [20, 30, 60])
    func narrow(columns: Int) throws {
        let shell = try shell()
        shell.isTerminal = true
        shell.columns = columns
        shell.environment["NO_COLOR"] = "1"
        for line in shell.tracker("restore", "--lang", "ru").output.split(separator: "\n") {
            #expect(StyledOutput(String(line)).text.count <= columns + 1, "\(line)")
        }
    }

    @Test("a backup comes back as one step, which undo takes back", arguments: ["en", "ru"])
    func restored(language: String) throws {
        let shell = try shell(language)
        let before = try shell.home.contents()
        let tried = shell.tracker("restore", "2", "--dry-run")
        #expect(tried.code == .done && tried.errors == "")
        #expect(try shell.home.contents() == before)
        #expect(
            tried.output.hasSuffix(
                language == "ru"
                    ? ": 3 трекера, 8 отметок. Будет возвращено: Run. Будет убрано: Swim. Отметки: +3.\n"
                    : ": 3 trackers, 8 marks. It brings back: Run. It takes away: Swim. Marks: +3.\n"
            ), "\(tried.output)")
        let run = shell.tracker("restore", "2", "--yes")
        #expect(run.code == .done && run.errors == "" && run.output.contains("tracker undo"))
        #expect(names(shell) == ["Drink", "Doctor", "Run"])
        #expect(
            shell.tracker("category", "list", "--plain").output.split(separator: "\n").map {
                String($0.split(separator: "\t")[1])
            } == ["Home", "Sport"])
        shell.tracker("undo")
        #expect(names(shell) == ["Drink", "Doctor", "Swim"])
    }

    @Test("the documents: restored, or nothing where it is as it was")
    func documents() throws {
        let shell = try shell()
        let restored = """
            {"schemaVersion":1,"changes":[{"kind":"restored","tracker":null,"category":null,"date":null}]
            """
        #expect(
            shell.tracker("restore", "2", "--dry-run", "--json").output == restored + ",\"dryRun\":true}\n")
        #expect(shell.tracker("restore", "2", "--yes", "--json").output == restored + "}\n")
        // The state before the restoring is a backup now, too.
        let again = shell.tracker("restore", "3", "--json")
        #expect(again.output == "{\"schemaVersion\":1,\"changes\":[]}\n" && again.code == .done)
    }

    @Test("a person is told what would change and asked; anything but yes changes nothing")
    func asked() throws {
        let shell = try shell()
        shell.isTerminal = true
        shell.columns = 200
        let before = try shell.home.contents()
        shell.answers = ["n"]
        let run = shell.tracker("restore", "2")
        #expect(run.code == .cancelled && run.errors.contains("It brings back: Run. It takes away: Swim."))
        #expect(run.errors.contains("tracker undo") && run.errors.contains("[y/N]"))
        #expect(try shell.home.contents() == before)
        shell.answers = ["y"]
        #expect(shell.tracker("restore", "2").code == .done && names(shell).contains("Run"))
        // Where it holds the same nobody is asked.
        #expect(shell.tracker("restore", "3").errors == "")
    }

    @Test("where nobody can be asked: rc 2")
    func nobodyToAsk() throws {
        let run = try shell().tracker("restore", "2")
        #expect(run.code == .wrongLine && run.errors.contains("--yes"))
    }

    @Test("a missing library gets the state back", arguments: ["en", "ru"])
    func missing(language: String) throws {
        let shell = try shell(language)
        shell.home.remove(".local/share")
        let tried = shell.tracker("restore", "2", "--dry-run")
        #expect(tried.output.contains(language == "ru" ? "Библиотеки здесь нет" : "There is no library here"))
        #expect(shell.library == nil)
        #expect(shell.tracker("restore", "2", "--yes").code == .done)
        #expect(names(shell) == ["Drink", "Doctor", "Run"])
        #expect(shell.tracker("doctor").output == (language == "ru" ? "Всё в порядке.\n" : "All is well.\n"))
    }

    @Test("a damaged library is kept, and the state takes its place", arguments: ["en", "ru"])
    func damaged(language: String) throws {
        let shell = try shell(language)
        try shell.home.write("Dear diary", to: shell.libraryPath)
        let run = shell.tracker("restore", "2", "--yes")
        #expect(run.code == .done && run.errors == "")
        let path = try #require(run.output.firstRange(of: "/found-")).lowerBound
        #expect(run.output[path...].hasSuffix(".plist.\n") && !run.output.contains("tracker undo"))
        let found = try #require(shell.home.list().first { $0.contains("/found-") })
        #expect(try shell.home.read(found).text == "Dear diary")
        #expect(names(shell) == ["Drink", "Doctor", "Run"])
    }

    @Test("a library file of any name; another library's is told as that")
    func file() throws {
        let shell = try shell()
        let other = try Shell(today: "2026-03-08")
        other.tracker("add", "Chess", "--category", "Games", "--schedule", "daily")
        try shell.home.write(try #require(other.library), to: "chess.plist")
        let run = shell.tracker("restore", shell.home.path("chess.plist"), "--yes")
        #expect(run.code == .done && run.output.hasPrefix("Restored the backup of another library, of "))
        #expect(run.output.contains(": 1 tracker, 0 marks."))
        #expect(names(shell) == ["Chess"])
        shell.tracker("undo")
        #expect(names(shell) == ["Drink", "Doctor", "Swim"])
        // What another program changed is told before it is taken.
        let text = try shell.home.read("chess.plist").text.replacing("Chess", with: "Go")
        try shell.home.write(text, to: "chess.plist")
        (shell.isTerminal, shell.columns, shell.answers) = (true, 300, ["n"])
        let asked = shell.tracker("restore", shell.home.path("chess.plist"))
        #expect(asked.errors.contains("changed by something other than Tracker"), "\(asked.errors)")
    }

    @Test("what is no library, or no backup: one sentence, and nothing changes", arguments: ["en", "ru"])
    func refused(language: String) throws {
        let shell = try shell(language)
        try shell.home.write("Dear diary", to: "diary.txt")
        try shell.home.write("", to: "empty")
        try shell.home.write(
            try #require(shell.library).text.replacing("<integer>7<", with: "<integer>99<"), to: "newer.plist"
        )
        let before = try shell.home.contents()
        for word in [
            "0", "3", "99999999999999999999", "", "/diary.txt", "/empty", "/newer.plist", "/no",
        ] {
            let word = word.hasPrefix("/") ? shell.home.path(String(word.dropFirst())) : word
            let run = shell.run(["restore", word, "--yes"])
            #expect(
                run.code == (word.isEmpty ? .wrongLine : .couldNot) && run.output == "", "\(word): \(run)")
            #expect(OneSentence(run.errors, line: [word]).faults(language) == [], "\(run.errors)")
        }
        #expect(try shell.home.contents() == before)
    }
}
