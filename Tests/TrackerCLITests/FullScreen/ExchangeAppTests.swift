import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain

/// The built app in a work tree of git: it exchanges by a process of its own.
@Suite struct ExchangeAppTests {
    private static let git = InstalledProgram(name: "git")

    /// A laptop in step through a clone in ~/S, with a `git` that waits for ~/go before it reaches the other side.
    private func program() throws -> Program {
        var program = try Program.withHabits()
        let home = program.home
        program.environment["PATH"] = home.path("bin") + ":/usr/local/bin:/usr/bin:/bin"
        try home.makeFolder("bin")
        try home.write(
            """
            #!/bin/sh
            PATH=/usr/local/bin:/usr/bin:/bin
            case "$*" in *fetch*|*push*|*pull*|*ls-remote*)
                for count in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
                    if [ -e "$HOME/go" ]; then break; fi
                    sleep 1
                done;;
            esac
            exec git "$@"

            """, to: "bin/git", mode: 0o755)
        let script = """
            set -e
            git init -q --bare "$HOME/remote.git"
            touch "$HOME/go"
            git clone -q "$HOME/remote.git" "$HOME/S" 2>&1
            "$0" sync on "$HOME/S" --name laptop
            rm "$HOME/go"
            """
        let outcome = try program.shell(script).run()
        try #require(outcome.status == .exited(0), "\(outcome)")
        return program
    }

    /// Waits until the other side has so many commits; tells whether it came to that.
    private func commits(_ count: Int, in program: Program) throws -> Bool {
        let script = """
            for turn in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30; do
                found=$(git -C "$HOME/remote.git" rev-list --all --count)
                if [ "$found" -ge \(count) ]; then exit 0; fi
                sleep 1
            done
            exit 1
            """
        return try program.shell(script).run().status == .exited(0)
    }

    @Test(
        "STEP-21: it sends after its first frame and at its end, and no key waits while git does",
        .enabled(if: git.isThere, "there is no git"))
    func sends() throws {
        let program = try program()
        let app = try RunningApp.ready(program)
        #expect(try app.shows("Walk"))
        // git waits now; all keys do what they do, long before it would give up.
        try app.type("y")
        #expect(try app.shows("carried by git", deadline: .seconds(10)))
        #expect(try app.shows("exchanging", deadline: .seconds(10)))
        try app.type("\u{1B}")
        #expect(try app.waits(deadline: .seconds(10)) { !$0.shows("carried by git") })
        try program.home.write("", to: "go")
        #expect(try commits(1, in: program))
        try app.type(" ")
        #expect(try app.quit() == .exited(0))
        #expect(try commits(2, in: program))
    }

    @Test("STEP-21: so do the numbered prompts; a failure is said once, in other folders nothing is begun")
    @MainActor func numberedPrompts() throws {
        for (carrier, status, count) in [
            (SyncCarrier.git, Int32(0), 3), (.git, 1, 3), (.syncthing, 0, 0),
        ] {
            let (shell, sync) = (try Shell(), FakeSync.ofThree)
            sync.set(
                \.status,
                to: SyncStatus(id: "k7q2", name: "laptop", folder: "/S", carrier: carrier, others: []))
            (shell.sync, shell.isTerminal, shell.statusOfStarted) = (sync, true, status)
            // The prompts begin, Devices are asked for, the prompts end.
            shell.answers = [.row("sync with other devices"), ""]
            let output = shell.tracker("--accessible").output
            #expect(shell.started.count == count, "\(shell.started)")
            #expect(output.contains("exchanging …") == (carrier == .git))
            let failures = output.ranges(of: "The exchange through git failed").count
            #expect(failures == (status == 0 ? 0 : 1), "\(output)")
            for command in shell.started {
                let library = shell.home.path(shell.libraryPath)
                #expect(command.hasPrefix("exec '/") && command.hasSuffix(" '--library' '\(library)'"))
                #expect(command.contains("' 'sync' '-q' "))
            }
        }
    }
}
