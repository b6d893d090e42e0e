import DeskKit
import TestKit
import Testing
import TrackerCLI
import TrackerDomain

/// `tracker sync on`: what it asks, what it says, what it refuses.
@Suite struct SyncOnTests {
    private func shell(_ language: String = "en", isTerminal: Bool = false) throws -> (Shell, FakeSync) {
        let (shell, sync) = (try Shell(language: language), FakeSync())
        (shell.sync, shell.isTerminal) = (sync, isTerminal)
        (shell.environment["TERM"], shell.environment["NO_COLOR"]) = ("dumb", "1")
        return (shell, sync)
    }

    @Test("folder and name on the line: nothing is asked, and the next device's line is named")
    func line() throws {
        for (language, text) in [
            ("en", "Sync is on; this device is “laptop”. On the next device: tracker sync on\n"),
            ("ru", "Синхронизация включена, это устройство — «laptop». На следующем: tracker sync on\n"),
        ] {
            let (shell, sync) = try shell(language)
            #expect(shell.tracker("sync", "on", "/s", "--name", "laptop") == Shell.Run(output: text))
            #expect(sync.calls == ["begin /s laptop"])
        }
    }

    @Test("SYNC 7: on a terminal both are asked for, with a proposal that Enter takes")
    func asked() throws {
        for (language, questions) in [
            (
                "en",
                """
                A folder that your devices share [~/Sync/Tracker]: \
                A name for this device, seen on the others [laptop]:\u{20}
                """
            ),
            (
                "ru",
                """
                Папка, общая для ваших устройств [~/Sync/Tracker]: \
                Имя этого устройства, его увидят на других [laptop]:\u{20}
                """
            ),
        ] {
            let (shell, sync) = try shell(language, isTerminal: true)
            shell.columns = 200
            let folder = shell.home.path("Sync/Tracker")
            sync.set(\.proposal, to: SyncProposal(folder: folder, name: "laptop"))
            shell.answers = ["", ""]
            let run = shell.tracker("sync", "on")
            #expect(run.errors == questions)
            #expect(run.code == .done && sync.calls == ["begin \(folder) laptop"])
        }
    }

    @Test("an answer may begin with ~, and a relative path is of the folder that the person is in")
    func paths() throws {
        let (shell, sync) = try shell(isTerminal: true)
        shell.environment["PWD"] = "/here"
        for (typed, folder) in [
            ("~/My Folder", shell.home.path("My Folder")), (" ~ ", shell.home.path), ("/a/b", "/a/b"),
            ("Sync", "/here/Sync"), ("./Sync", "/here/Sync"), (".", "/here"),
        ] {
            sync.set(\.status, to: nil)
            shell.answers = [.text(typed), "desk"]
            #expect(shell.tracker("sync", "on").code == .done)
            #expect(sync.calls.last == "begin \(folder) desk")
        }
        shell.tracker("sync", "on", "~/Elsewhere", "--name", "desk")
        #expect(sync.calls.last == "begin \(shell.home.path("Elsewhere")) desk")
    }

    @Test("a name that is none is asked for again on a terminal, and refused on the line: rc 2")
    func badName() throws {
        let (asking, asked) = try shell(isTerminal: true)
        asking.answers = ["/s", "a/b", "desk"]
        let run = asking.tracker("sync", "on")
        #expect(run.code == .done && run.errors.contains("“a/b” cannot name a device: "))
        #expect(asked.calls == ["begin /s desk"])
        let (shell, _) = try shell()
        let refused = shell.tracker("sync", "on", "/s", "--name", "a/b")
        #expect(refused.code == .wrongLine && refused.errors.hasPrefix("“a/b” cannot name a device: "))
    }

