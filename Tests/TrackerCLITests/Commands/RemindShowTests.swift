import TestKit
import Testing
import TrackerCLI
import TrackerData

#if os(Linux)
    /// `tracker remind show`, where cron is what there is.
    @Suite struct RemindShowTests {
        private let shell: Shell
        private let machine = FakeMachine()

        init() throws {
            shell = try Shell()
            shell.programs = machine.programs
        }

        @Test("REM-1: show prints what would be written, and nothing else happens")
        func show() {
            let run = shell.tracker("remind", "show", "--at", "7:30")
            #expect(run.output.hasPrefix("# crontab\n# tracker remind\n30 7 * * * "))
            #expect(machine.crontab == nil && run.code == .done)
        }

        @Test("REM-1: show prints the whole entry, though it is set up already, and what would be taken away")
        func showAgain() throws {
            machine.crontab = "1 1 * * * other\n"
            shell.tracker("remind", "--at", "20:00", "--yes")
            let table = try #require(machine.crontab)
            let own = try #require(table.split(separator: "other\n").last)
            #expect(shell.tracker("remind", "show").output == "# crontab\n\(own)\n")
            let machine = machine
            shell.programs = ProgramRunner { call in
                call.program == "systemctl" ? ProgramResult(.exited(0)) : machine.programs.run(call)
            }
            let lines = own.split(separator: "\n").map { "-\($0)\n" }.joined()
            let run = shell.tracker("remind", "show", "--by", "systemd")
            #expect(run.output.hasPrefix("# crontab\n\(lines)\n# /"), "\(run.output)")
        }

        @Test("REM-1: the commands that show prints can be typed into a shell")
        func showQuoted() throws {
            let folder = "my config/systemd/user/"
            shell.environment["XDG_CONFIG_HOME"] = shell.home.path("my config")
            try shell.home.write("# mine\n", to: folder + "tracker-remind.timer")
            let output = shell.tracker("remind", "show", "--by", "cron").output
            let path = shell.home.path(folder + "tracker-remind.timer")
            #expect(output.contains("\nrm \"\(path)\"\n"), "\(output)")
        }
    }
#endif
