import Terminal
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

/// The built program when it crashes while the terminal is its own.
@Suite struct CrashTests {
    /// What a kind of crash may end the program by: a trap is another instruction on each processor.
    private static func endings(of kind: DeliberateCrash) -> [(name: String, signal: Int32)] {
        switch kind {
        case .ill: [("SIGILL", SIGILL)]
        case .trap: [("SIGTRAP", SIGTRAP)]
        case .abrt: [("SIGABRT", SIGABRT)]
        case .segv: [("SIGSEGV", SIGSEGV)]
        case .bus: [("SIGBUS", SIGBUS)]
        case .fatal: [("SIGILL", SIGILL), ("SIGTRAP", SIGTRAP)]
        }
    }

    @Test(
        "T57, T58: a crash restores the terminal first, then tells the reason and what to do",
        arguments: DeliberateCrash.allCases)
    func crash(kind: DeliberateCrash) throws {
        let program = try Program()
        let script = """
            ulimit -c 0; echo before; stty -g > $HOME/one
            "$0" debug crash \(kind.rawValue); echo "ended $?"; stty -g > $HOME/two
            """
        let app = try RunningApp(program, script: script)
        #expect(try app.terminal.finish().status == .exited(0))
        let screen = app.screen
        // A sentence goes on in the next row.
        let rows = screen.rows.joined()
        let ending = try #require(
            Self.endings(of: kind).first { rows.contains("Tracker has crashed (\($0.name)).") }, "\(rows)")
        #expect(rows.contains("Save this text and what you did before"))
        #expect(rows.contains("to report it see README.md, “When something goes wrong”."))
        #expect(rows.contains("ended \(128 + ending.signal)"))
        #expect(screen.rows[0] == "before")
        // The screen of the app was there, and nothing of it is left: mouse, paste and cursor are as before.
        #expect(screen.controls.contains("?1049h") && screen.modes == [7, 25])
        #expect(!screen.shows("crash \(kind.rawValue)"))
        let output = String(decoding: app.terminal.transcript, as: UTF8.self)
        let left = try #require(output.firstRange(of: "\u{1B}[?1049l"))
        #expect(!output[..<left.lowerBound].contains("Tracker has crashed"))
        #expect(
            output[left.upperBound...].contains(
                "Fatal error: Duplicate values for key: 'the crash that was asked for'")
                == (kind == .fatal))
        #expect(!output[..<left.lowerBound].contains("Fatal error"))
        let settings = try program.home.read("one")
        #expect(try !settings.isEmpty && settings == program.home.read("two"))
    }

    @Test("A14: README has what the crash text names, with what to keep")
    func readme() throws {
        let section = try Readme().lines.drop { $0 != "## When something goes wrong" }.dropFirst()
            .prefix { !$0.hasPrefix("## ") }.joined(separator: " ")
        for what in ["issue", "`tracker --version`", "`tracker doctor`", "`Library.plist`"] {
            #expect(section.contains(what), "\(what)")
        }
    }

    @Test("T57: who looks for help does not find the command that crashes")
    func hidden() throws {
        let program = try Program()
        for line in [
            ["help"], ["man"], ["completions", "bash"], ["completions", "zsh"], ["completions", "fish"],
        ] {
            let output = try program.process(line).run().output
            #expect(!output.isEmpty && !output.contains("debug crash") && !output.contains("segv"), "\(line)")
        }
        let wrong = try program.tracker("debug", "crash", "gently")
        #expect(wrong.status == .exited(2))
    }

    @Test("T57: without a terminal there is nothing to try")
    func piped() throws {
        #expect(try Program().tracker("debug", "crash", "abrt").status == .exited(2))
    }
}
