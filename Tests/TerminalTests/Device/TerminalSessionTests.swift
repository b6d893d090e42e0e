import Terminal
import TestKit
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Each in a process of its own: signals belong to whole processes.
@Suite struct TerminalSessionTests {
    @Test("T55, T60: what was switched on is switched off, and nothing else")
    func restores() async {
        await #expect(processExitsWith: .success) {
            let terminal = try PlayedTerminal()
            let before = try terminal.settings
            terminal.session.enter()
            #expect(try terminal.settings != before)
            let entered = try terminal.output()
            #expect(
                entered
                    == "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?1004h\u{1B}[?2004h\u{1B}[?2031h\u{1B}[?1002h\u{1B}[?1006h"
            )
            terminal.session.leave()
            #expect(
                try terminal.output()
                    == "\u{1B}[m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[?2031l\u{1B}[?1004l\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l"
            )
            #expect(try terminal.settings == before)
            terminal.session.leave()
            #expect(try terminal.output() == "")
        }
    }

    @Test("T60, T72: the mouse is switched on and off at once; at the end only what is on is switched off")
    func mouseMeanwhile() async {
        await #expect(processExitsWith: .success) {
            let terminal = try PlayedTerminal()
            terminal.session.enter()
            _ = try terminal.output()
            terminal.session.usesMouse = true
            #expect(try terminal.output() == "")
            terminal.session.usesMouse = false
            #expect(try terminal.output() == "\u{1B}[?1006l\u{1B}[?1002l")
            terminal.session.leave()
            #expect(try !terminal.output().contains("?1002"))
            terminal.session.usesMouse = true
            #expect(try terminal.output() == "")
            terminal.session.enter()
            #expect(try terminal.output().hasSuffix("\u{1B}[?1002h\u{1B}[?1006h"))
            terminal.session.leave()
            #expect(try terminal.output().contains("\u{1B}[?1006l\u{1B}[?1002l"))
        }
    }

    @Test("T72: without a mouse it is not switched on")
    func noMouse() async {
        await #expect(processExitsWith: .success) {
            let terminal = try PlayedTerminal(TerminalOptions(usesMouse: false) { $0 })
            terminal.session.enter()
            terminal.session.leave()
            let output = try terminal.output()
            #expect(!output.contains("?1002") && !output.contains("?1006"))
        }
    }

    @Test(
        "T75, T76: questions come after the first frame, once; none on synchronized output where it is unwelcome"
    )
    func questions() async {
        await #expect(processExitsWith: .success) {
            for (asks, expected) in [(true, "\u{1B}[?2026$p"), (false, "")] {
                let terminal = try PlayedTerminal(
                    TerminalOptions(asksForSynchronizedOutput: asks) { $0 })
                terminal.session.enter()
                terminal.session.write(Array("frame".utf8))
                #expect(try terminal.output().hasSuffix("frame"))
                #expect(terminal.session.wait(until: .now) == [.deadline])
                #expect(try terminal.output() == expected + "\u{1B}]11;?\u{1B}\\\u{1B}[?u\u{1B}[c")
                #expect(terminal.session.wait(until: .now) == [.deadline])
                #expect(try terminal.output() == "")
                try terminal.type("\u{1B}[?6c")
                #expect(terminal.session.wait() == [.input(.reply(.deviceAttributes([6])))])
            }
        }
    }

    @Test("T60, T68, T75: what the terminal knows is used, and undone")
    func answers() async {
        await #expect(processExitsWith: .success) {
            let terminal = try PlayedTerminal()
            terminal.session.enter()
            _ = terminal.session.wait(until: .now)
            _ = try terminal.output()
            #expect(!terminal.session.isSynchronized)
            try terminal.type("\u{1B}[?2026;2$y\u{1B}[?0u")
            _ = terminal.session.wait()
            #expect(terminal.session.isSynchronized)
            #expect(try terminal.output() == "")
            try terminal.type("\u{1B}[?62c")
            _ = terminal.session.wait()
            #expect(try terminal.output() == "\u{1B}[>5u")
            terminal.session.leave()
            let left = try terminal.output()
            #expect(left.hasPrefix("\u{1B}[m\u{1B}[?2026l\u{1B}[<u\u{1B}[?1006l"))
            #expect(left.hasSuffix("\u{1B}[?1049l"))
        }
    }

    @Test("T78: a switched theme is followed by a question for the background")
    func theme() async {
        await #expect(processExitsWith: .success) {
            let terminal = try PlayedTerminal()
            terminal.session.enter()
            try terminal.type("\u{1B}[?6c")
            _ = terminal.session.wait()
            _ = try terminal.output()
            try terminal.type("\u{1B}[?997;2n")
            #expect(terminal.session.wait() == [.input(.reply(.theme(isDark: false)))])
            #expect(try terminal.output() == "\u{1B}]11;?\u{1B}\\\u{1B}[c")
            try terminal.type("\u{1B}[?6c")
            _ = terminal.session.wait()
        }
    }

    @Test("T61: answers on their way when it ends do not reach the shell")
    func lateAnswers() async {
        await #expect(processExitsWith: .success) {
            let terminal = try PlayedTerminal()
            terminal.session.enter()
            _ = terminal.session.wait(until: .now)
            try terminal.type("\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?0u\u{1B}[?6c\u{1B}[?1;2c")
            terminal.session.leave()
            #expect(terminal.leftovers() == 0)
        }
    }

    @Test("T61: a terminal that never answers is waited for half a second, and only after a question")
    func noAnswers() async {
        await #expect(processExitsWith: .success) {
            let terminal = try PlayedTerminal()
            terminal.session.enter()
            let begin = ContinuousClock.now
            terminal.session.leave()
            #expect(begin.duration(to: .now) < .milliseconds(250))
            terminal.session.enter()
            let question = ContinuousClock.now
            _ = terminal.session.wait(until: .now)
            terminal.session.leave()
            #expect(question.duration(to: .now) >= .milliseconds(500))
        }
    }

    @Test("T69, T73: keys typed before are kept, a lone escape needs no more bytes")
    func keys() async {
        await #expect(processExitsWith: .success) {
            let terminal = try PlayedTerminal()
            try terminal.type("n")
            terminal.session.enter()
            #expect(terminal.session.wait() == [.input(.key(Key("n")))])
            try terminal.type("\u{13}\u{11}\u{3}\u{1A}")
            #expect(
                terminal.session.wait() == ["s", "q", "c", "z"].map { .input(.key(Key($0, .control))) })
            let begin = ContinuousClock.now
            try terminal.type("\u{1B}")
            #expect(terminal.session.wait(until: .now + .seconds(60)) == [.input(.key(Key(.escape)))])
            #expect(begin.duration(to: .now) >= .milliseconds(40))
            try terminal.type("\u{1B}[")
            #expect(terminal.session.wait(until: .now) == [.deadline])
            try terminal.type("A")
            #expect(terminal.session.wait() == [.input(.key(Key(.up)))])
        }
    }

    @Test("T62: a new size is told once")
    func resizing() async {
        await #expect(processExitsWith: .success) {
            let terminal = try PlayedTerminal(columns: 80, rows: 24)
            terminal.session.enter()
            #expect(terminal.session.size == Size(columns: 80, rows: 24))
            try terminal.resize(columns: 1, rows: 1)
            // Told when it happens, not at the next moment waited for.
            let later = ContinuousClock.now + .seconds(60)
            #expect(terminal.session.wait(until: later) == [.resized(Size(columns: 1, rows: 1))])
            kill(getpid(), SIGWINCH)
            #expect(terminal.session.wait(until: .now + .milliseconds(20)) == [.deadline])
        }
    }

    @Test("T56: signals that ask to end", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func terminating(_ signal: Int32) async {
        await #expect(processExitsWith: .success) { [signal = signal as Int32] in
            let terminal = try PlayedTerminal()
            terminal.session.enter()
            kill(getpid(), signal)
            #expect(terminal.session.wait() == [.terminated(signal: signal)])
        }
    }

    @Test("T56: a terminal that vanishes ends the wait, at once and every time")
    func vanished() async {
        await #expect(processExitsWith: .success) {
            let terminal = try PlayedTerminal()
            terminal.session.enter()
            _ = terminal.session.wait(until: .now)
            terminal.vanish()
            // Not the deadline ends it, however slow the device is.
            let deadline = ContinuousClock.now + .seconds(60)
            #expect(terminal.session.wait(until: deadline) == [.hungUp])
            #expect(terminal.session.wait(until: deadline) == [.hungUp])
            terminal.session.leave()
            #expect(ContinuousClock.now < deadline)
        }
    }

    @Test("T59: the leader of a session does not stop")
    func sessionLeader() async {
        await #expect(processExitsWith: .success) {
            #expect(setsid() == getpid())
            let terminal = try PlayedTerminal()
            terminal.session.enter()
            _ = try terminal.output()
            terminal.session.suspend()
            #expect(try terminal.output() == "")
        }
    }

    @Test("T59: stopping gives the terminal back, going on takes it again")
    func suspending() async {
        await #expect(processExitsWith: .success) {
            // The tests themselves are not to be stopped.
            #expect(setpgid(0, 0) == 0)
            let terminal = try PlayedTerminal()
            terminal.session.enter()
            let entered = try terminal.output()
            let waker = try PseudoTerminal(Self.waker(of: getpid()))
            // The thread that runs a test blocks the signal.
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGTSTP)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            terminal.session.suspend()
            #expect(try waker.read(until: "stopped") != nil)
            #expect(try terminal.output().hasSuffix("\u{1B}[?1049l" + entered))
            #expect(terminal.session.wait() == [.resumed(Size(columns: 80, rows: 24))])
            try terminal.type("\u{1B}[?6c")
            _ = terminal.session.wait()
            #expect(terminal.session.wait(until: .now) == [.deadline])
        }
    }

    @Test("T59: after a stop that nobody announced the terminal is taken again, its line settings too")
    func goingOn() async {
        await #expect(processExitsWith: .success) {
            let terminal = try PlayedTerminal()
            let found = try terminal.settings
            terminal.session.enter()
            let (taken, entered) = (try terminal.settings, try terminal.output())
            // What a shell does once SIGSTOP has given the terminal back to it.
            try terminal.setFound()
            #expect(try terminal.settings == found && found != taken)
            kill(getpid(), SIGCONT)
            #expect(terminal.session.wait() == [.resumed(Size(columns: 80, rows: 24))])
            #expect(try terminal.settings == taken)
            #expect(try terminal.output().contains(entered))
            terminal.session.leave()
            #expect(try terminal.settings == found)
        }
    }

    /// Wakes a process once it has stopped, and ends it if it stops again or not at all.
    private static func waker(of process: pid_t) -> ChildProcess {
        // Small installations of Linux have no ps, and macOS has no /proc.
        let script = """
            state() {
                if test -r /proc/\(process)/stat; then sed 's/.*) //' /proc/\(process)/stat
                else ps -o state= -p \(process) 2>/dev/null; fi
            }
            n=0
            until state | grep -q T || test $n -gt 3000; do n=$((n+1)); done
            test $n -gt 3000 || echo stopped
            kill -CONT \(process)
            n=0
            while state >/dev/null && test $n -lt 3000; do n=$((n+1)); done
            kill -KILL \(process)
            """
        return ChildProcess(
            executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
    }
}
