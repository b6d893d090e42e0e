import DeskKit
import Samples
import TestKit
import Testing
import TrackerCLI
import TrackerDomain

/// The other commands of `tracker sync`.
@Suite struct SyncCommandTests {
    private func shell(_ language: String = "en", isTerminal: Bool = false) throws -> (Shell, FakeSync) {
        let (shell, sync) = (try Shell(language: language), FakeSync.ofThree)
        (shell.sync, shell.isTerminal) = (sync, isTerminal)
        (shell.environment["TERM"], shell.environment["NO_COLOR"]) = ("dumb", "1")
        return (shell, sync)
    }

    @Test("off keeps the file where nobody can be asked, and says so")
    func off() throws {
        for (language, text) in [
            ("en", "Sync is off. This device's file stays in /sync for the others.\n"),
            ("ru", "Синхронизация выключена. Файл этого устройства остаётся в /sync для других.\n"),
        ] {
            let (shell, sync) = try shell(language)
            #expect(shell.tracker("sync", "off") == Shell.Run(output: text))
            #expect(sync.calls == ["end"])
        }
    }

    @Test("off asks on a terminal; only Yes, or --yes, removes the file; an end of input does nothing")
    func offAsks() throws {
        let (shell, sync) = try shell(isTerminal: true)
        for (answer, call) in [("n", "end"), ("", "end"), ("y", "end removing")] {
            shell.answers = [.text(answer)]
            sync.set(\.status, to: FakeSync.ofThree.get(\.status))
            let run = shell.tracker("sync", "off")
            #expect(run.errors == "Remove this device's file from /sync, too? [y/N] ")
            #expect(run.code == .done && sync.calls.last == call, "\(answer)")
        }
        sync.set(\.status, to: FakeSync.ofThree.get(\.status))
        #expect(shell.tracker("sync", "off").code == .cancelled)
        #expect(sync.calls.count == 3)
        #expect(
            shell.tracker("sync", "off", "--yes").output
                == "Sync is off. This device's file is not in /sync any more.\n")
        #expect(sync.calls.last == "end removing")
    }

    @Test("off where nothing is on: rc 0, and a sentence")
    func offAgain() throws {
        let (shell, _) = try shell()
        shell.sync = FakeSync()
        #expect(
            shell.tracker("sync", "off")
                == Shell.Run(output: "This library is in step with no other device.\n"))
        #expect(
            shell.tracker("sync", "off", "--dry-run").output
                == "Would change nothing. This library is in step with no other device.\n")
        #expect(
            shell.tracker("sync", "off", "--json").output
                == "{\"schemaVersion\":1,\"ended\":false,\"fileRemoved\":false}\n")
    }

    @Test("a dry run of off and forget does nothing, and refuses what they refuse")
    func dryRuns() throws {
        let (shell, sync) = try shell(isTerminal: true)
        #expect(
            shell.tracker("sync", "off", "--dry-run").output
                == "Would turn sync off. This device's file would stay in /sync for the others.\n")
        #expect(
            shell.tracker("sync", "off", "--dry-run", "--yes").output
                == "Would turn sync off. This device's file would be removed from /sync.\n")
        #expect(
            shell.tracker("sync", "forget", "old-pi", "--dry-run").output
                == "Would remove the device “old-pi”.\n")
        let real = shell.tracker("sync", "forget", "pi")
        #expect(real.code == .couldNot)
        #expect(shell.tracker("sync", "forget", "pi", "--dry-run") == real)
        #expect(sync.calls == ["forget pi"])
    }

    @Test("`sync` and `sync take` cannot be tried out: rc 2")
    func noDryRun() throws {
        let (shell, sync) = try shell()
        for line in [["sync"], ["sync", "take", "-"]] {
            let run = shell.run(line + ["--dry-run"])
            #expect(run.code == .wrongLine && run.errors.contains("cannot be tried out"), "\(run)")
        }
        #expect(sync.calls == [])
    }

    @Test("forget names the device and where its file is")
    func forget() throws {
        for (language, text) in [
            ("en", "Removed the device “old-pi”; its file is now /backups/old-pi.plist.\n"),
            ("ru", "Устройство «old-pi» убрано; его файл теперь здесь: /backups/old-pi.plist.\n"),
        ] {
            let (shell, sync) = try shell(language)
            #expect(shell.tracker("sync", "forget", "old-pi") == Shell.Run(output: text))
            #expect(sync.calls == ["forget old-pi"])
        }
        let (shell, _) = try shell()
        #expect(
            shell.tracker("sync", "forget", "old-pi", "--json").output
                == "{\"schemaVersion\":1,\"machine\":\"old-pi\",\"path\":\"/backups/old-pi.plist\",\"folded\":0}\n"
        )
        #expect(
            shell.tracker("sync", "forget", "pi")
                == Shell.Run(
                    errors: "There is no device “pi”: there is desktop, old-pi and phone.\n", code: .couldNot
                ))
    }

    @Test("print gives the file's bytes, but not to a terminal: rc 2")
    func print() throws {
        let (shell, _) = try shell()
        #expect(shell.tracker("sync", "print") == Shell.Run(output: "<plist/>\n"))
        (shell.isTerminal, shell.columns) = (true, 300)
        let run = shell.tracker("sync", "print")
        #expect(run.output == "" && run.code == .wrongLine)
        #expect(run.errors.contains("tracker sync print > laptop.plist"))
        #expect(shell.tracker("sync", "print", "--json").code == .wrongLine)
    }

    @Test("take reads a file or standard input, and shows the machines")
    func take() throws {
        let (shell, sync) = try shell()
        try shell.home.write(Array("12345".utf8), to: "phone.plist")
        shell.input = Array("123".utf8)
        let status = shell.tracker("sync", "status").output
        #expect(shell.tracker("sync", "take", shell.home.path("phone.plist")) == Shell.Run(output: status))
        #expect(shell.tracker("sync", "take", "-") == Shell.Run(output: status))
        #expect(shell.tracker("sync", "take", "-", "-q") == Shell.Run())
        #expect(sync.calls == ["take 5", "take 3", "take 3"])
    }

    @Test("take refuses a file that is not there, a folder, and what is no device's file: rc 1 or 2")
    func takeRefuses() throws {
        let (shell, sync) = try shell()
        try shell.home.write("x", to: "folder/a.plist")
        #expect(shell.tracker("sync", "take", shell.home.path("none.plist")).code == .couldNot)
        #expect(shell.tracker("sync", "take", "").code == .wrongLine)
        let folder = shell.home.path("folder")
        #expect(
            shell.tracker("sync", "take", folder)
                == Shell.Run(errors: "\(folder) is a folder: name a file in it.\n", code: .wrongLine))
        #expect(sync.calls == [])
        sync.set(\.trouble, to: .sync(.file(.otherLibrary)))
        let run = shell.tracker("sync", "take", "-", "--json")
        #expect(run.code == .couldNot && run.errors.contains("\"code\":\"unreadable\""))
    }

    @Test("SYNC 7: a file of another library names the word by which the own one is put into it")
    func takeJoins() throws {
        let (shell, sync) = try shell()
        sync.set(\.refusal, to: .sync(.file(.otherLibrary)))
        shell.input = Array("<plist/>\n".utf8)
        #expect(
            shell.tracker("sync", "take", "-")
                == Shell.Run(
                    errors: "The file is of another library. To put yours into it, add --join.\n",
                    code: .couldNot))
        #expect(sync.calls == ["take 9"])
        #expect(shell.tracker("sync", "take", "-", "--join").code == .done)
        #expect(sync.calls.suffix(2) == ["take 9", "begin /sync laptop joins 9 bytes"])
    }

    @Test("SYNC 7: what came in stands above the devices, and in the document with its machine")
    func arrivals() throws {
        let shell = try WorkedExample.shell()
        let sync = FakeSync.ofThree
        shell.sync = sync
        let run = try #require(Identifier(WorkedExample.run))
        let days = DaySet((1...3).map { shell.today - $0 })
        let arrival = MergeReport.Arrival(
            device: "phone", changes: [.tracker(run, .days(.completions, days, isAdded: true))])
        sync.set(\.takenIn, to: MergeReport(arrival.changes, arrivals: [arrival]))
        #expect(shell.tracker("sync").output.hasPrefix("From phone: 3 marks.\n\n/sync, carried by"))
        shell.environment["LANG"] = "ru_RU.UTF-8"
        #expect(shell.tracker("sync").output.hasPrefix("От phone: 3 отметки.\n\n/sync"))
        #expect(shell.tracker("sync", "-q") == Shell.Run())
        let document = try ParsedJSON(shell.tracker("sync", "--json").output)
        #expect(try JSONSchema(named: "sync").violations(in: document) == [])
        let changes = try #require(document["changes"]).items
        #expect(changes.count == 3)
        #expect(changes.allSatisfy { $0.keys == ["kind", "tracker", "category", "date", "device"] })
        #expect(changes.allSatisfy { $0["device"]?.string == "phone" })
    }

    @Test("SYNC 7: what came in is in the log, in the language of the command that took it in")
    func logged() throws {
        for (language, beginning, mark) in [
            ("en", "20 Nov  phone  1 tracker", "20 Nov  phone  Run, 20 Nov: done"),
            ("ru", "20 ноя  phone  1 трекер", "20 ноя  phone  Run, 20 ноя: отмечено"),
        ] {
            let (phone, laptop) = (try Shell(), try Shell(language: language))
            let folder = try TemporaryFolder()
            phone.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
            phone.tracker("sync", "on", folder.path, "--name", "phone")
            laptop.tracker("sync", "on", folder.path, "--name", "laptop")
            phone.tracker("done", "Run")
            laptop.tracker("sync")
            #expect(
                laptop.tracker("sync", "log").output
                    == "\(beginning)\n\(mark)\n               tracker undone run\n")
        }
    }

    @Test("STEP-22: the log of an earlier program is shown as lines without command")
    func log() throws {
        let (shell, sync) = try shell()
        var first = SyncLogEntry("2026-11-19", "", nil)
        first.words = "phone: 3 marks"
        var second = SyncLogEntry("2025-11-20", "", nil)
        second.words = "phone: 1 rename"
        sync.set(\.log, to: [second, first])
        #expect(
            shell.tracker("sync", "log")
                == Shell.Run(output: "20 Nov 2025  phone: 1 rename\n19 Nov       phone: 3 marks\n"))
        #expect(
            shell.tracker("sync", "log", "--plain")
                == Shell.Run(
                    output:
                        "2025-11-20\t\t\t\t\t\t\t\tphone: 1 rename\t\n2026-11-19\t\t\t\t\t\t\t\tphone: 3 marks\t\n"
                ))
        #expect(
            shell.tracker("sync", "log", "--json").output.hasSuffix(
                ",\"lines\":[\"2025-11-20 phone: 1 rename\",\"2026-11-19 phone: 3 marks\"]}\n"))
    }

    @Test("the names of devices are completed after `sync forget`")
    func completions() throws {
        let (shell, _) = try shell()
        #expect(shell.tracker("__complete", "machines").output == "desktop\nold-pi\nphone\n")
        shell.sync = FakeSync()
        #expect(shell.tracker("__complete", "machines") == Shell.Run())
    }
}
