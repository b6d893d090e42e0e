import Synchronization
import TestKit
import Testing

/// The lock of the library, held by a process that lives.
@Suite struct BusyTests {
    @Test(
        "busy: after five seconds one sentence in each language, rc 1, nothing changed; who reads does not wait"
    )
    func busy() throws {
        let program = try Program.withHabits()
        let before = try program.home.contents()
        let lock = try #require(try FolderLock(program.libraryFolder))
        let lines = [
            ["done", "Run"], ["done", "Run", "--lang", "ru"], ["undo", "--json"],
            ["pin", "Run", "--json", "--lang", "ru"],
        ]
        let processes = lines.map(program.process)
        let outcomes = Mutex<[Int: ProcessOutcome]>([:])
        let workers = try Workers(lines.count) { index in
            let outcome = try? processes[index].run()
            outcomes.withLock { $0[index] = outcome }
        }
        let list = try program.tracker("list", "--plain")
        #expect(list.status == .exited(0) && list.output.contains("Walk"))
        #expect(outcomes.withLock { $0.isEmpty }, "nobody has given up yet")
        workers.join()
        withExtendedLifetime(lock) {}

        let english = "Another program is using \(program.libraryFolder): try again in a moment."
        let russian = "\(program.libraryFolder) занят другой программой: попробуйте ещё раз чуть позже."
        func document(_ message: String) -> String {
            #"{"schemaVersion":1,"error":{"code":"busy","message":"\#(message)"}}"#
        }
        let sentences = [english, russian, document(english), document(russian)]
        for (index, sentence) in sentences.enumerated() {
            let expected = ProcessOutcome(stderr: sentence + "\n", status: .exited(1))
            #expect(outcomes.withLock { $0[index] } == expected, "\(lines[index])")
        }
        #expect(try program.home.contents() == before)
    }

    @Test("a lock that is given up in time is waited for")
    func patience() throws {
        let program = try Program.withHabits()
        var lock = try FolderLock(program.libraryFolder)
        try #require(lock != nil)
        let process = program.process(["done", "Run"])
        let outcome = Mutex<ProcessOutcome?>(nil)
        let worker = try Workers(1) { _ in
            let run = try? process.run()
            outcome.withLock { $0 = run }
        }
        Sleep.pause(.milliseconds(700))
        #expect(outcome.withLock { $0 } == nil, "it waits")
        lock = nil
        worker.join()
        #expect(outcome.withLock { $0?.status } == .exited(0))
        #expect(try program.tracker("list", "--filter", "completed", "--plain").output.contains("\tRun\t"))
    }

    @Test("the app says that the library is busy, keeps what it shows, and marks when asked again")
    func app() throws {
        let program = try Program.withHabits()
        let app = try RunningApp.ready(program)
        #expect(try app.waits { $0.shows(button: "✓") })
        var lock = try FolderLock(program.libraryFolder)
        try #require(lock != nil)
        try app.type(" ")
        #expect(try app.shows("Another program is using", deadline: .seconds(20)))
        #expect(app.screen.shows(button: "✓"), "nothing was unmarked")
        lock = nil
        try app.type(" ")
        #expect(try app.waits { !$0.shows(button: "✓") })
        #expect(try app.quit() == .exited(0))
        #expect(try program.tracker("list", "--filter", "completed", "--plain").output == "")
    }
}
