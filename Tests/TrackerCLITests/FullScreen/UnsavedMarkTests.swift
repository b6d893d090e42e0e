import TestKit
import Testing
import TrackerDomain

/// The built program between the frame of a mark and its write, which another holder of the lock keeps waiting.
@Suite struct UnsavedMarkTests {
    private struct Waiting {
        let program: Program
        let app: RunningApp
        var lock: FolderLock?

        /// Shows a mark on Walk taken away, and not on the disk yet.
        init() throws {
            program = try Program.withHabits()
            app = try RunningApp.ready(program)
            #expect(try app.waits { $0.shows(button: "✓") && !$0.shows("saving…") })
            lock = try FolderLock(program.libraryFolder)
            try #require(lock != nil)
            try app.type(" ")
            #expect(try app.waits { !$0.shows(button: "✓") && $0.shows("saving…") })
        }

        var completed: String {
            get throws { try program.tracker("list", "--filter", "completed", "--plain").output }
        }
    }

    @Test("LIVE-2: A kill between frame and write loses only what was shown as being saved")
    func kill() throws {
        var waiting = try Waiting()
        #expect(try waiting.completed.contains("Walk"))
        try waiting.app.terminal.send(signal: Signal.kill)
        _ = try waiting.app.terminal.finish()
        #expect(waiting.app.screen.shows("saving…"))
        waiting.lock = nil
        #expect(try waiting.completed.contains("Walk"))
        #expect(try waiting.program.tracker("doctor").output == "All is well.\n")
    }

    @Test("Once the sign is gone, a kill loses nothing")
    func killLater() throws {
        var waiting = try Waiting()
        waiting.lock = nil
        #expect(try waiting.app.waits { $0.shows("u undo") && !$0.shows("saving…") })
        try waiting.app.terminal.send(signal: Signal.kill)
        _ = try waiting.app.terminal.finish()
        #expect(try waiting.completed == "")
    }

    @Test("LIVE-2: A signal that asks the app to end waits for the write", arguments: Signal.ending)
    func signal(number: Int32) throws {
        var waiting = try Waiting()
        try waiting.app.terminal.send(signal: number)
        Sleep.pause(.milliseconds(50))
        waiting.lock = nil
        #expect(try waiting.app.terminal.finish().status == .exited(128 + number))
        #expect(try waiting.completed == "")
    }
}
