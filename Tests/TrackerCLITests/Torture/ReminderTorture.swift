import Samples
import TestKit
import Testing

#if os(Linux)
    /// Reminders are set and taken away beside lines of other programs, with stand-ins for `crontab` and `systemctl`,
    /// while processes are killed and calls fail.
    @Suite struct ReminderTorture {
        private let program: Program
        private static let theirs = "MAILTO=\"\"\n# end\n5 4 31 2 * true % a\r\n\n0 3 * * * nightly\n"

        init() throws {
            var program = try Program.tortured()
            try program.home.makeFolder("bin")
            program.environment["PATH"] = program.home.path("bin") + ":/usr/bin:/bin"
            for (name, script) in [
                (
                    "crontab",
                    """
                    case $1 in
                    -l) test -f table || { echo no crontab for ann >&2; exit 1; }; cat table ;;
                    -r) rm table ;;
                    *) cp "$1" new.$$ && mv new.$$ table ;;
                    esac
                    """
                ),
                (
                    "systemctl",
                    """
                    case $2 in
                    enable) : > enabled ;;
                    disable) rm -f enabled ;;
                    esac
                    """
                ),
            ] {
                let text = "#!/bin/sh\ncd '\(program.home.path)' || exit 1\n\(script)\n"
                try program.home.write(text, to: "bin/" + name, mode: 0o755)
            }
            try program.home.write(Self.theirs, to: "table")
            try program.tracker("add", "Run", "--category", "A", "--schedule", "daily")
            self.program = program
        }

        private var table: String {
            String(decoding: (try? program.home.read("table")) ?? [], as: UTF8.self)
        }

        /// The lines without those of the reminder; nil if a part of these is missing.
        ///
        /// The table is read once: the program that a killed one started may still replace it.
        private var others: String? {
            let table = table
            let parts = table.split(separator: "# tracker remind\n", omittingEmptySubsequences: false)
            guard parts.count == 2 else { return parts.count == 1 ? table : nil }
            guard let end = parts[1].firstRange(of: "# end\n") else { return nil }
            return String(parts[0]) + String(parts[1][end.upperBound...])
        }

        /// Sets a reminder by one system after the other, with times that differ, and takes it away.
        private func line(_ number: Int) -> [String] {
            let time = "\(number % 24):00"
            return switch number % 4 {
            case 0: ["remind", "--at", time, "--by", "cron", "--yes"]
            case 1: ["remind", "--at", time, "--by", "systemd", "--yes"]
            case 2: ["remind", "--at", time + ",12:30", "--by", "cron", "--yes"]
            default: ["remind", "off"]
            }
        }

        @Test("HARD-1: kill -9 while a reminder is set or taken away: lines of others stay, byte for byte")
        func kills() throws {
            var random = SeededRandom(seed: 41)
            let (_, life) = try program.timed(line(0))
            let tries = Torture.tries(brief: 16, full: 2000)
            var killed = 0
            for number in 0..<tries {
                let outcome = try program.process(line(number)).run(
                    killedAfter: .microseconds(
                        Int.random(in: 0...Int(life * 1.3 / .microseconds(1)), using: &random)))
                if outcome.status != .exited(0) { killed += 1 }
                #expect(others == Self.theirs, "kill \(number)")
            }
            #expect(killed > 0, "the kills come too late")
            try end()
            Torture.report(
                item: 2, "kill -9 while a reminder is set", tries: tries,
                outcome: "\(killed) killed; other lines of cron stay, and it can be set and ended")
        }

        @Test(
            "HARD-2: every read fails in turn: lines of others stay, and nothing is taken for a missing crontab",
            .enabled(if: canInject, "strace is not installed, or may not be used"))
        func reads() throws {
            let tries = Torture.tries(brief: 30, full: 80)
            var failed = 0
            for number in 0..<tries {
                for line in [line(number * 4), line(3)] {
                    let strace = ChildProcess(
                        executable: "/usr/bin/strace",
                        arguments: [
                            "-o", "/dev/null", "-e", "inject=read:error=EIO:when=\(number + 1)",
                            program.executable,
                        ] + line, environment: program.environment)
                    let outcome = try strace.run()
                    if ![.exited(0), .exited(127)].contains(outcome.status) { failed += 1 }
                    #expect(others == Self.theirs, "read \(number): \(outcome)")
                    #expect(!outcome.errors.contains("neither systemd"), "read \(number)")
                    #expect(!outcome.output.contains("No reminder"), "read \(number): \(outcome)")
                    // A fault is told in one sentence; 127 is the loader's, which reads libraries first.
                    let isCalm = [.exited(0), .exited(127)].contains(outcome.status)
                    #expect(
                        isCalm || outcome.errors.hasSuffix(".\n"),
                        "\(number): \(outcome)")
                }
                // The next round begins with a reminder.
                #expect(try program.process(self.line(0)).run().status == .exited(0))
            }
            #expect(failed > 0)
            try end()
            Torture.report(
                item: 3, "a read fails while a reminder is set or ended", tries: tries * 2,
                outcome: "\(failed) told; other lines of cron stay")
        }

        @Test("HARD-2: where SIGCHLD is ignored, a crontab that fails is no empty one")
        func ignoredSignal() throws {
            let fails = "#!/bin/sh\necho cannot open PAM session >&2\nexit 1\n"
            try program.home.write(fails, to: "bin/crontab", mode: 0o755)
            let shell = ChildProcess(
                executable: "/bin/bash",
                arguments: ["-c", "trap '' CHLD; exec \"$0\" \"$@\"", program.executable] + line(0),
                environment: program.environment)
            let outcome = try shell.run()
            #expect(outcome.status != .exited(0) && outcome.errors.contains("cannot open PAM session"))
            #expect(table == Self.theirs)
        }

        private static let canInject: Bool = {
            let words = ["-o", "/dev/null", "-e", "inject=read:error=EIO:when=999", "/bin/true"]
            let strace = ChildProcess(executable: "/usr/bin/strace", arguments: words)
            return (try? strace.run())?.status == .exited(0)
        }()

        /// Sets and ends the reminder once more.
        private func end() throws {
            for line in [line(0), ["remind", "off"]] {
                #expect(try program.process(line).run().status == .exited(0))
            }
            #expect(table == Self.theirs)
            #expect(try program.tracker("remind").output.hasPrefix("No reminder"))
            #expect(program.home.list().filter { $0.contains("tracker-remind") } == [])
        }
    }
#endif
