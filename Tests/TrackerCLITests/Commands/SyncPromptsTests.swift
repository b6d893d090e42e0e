import DeskKit
import TestKit
import Testing
import TrackerCLI
import TrackerDomain

/// Other devices in the numbered prompts.
@MainActor @Suite struct SyncPromptsTests {
    private func run(_ sync: FakeSync, language: String = "en", _ answers: Answer...) throws -> String {
        let shell = try Shell(language: language)
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        (shell.sync, shell.isTerminal, shell.answers) = (sync, true, answers)
        return shell.tracker("--accessible").output
    }

    @Test("the devices are a line each", arguments: ["en", "ru"])
    func devices(language: String) throws {
        let (row, lines) =
            language == "en"
            ? ("sync with other devices", "laptop, this device\ndesktop, 3 November, has not seen 14")
            : (
                "синхронизация с другими устройствами",
                "laptop, это устройство\ndesktop, 3 ноября, не видело 14"
            )
        #expect(try run(.ofThree, language: language, .row(row)).contains(lines))
    }

    @Test("where nothing is in step, folder and name are asked for; Enter takes the proposal")
    func begins() throws {
        let sync = FakeSync()
        let output = try run(sync, .row("sync with other devices"), "", "desk")
        #expect(output.contains("A folder that your devices share [/sync]: "))
        #expect(output.contains("Sync is on; this device is “desk”.\n"))
        #expect(sync.calls == ["begin /sync desk"])
    }

    @Test("another library is joined only with a Yes")
    func joins() throws {
        for (answer, calls) in [("No", []), ("Yes", ["begin /sync laptop joins"])] {
            let sync = FakeSync()
            sync.set(\.contents, to: .otherLibrary(devices: ["desk"], trackers: ["Read"]))
            let output = try run(sync, .row("sync with other devices"), "", "", .row(answer))
            #expect(output.contains("/sync holds another library: Read.\n"))
            #expect(sync.calls == calls)
        }
    }

    @Test("what other devices published is taken in before a list is shown")
    func takesIn() throws {
        let sync = FakeSync.ofThree
        sync.set(\.stamp, to: SyncStamp("one"))
        #expect(try run(sync, "", "").contains("Run"))
    }
}