    @Test("without a terminal what is missing is named: rc 2, and nothing is asked or done")
    func missing() throws {
        for (language, line, sentence) in [
            ("en", [], "Name a folder and this device: tracker sync on FOLDER --name laptop.\n"),
            ("ru", [], "Укажите папку и имя устройства: tracker sync on ПАПКА --name laptop.\n"),
            ("en", ["/s"], "Name this device: tracker sync on /s --name laptop.\n"),
            ("en", ["--no-folder"], "Name this device: tracker sync on --no-folder --name laptop.\n"),
            ("en", ["--name", "desk"], "Name a folder: tracker sync on FOLDER --name desk.\n"),
        ] {
            let (shell, sync) = try shell(language)
            #expect(
                shell.run(["sync", "on"] + line) == Shell.Run(errors: sentence, code: .wrongLine), "\(line)")
            #expect(sync.calls == [])
            let (other, _) = try self.shell(language, isTerminal: true)
            #expect(other.run(["sync", "on", "--no-input"] + line).code == .wrongLine)
            let error = try ParsedJSON(shell.run(["sync", "on", "--json"] + line).errors)
            #expect(error["error"]?["code"]?.string == "needsAnswer")
        }
    }

    @Test("what came from the devices that were there is told, and the next device no more")
    func came() throws {
        for (language, text) in [
            ("en", "12 trackers and 2,310 marks from laptop. Sync is on; this device is “desk”.\n"),
            (
                "ru",
                "С laptop: 12 трекеров, 2\u{A0}310 отметок. Синхронизация включена, это устройство — «desk».\n"
            ),
        ] {
            let (shell, sync) = try shell(language)
            sync.set(\.contents, to: .library(devices: ["laptop"]))
            var beginning = SyncBeginning(name: "")
            (beginning.devices, beginning.trackers, beginning.marks) = (["laptop"], 12, 2310)
            sync.set(\.beginning, to: beginning)
            #expect(shell.tracker("sync", "on", "/s", "--name", "desk") == Shell.Run(output: text))
        }
    }

    @Test("an empty library waits for the folder")
    func waits() throws {
        let (shell, sync) = try shell()
        var beginning = SyncBeginning(name: "")
        beginning.isWaiting = true
        sync.set(\.beginning, to: beginning)
        #expect(
            shell.tracker("sync", "on", "/s", "--name", "desk").output
                == "Sync is on; this device is “desk”. Nothing here yet: waiting for /s. On the next device: tracker sync on\n"
        )
    }

    @Test("SYNC 7: another library in the folder: a question, or --join; No leaves all as it is")
    func otherLibrary() throws {
        let trackers = ["Run", "Read"] + (1...10).map { "T\($0)" }
        let questions = [
            "en": "/s holds another library: Run, Read and 10 more. Put yours into it? [y/N] ",
            "ru": "В /s другая библиотека: Run, Read и ещё 10. Добавить в неё вашу? [д/Н] ",
        ]
        for (language, question) in questions {
            let (asking, asked) = try shell(language, isTerminal: true)
            asking.columns = 200
            asked.set(\.contents, to: .otherLibrary(devices: ["desk"], trackers: trackers))
            asking.answers = ["n"]
            let refused = asking.tracker("sync", "on", "/s", "--name", "desk")
            #expect(refused.code == .cancelled && refused.errors.hasPrefix(question))
            #expect(asked.calls == [])
            asking.answers = [language == "en" ? "y" : "д"]
            #expect(asking.tracker("sync", "on", "/s", "--name", "desk").code == .done)
            #expect(asked.calls == ["begin /s desk joins"])
        }
        let (shell, sync) = try shell()
        sync.set(\.contents, to: .otherLibrary(devices: ["desk"], trackers: trackers))
        let line = ["sync", "on", "/s", "--name", "desk"]
        #expect(
            shell.run(line)
                == Shell.Run(
                    errors: "/s holds another library. To put yours into it, add --join.\n", code: .wrongLine)
        )
        for consent in ["--join", "--yes"] {
            #expect(shell.run(line + [consent]).code == .done)
            #expect(sync.calls.last == "begin /s desk joins")
        }
    }

    @Test("up to three trackers of the other library are named, as a list")
    func names() throws {
        for (trackers, named) in [
            ([], ""), (["Run"], ": Run"), (["Run", "Read", "Sew"], ": Run, Read and Sew"),
            (["A", "B", "C", "D"], ": A, B and 2 more"),
        ] {
            let (shell, sync) = try shell(isTerminal: true)
            sync.set(\.contents, to: .otherLibrary(devices: [], trackers: trackers))
            shell.answers = ["n"]
            let run = shell.tracker("sync", "on", "/s", "--name", "desk")
            #expect(run.errors.hasPrefix("/s holds another library\(named). Put"), "\(run.errors)")
        }
    }

    @Test("without a folder the line that brings the file is named")
    func noFolder() throws {
        let (shell, sync) = try shell()
        let run = shell.tracker("sync", "on", "--no-folder", "--name", "desk")
        #expect(
            run.output
                == "Sync is on; this device is “desk”. To another device: tracker sync print | ssh HOST tracker sync take -\n"
        )
        #expect(sync.calls == ["begin - desk"])
        #expect(shell.tracker("sync", "on", "/s", "--no-folder", "--name", "desk").code == .wrongLine)
    }

    @Test("who can read the file is said once, for a cloud folder or git")
    func privacy() throws {
        for (carrier, word) in [
            (SyncCarrier.git, "repository"), (.dropbox, "Dropbox"), (.iCloud, "iCloud Drive"),
            (.syncthing, nil), (.nextcloud, nil),
        ] as [(SyncCarrier, String?)] {
            let (shell, sync) = try shell()
            var beginning = SyncBeginning(name: "")
            beginning.carrier = carrier
            sync.set(\.beginning, to: beginning)
            let run = shell.tracker("sync", "on", "/s", "--name", "desk")
            if let word {
                #expect(run.errors.hasPrefix("The file is plain text: ") && run.errors.contains(word))
            } else {
                #expect(run.errors == "")
            }
            #expect(shell.tracker("sync", "on", "/s", "--name", "desktop").errors == "")
        }
    }

    @Test("in step already: what is not named stays; nothing named is asked with what is there")
    func again() throws {
        let (shell, sync) = try shell()
        shell.sync = FakeSync.ofThree
        let present = try #require(shell.sync as? FakeSync)
        shell.tracker("sync", "on", "--name", "desk")
        shell.tracker("sync", "on", "/other")
        shell.tracker("sync", "on", "--join")
        shell.tracker("sync", "on")
        #expect(
            present.calls == [
                "begin /sync desk", "begin /other desk", "begin /other desk joins", "begin /other desk",
            ])
        shell.isTerminal = true
        shell.answers = ["", ""]
        #expect(shell.tracker("sync", "on").errors.contains("[/other]"))
        #expect(present.calls.last == "begin /other desk" && sync.calls == [])
    }

    @Test("a dry run says what would be, and begins nothing")
    func dryRun() throws {
        for (language, text) in [
            ("en", "Would turn sync on; this device would be “desk”, through /s.\n"),
            ("ru", "Будет включена синхронизация, это устройство — «desk», папка: /s.\n"),
        ] {
            let (shell, sync) = try shell(language)
            let run = shell.tracker("sync", "on", "/s", "--name", "desk", "--dry-run")
            #expect(run == Shell.Run(output: text) && sync.calls == [])
        }
    }

    @Test("a dry run refuses what would be refused, and is content with the word that consents")
    func dryRunOfOther() throws {
        let (shell, sync) = try shell()
        sync.set(\.contents, to: .otherLibrary(devices: ["laptop"], trackers: ["Run"]))
        let line = ["sync", "on", "/s", "--name", "desk"]
        let refused = Shell.Run(
            errors: "/s holds another library. To put yours into it, add --join.\n", code: .wrongLine)
        #expect(shell.run(line) == refused)
        #expect(shell.run(line + ["--dry-run"]) == refused)
        #expect(shell.run(line + ["--dry-run", "--join"]).code == .done && sync.calls == [])
    }

    @Test("a folder that was made is told, in case its name was mistyped")
    func folderMade() throws {
        for (language, text) in [
            ("en", "/s is new. Sync is on; this device is “desk”. On the next device: tracker sync on\n"),
            (
                "ru",
                "Папка /s создана. Синхронизация включена, это устройство — «desk». На следующем: tracker sync on\n"
            ),
        ] {
            let (shell, sync) = try shell(language)
            var beginning = SyncBeginning(name: "")
            beginning.isFolderMade = true
            sync.set(\.beginning, to: beginning)
            #expect(shell.tracker("sync", "on", "/s", "--name", "desk") == Shell.Run(output: text))
        }
    }

    @Test("a folder without a name, and a store that fails")
    func refusals() throws {
        let (shell, sync) = try shell()
        #expect(shell.tracker("sync", "on", "", "--name", "desk").code == .wrongLine)
        sync.set(\.trouble, to: .busy(path: "/l"))
        #expect(shell.tracker("sync", "on", "/s", "--name", "desk").code == .couldNot && sync.calls == [])
    }
}
