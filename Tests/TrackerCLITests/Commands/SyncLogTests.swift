import TestKit
import Testing
import TrackerCLI

/// `tracker sync log`: two devices that share a folder; b acts, laptop takes it in and puts it back.
@Suite struct SyncLogTests {
    let (laptop, b): (Shell, Shell)
    private let folder: TemporaryFolder

    init() throws {
        (laptop, b, folder) = (try Shell(), try Shell(), try TemporaryFolder())
        for line in [
            "add Run --category Sport --schedule daily --goal 5km",
            "add Read --category Home --schedule daily",
            "add Dentist --category Home --event",
            "add Walk --category Sport --schedule daily", "skip Walk",
            "done Run 2 --date 2026-11-19", "note Run rain",
            "done Read --date 2026-11-16..2026-11-17", "pin Read",
        ] { #expect(laptop.run(line.words).code == .done, "\(line)") }
        #expect(laptop.tracker("sync", "on", folder.path, "--name", "laptop").code == .done)
        #expect(b.tracker("sync", "on", folder.path, "--name", "b").code == .done)
        #expect(laptop.tracker("sync", "-q").code == .done)
    }

    /// The lines of the log without the commands below them.
    private func lines(_ language: String = "en") -> [String] {
        laptop.run(["sync", "log", "--lang", language]).output.split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix(" ") }
    }

    /// What a person sees of the library.
    private var content: String {
        ["list", "show Run", "show Read", "show Walk", "notes", "category list"]
            .map { laptop.run($0.words + ["--plain"]).output }.joined()
    }

