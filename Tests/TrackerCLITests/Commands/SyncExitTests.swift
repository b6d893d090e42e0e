import DeskKit
import Samples
import TestKit
import Testing
import TrackerCLI
import TrackerDomain

/// What scripts hear of devices in step: exit codes and documents.
@Suite struct SyncExitTests {
    private func shell(_ change: (inout SyncStatus) -> Void = { _ in }) throws -> Shell {
        let (shell, sync) = (try Shell(), FakeSync.ofThree)
        var status = try #require(sync.get(\.status))
        status.others = status.others.filter { $0.name == "phone" }
        change(&status)
        sync.set(\.status, to: status)
        shell.sync = sync
        return shell
    }

    private func finding(_ finding: SyncFinding) -> (inout SyncStatus) -> Void {
        { $0.findings = [DatedFinding(finding, since: "2026-11-18")] }
    }

    @Test("STEP-10: `sync` ends with 1 where nothing leaves this device, with 0 whatever others have wrong")
    func exchange() throws {
        let stopping: [SyncFinding] = [
            .noFolder(path: "/s"), .emptyFolder(path: "/s"), .unreadableFolder(path: "/s", .notPermitted),
            .cannotPublish(path: "/s", .diskFull), .git(folder: "/s", .needsPerson(nil)),
            .git(folder: "/s", .unsent(nil)), .git(folder: "/s", .unreachable(nil)),
            .git(folder: "/s", .goesNowhere), .git(folder: "/s", .busy),
            .unreadable("laptop", .deviceFailure),
            .copied, .left,
        ]
        for one in stopping {
            let shell = try shell(finding(one))
            let run = shell.tracker("sync")
            #expect(run.code == .couldNot && run.output.contains("laptop  this device"), "\(one)")
            #expect(shell.tracker("sync", "-q") == Shell.Run(code: .couldNot))
            #expect(shell.tracker("sync", "take", "-").code == .done)
            #expect(shell.tracker("sync", "status").code == .done)
        }
        let harmless: [SyncFinding] = [
            .file("phone", .incomplete), .file("phone", .newer), .file("phone", .impossible),
            .unreadable("phone", .deviceFailure), .clock(name: "phone", "2038-01-19", here: "2026-11-20"),
            .joinsThere(file: "work-a1b2.plist", device: "work"), .wrongFolder(path: "/s"),
            .libraryCarried(path: "/s/L.plist", .dropbox, folder: "/s/Tracker"),
        ]
        for one in harmless { #expect(try shell(finding(one)).tracker("sync").code == .done, "\(one)") }
        #expect(
            try shell { $0.isWaiting = true }.tracker("sync").code == .done, "an empty library that waits")
    }

    @Test("STEP-11: --exit-code is 0 in step, 3 not, 1 where sync is off; -q then prints nothing")
    func exitCode() throws {
        func code(_ change: (inout SyncStatus) -> Void) throws -> ExitCode {
            let shell = try shell(change)
            let code = shell.tracker("sync", "status", "--exit-code").code
            #expect(shell.tracker("sync", "status", "--exit-code", "-q") == Shell.Run(code: code))
            let document = shell.tracker("sync", "status", "--exit-code", "--json")
            #expect(document.code == code && document.output.hasPrefix("{\"schemaVersion\":1,"))
            #expect((shell.sync as? FakeSync)?.calls == [])
            return code
        }
        func phone(_ behind: Int, _ ahead: Int, age: Int = 0, byHand: Bool = false) -> [SyncStatus.Device] {
            [
                SyncStatus.Device(
                    id: "p3xx", name: "phone", published: Day("2026-11-20") - age, behind: behind,
                    ahead: ahead,
                    isByHand: byHand)
            ]
        }
        #expect(try code { _ in } == .done)
        #expect(try code { $0.others = [] } == .done)
        #expect(try code { $0.others = phone(1, 0) } == .notInStep)
        #expect(try code { $0.others = phone(0, 1) } == .notInStep)
        #expect(try code { $0.others = phone(1, 1) } == .notInStep)
        #expect(try code { $0.others = phone(1, 1, age: 91) } == .done)
        #expect(try code { $0.others = phone(1, 0, byHand: true) } == .done)
        #expect(try code { $0.isWaiting = true } == .notInStep)
        #expect(try code(finding(.file("phone", .incomplete))) == .notInStep)
        let off = try Shell()
        off.sync = FakeSync()
        #expect(off.tracker("sync", "status", "--exit-code").code == .couldNot)
        #expect(off.tracker("sync", "status", "--exit-code", "-q") == Shell.Run(code: .couldNot))
        #expect(off.tracker("sync", "status").code == .done)
        #expect(try shell { $0.others = phone(1, 0) }.tracker("sync", "status").code == .done)
    }

