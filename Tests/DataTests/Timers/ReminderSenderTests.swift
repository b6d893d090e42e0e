import Synchronization
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The ways on which a reminder reaches a person.
@Suite struct ReminderSenderTests {
    private let disk: TemporaryFolder

    init() throws {
        disk = try TemporaryFolder()
    }

    private func reminders(_ programs: ProgramRunner) -> Reminders {
        .system(
            TimerPlaces(
                platform: .linux, home: disk.path, configuration: nil, state: disk.path("state"),
                temporary: disk.path, program: nil, account: 1, accountName: "ann", hasBus: true,
                newID: { Identifier(high: 0, low: 9) }), programs: programs, fileSystem: .system)
    }

    @Test("REM-5: names go as arguments or as input; where nothing takes them they are to be printed")
    func delivery() {
        let message = ReminderMessage(title: "Still due: 2", lines: ["-x <b>", "A & B"])
        let calls = Mutex<[ProgramCall]>([])
        func deliver(_ delivery: ReminderDelivery, _ working: Set<String>) -> String? {
            calls.withLock { $0 = [] }
            let programs = ProgramRunner { call in
                calls.withLock { $0.append(call) }
                return ProgramResult(working.contains(call.program) ? .exited(0) : .notStarted)
            }
            return reminders(programs).deliver(message, delivery)
        }
        #expect(deliver(.notification, ["notify-send"]) == "notify-send")
        #expect(
            calls.withLock { $0[0].arguments } == [
                "--app-name=Tracker", "--", "Still due: 2", "-x &lt;b&gt;\nA &amp; B",
            ])
        #expect(deliver(.notification, ["osascript"]) == "osascript")
        #expect(calls.withLock { $0[1].arguments.suffix(2) } == ["Still due: 2", "-x <b>\nA & B"])
        #expect(deliver(.notification, []) == nil)
        #expect(deliver(.print, ["notify-send"]) == nil && calls.withLock { $0.isEmpty })
        #expect(deliver(.mail, ["mail"]) == "mail")
        #expect(calls.withLock { $0[0].arguments } == ["-s", "Still due: 2", "ann"])
        #expect(calls.withLock { $0[0].input } == Array("-x <b>\nA & B\n".utf8))
        #expect(deliver(.mail, ["sendmail"]) == "sendmail")
        // "Still due: 2" in 64 letters, by hand.
        #expect(
            calls.withLock { String(decoding: $0[1].input, as: UTF8.self) }.contains(
                "Subject: =?UTF-8?B?U3RpbGwgZHVlOiAy?=\n"))
    }

    @Test("REM-5: no name is a command of mail or the end of it: a tilde, one with a mark on it, a lone dot")
    func mailCommands() {
        let calls = Mutex<[ProgramCall]>([])
        let programs = ProgramRunner { call in
            calls.withLock { $0.append(call) }
            return ProgramResult(.notStarted)
        }
        let message = ReminderMessage(
            title: "Still due: 5", lines: ["~!touch x", "~\u{301}!x · 0 of 5 km", ".", "a ~!x", ".."])
        #expect(reminders(programs).deliver(message, .mail) == nil)
        let body = Array(" ~!touch x\n ~\u{301}!x · 0 of 5 km\n .\na ~!x\n..\n".utf8)
        #expect(calls.withLock { $0.map(\.program) } == ["mail", "sendmail"])
        #expect(calls.withLock { $0[0].input } == body)
        #expect(calls.withLock { $0[1].arguments } == ["-i", "ann"])
        #expect(calls.withLock { Array($0[1].input.suffix(body.count)) } == body)
    }
}