    @Test("STEP-22: nothing has come in yet, with and without a library")
    func nothing() throws {
        #expect(laptop.tracker("sync", "log") == Shell.Run(output: "Nothing has come in yet.\n"))
        #expect(
            try Shell(language: "ru").tracker("sync", "log") == Shell.Run(output: "Пока ничего не пришло.\n"))
        #expect(
            laptop.tracker("sync", "log", "--json").output
                == "{\"schemaVersion\":1,\"entries\":[],\"lines\":[]}\n")
    }

    @Test(
        "STEP-22, STEP-23: each act is a line with its values, and the command under it puts it back",
        arguments: [
            Act(
                "edit Run --name Jog", "Run, name: Run → Jog", "Run, название: Run → Jog",
                "edit jog --name Run"),
            Act(
                "done Run 6 --date 2026-11-19", "Run, 19 Nov: 2 → 6 km, done",
                "Run, 19 ноя: 2 → 6 km, выполнено", "done run 2 --date 2026-11-19"),
            Act("done Run 4", "Run, 20 Nov: 4 km", "Run, 20 ноя: 4 km", "undone run"),
            Act(
                "undone Run --date 2026-11-19", "Run, 19 Nov: 2 km removed", "Run, 19 ноя: 2 km убрано",
                "done run 2 --date 2026-11-19"),
            Act(
                "undone Read --date 2026-11-17", "Read, 17 Nov: mark removed", "Read, 17 ноя: снята отметка",
                "done read --date 2026-11-17"),
            Act("done Read", "Read, 20 Nov: done", "Read, 20 ноя: отмечено", "undone read"),
            Act(
                "done Read --date 2026-11-09..2026-11-12", "Read, 9 – 12 Nov: done",
                "Read, 9 – 12 ноября: отмечено",
                "undone read --date 2026-11-09..2026-11-12"),
            Act(
                "done Read --date 2026-11-02,2026-11-09", "Read, 2 days: done", "Read, 2 дня: отмечено",
                "undone read --date 2026-11-02,2026-11-09"),
            Act(
                "note Run sun", "Run, 20 Nov: note “rain” → “sun”", "Run, 20 ноя: заметка «rain» → «sun»",
                "note run rain"),
            Act(
                "note Run --remove", "Run, 20 Nov: note “rain” removed", "Run, 20 ноя: заметка «rain» убрана",
                "note run rain"),
            Act(
                "note Read slow", "Read, 20 Nov: note “slow”", "Read, 20 ноя: заметка «slow»",
                "note read --remove"),
            Act("skip Read", "Read, 20 Nov: skipped", "Read, 20 ноя: пропущено", "unskip read"),
            Act(
                "unskip Walk", "Walk, 20 Nov: no longer skipped", "Walk, 20 ноя: пропуск отменён", "skip walk"
            ),
            Act(
                "edit Run --goal 8km", "Run, goal: at least 5 km → at least 8 km",
                "Run, цель: минимум 5 km → минимум 8 km", "edit run --goal \"5 km\""),
            Act(
                "edit Read --schedule mon,fri", "Read, schedule: every day → Mon, Fri",
                "Read, расписание: каждый день → пн, пт", "edit read --schedule mon,tue,wed,thu,fri,sat,sun"),
            Act(
                "edit Read --category Sport", "Read, category: Home → Sport", "Read, категория: Home → Sport",
                "edit read --category Home"),
            Act("pin Run", "Run, pinned: no → yes", "Run, закреплено: нет → да", "unpin run"),
            Act("unpin Read", "Read, pinned: yes → no", "Read, закреплено: да → нет", "pin read"),
            Act(
                "pause Run", "Run, status: in use → paused since 20 Nov",
                "Run, состояние: активен → на паузе с 20 ноября", "resume run"),
            Act(
                "archive Run", "Run, status: in use → archived since 20 Nov",
                "Run, состояние: активен → в архиве с 20 ноября", "unarchive run"),
            Act("add Swim --category Sport --schedule daily", "Swim added", "Swim: добавлено", "delete swim"),
            Act(
                "category add Work", "category added: Work", "категория добавлена: Work",
                "category delete work"),
            Act(
                "category rename Home House", "Home, name: Home → House", "Home, название: Home → House",
                "category rename house Home"),
        ])
    func putBack(_ act: Act) throws {
        let before = content
        #expect(b.run(act.line.words + ["--yes"]).code == .done)
        #expect(laptop.tracker("sync", "-q").code == .done)
        #expect(content != before)
        #expect(lines() == ["20 Nov  b  " + act.english])
        #expect(lines("ru") == ["20 ноя  b  " + act.russian])
        #expect(laptop.tracker("sync", "log").output.hasSuffix("\n           tracker \(act.command)\n"))
        let entry = try #require(
            ParsedJSON(laptop.tracker("sync", "log", "--json").output)["entries"]?.items.first)
        let words = (entry["command"]?.items ?? []).compactMap { $0.string }
        #expect(laptop.run(Array(words.dropFirst()) + ["--yes"]).code == .done, "\(words)")
        #expect(content == before)
        #expect(
            laptop.tracker("sync", "log").output.split(separator: "\n").count == 1,
            "the value is not the new one any more")
        #expect(laptop.tracker("undo").code == .done)
        #expect(content != before, "it is a change of one's own")
    }

    /// A command on b, its line in the log, and the command that puts it back.
    struct Act: CustomTestStringConvertible {
        let (line, english, russian, command): (String, String, String, String)

        init(_ line: String, _ english: String, _ russian: String, _ command: String) {
            (self.line, self.english, self.russian, self.command) = (line, english, russian, command)
        }

        var testDescription: String { line }
    }

    @Test("STEP-22, STEP-23: a deleted tracker with its days, and tracker restore")
    func deleted() {
        b.tracker("delete", "Read", "--yes")
        laptop.tracker("sync", "-q")
        #expect(
            laptop.tracker("sync", "log").output
                == "20 Nov  b  Read deleted (2 days done)\n           tracker restore\n")
        #expect(lines("ru") == ["20 ноя  b  Read: удалено (дней: 2)"])
        #expect(laptop.tracker("sync", "log", "read").output.hasPrefix("20 Nov  b  Read deleted"))
        b.tracker("undo")
        laptop.tracker("sync", "-q")
        #expect(lines() == ["20 Nov  b  Read deleted (2 days done)", "20 Nov  b  Read added"])
        #expect(!laptop.tracker("sync", "log").output.contains("restore"))
    }

    @Test("STEP-22: a value that gave way is one line, the sentence that told it, and its command")
    func gaveWay() throws {
        laptop.tracker("sync", "off")
        laptop.tracker("edit", "Run", "--goal", "6km")
        b.tracker("edit", "Run", "--goal", "8km")
        laptop.tracker("sync", "on", folder.path, "--name", "laptop")
        b.tracker("sync", "-q")
        let loser = laptop.tracker("sync", "log").output.contains("stands instead") ? laptop : b
        let (kept, lost, other) = loser === laptop ? ("8", "6", "b") : ("6", "8", "laptop")
        let log = loser.tracker("sync", "log").output.split(separator: "\n").suffix(2)
        #expect(
            log.joined().contains(
                "Run, goal: “at least \(kept) km” from \(other) stands instead of “at least \(lost) km”."))
        #expect(log.last?.hasSuffix("tracker edit run --goal \"\(lost) km\"") == true)
        let entries = try ParsedJSON(loser.tracker("sync", "log", "--json").output)["entries"]?.items ?? []
        #expect(entries.count { $0["field"]?.string == "goal" } == 1)
        #expect(entries.last?["kind"]?.string == "gaveWay")
    }

    @Test("STEP-22: one tracker, one device; what is neither is refused")
    func filters() throws {
        b.tracker("done", "Read")
        b.tracker("done", "Run", "4")
        laptop.tracker("sync", "-q")
        #expect(laptop.tracker("sync", "log", "read").output.hasPrefix("20 Nov  b  Read, 20 Nov: done\n"))
        #expect(laptop.tracker("sync", "log", "--device", "b").output.split(separator: "\n").count == 4)
        #expect(
            laptop.tracker("sync", "log", "--device", "nope")
                == Shell.Run(errors: "There is no device “nope”: there is b.\n", code: .couldNot))
        #expect(
            laptop.tracker("sync", "log", "--device", "nope", "--lang", "ru").errors
                == "Устройства «nope» нет, есть: b.\n")
        let wrong = laptop.tracker("sync", "log", "Nope")
        #expect(wrong.code == .couldNot && wrong.errors.contains("“Nope”"))
    }

    @Test("STEP-22: a record for scripts: date, device, kind, id, name, day, field, old, new, command")
    func plain() throws {
        b.tracker("edit", "Run", "--name", "Jog")
        b.tracker("done", "Jog", "6", "--date", "2026-11-19")
        laptop.tracker("sync", "-q")
        let records = laptop.tracker("sync", "log", "--plain").output.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        let id = try #require(records.first?[3])
        #expect(
            records.contains([
                "2026-11-20", "b", "trackerEdited", id, "Jog", "", "name", "Run", "Jog",
                "tracker edit jog --name Run",
            ]))
        #expect(
            records.contains([
                "2026-11-20", "b", "completed", id, "Jog", "2026-11-19", "amount", "2", "6",
                "tracker done jog 2 --date 2026-11-19",
            ]))
    }
}

extension String {
    /// The words of a line without quotes.
    fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