    @Test("STEP-9: a finding in the document has its day and git's own words")
    func document() throws {
        let words = "remote: no\nfatal: x"
        let shell = try shell {
            $0.findings = [
                DatedFinding(.git(folder: "/s", .unsent(words)), since: "2026-11-18"),
                DatedFinding(.file("phone", .newer), since: "2026-11-20"),
            ]
        }
        for line in [["sync"], ["sync", "status"]] {
            let document = try ParsedJSON(shell.run(line + ["--json"]).output)
            #expect(try JSONSchema(named: line.joined(separator: "-")).violations(in: document) == [])
            let first = document["findings"]?[0]
            #expect(first?.keys == ["code", "message", "since", "detail"])
            #expect(first?["code"]?.string == "syncGit" && first?["since"]?.string == "2026-11-18")
            #expect(first?["detail"]?.string == words)
            #expect(document["findings"]?[1]?["detail"] == .null)
        }
    }

    @Test("STEP-11: the first line says the days before yesterday by their date")
    func dates() throws {
        let shell = try shell {
            $0.sent = ClockReading(date: "2026-11-03", minute: 5)
            $0.received = ClockReading(date: "2025-12-31", minute: 1439)
        }
        #expect(
            shell.tracker("sync", "status").output.hasPrefix(
                "/sync, carried by Syncthing · sent 3 November 00:05 · received 31 Dec 2025 23:59\n"))
        shell.environment["LANG"] = "ru_RU.UTF-8"
        #expect(
            shell.tracker("sync", "status").output.hasPrefix(
                "/sync, переносит Syncthing · отправлено 3 ноября в 00:05 · получено 31 дек 2025 в 23:59\n"))
    }

    @Test("STEP-24: the row of a device that was taken in by hand has its date and no number")
    func byHand() throws {
        let shell = try shell {
            $0.others = [
                SyncStatus.Device(
                    id: "d3sk", name: "desktop", published: "2026-11-20", behind: 2, ahead: 0, isByHand: true)
            ]
        }
        #expect(shell.tracker("sync", "status").output.contains("\ndesktop  20 November  taken in by hand\n"))
        #expect(
            shell.tracker("sync", "status", "--plain").output.hasSuffix("desktop\t2026-11-20\t2\t0\tbyHand\n")
        )
        shell.environment["LANG"] = "ru_RU.UTF-8"
        #expect(shell.tracker("sync", "status").output.contains("\ndesktop  20 ноября  принято вручную\n"))
    }

    @Test("STEP-24: a file without trackers is no failure, in words and in a document")
    func nothingBrought() throws {
        let shell = try shell()
        (shell.sync as? FakeSync)?.set(\.refusal, to: .sync(.nothingBrought(device: "desktop")))
        let sentence =
            "desktop has no trackers yet. Give it yours: tracker sync print | ssh desktop tracker sync take -"
        #expect(shell.tracker("sync", "take", "-") == Shell.Run(output: sentence + "\n"))
        let run = shell.tracker("sync", "take", "-", "--json")
        #expect(run.code == .done)
        let document = try ParsedJSON(run.output)
        #expect(try JSONSchema(named: "sync").violations(in: document) == [])
        #expect(document["warnings"]?[0]?["message"]?.string == sentence)
    }
}
