import TestKit
import Testing

/// The program where `/proc`, by which it learns what it is asked to do, is not as it should be.
@Suite(.enabled(if: ChangedProc.isPossible, "only root can change /proc, and that with unshare"))
struct ProcTorture {
    /// What is done to it, in a name space of its own; `exec` keeps the number of the process.
    private static let faults = [
        "maps is empty": "mount --bind /dev/null /proc/$$/maps",
        "maps is cut off": "head -c 300 /proc/self/maps > $HOME/maps; mount --bind $HOME/maps /proc/$$/maps",
    ]

    @Test("S2: without any /proc it does not run as if nothing had been asked")
    func absent() throws {
        let program = try Program.tortured()
        try program.addHabits(1)
        let before = try program.home.read(program.libraryPath)
        for fault in ["mount -t tmpfs none /proc", "mount -t tmpfs none /proc/$$"] {
            // The runtime of a static program stops by itself then, before anything of ours begins.
            let script = "exec unshare -m sh -c '\(fault); exec \"$0\" \"$@\"' \"$0\" done T1"
            let run = try program.shell(script).run()
            #expect(run.status != .exited(0) && run.stdout == [] && run.stderr != [], "\(fault): \(run)")
        }
        #expect(try program.home.read(program.libraryPath) == before)
    }

    @Test("S2: faults at /proc: what cannot be learned is not done, and said", arguments: ["en", "ru"])
    func faults(language: String) throws {
        var program = try Program.tortured()
        program.environment["LANG"] = language == "ru" ? "ru_RU.UTF-8" : "en_US.UTF-8"
        try program.addHabits(1)
        let before = try program.home.read(program.libraryPath)
        let lines = [
            "done T1", "add Walk --event --category All", "delete T1 --yes", "list", "--version", "",
        ]
        for (name, fault) in Self.faults {
            for line in lines {
                let script = "exec unshare -m sh -c '\(fault); exec \"$0\" \"$@\"' \"$0\" \(line)"
                let run = try program.shell(script).run()
                #expect(run.status == .exited(1) && run.stdout == [], "\(name): \(line): \(run)")
                #expect(run.errors.contains("/proc"), "\(name): \(line)")
                #expect(OneSentence(run.errors).faults(language) == [], "\(name): \(line)")
            }
        }
        #expect(try program.home.read(program.libraryPath) == before)
        Torture.report(
            item: 3, "faults at /proc (\(language))", tries: Self.faults.count * lines.count,
            outcome: "said, nothing done")
    }
}

private enum ChangedProc {
    /// Whether this process may mount something in the place of `/proc`, seen by its children alone.
    static var isPossible: Bool {
        #if os(Linux)
            let child = ChildProcess(
                executable: "/bin/sh", arguments: ["-c", "unshare -m mount -t tmpfs none /proc"],
                environment: ["PATH": "/usr/bin:/bin"])
            return (try? child.run().status) == .exited(0)
        #else
            false
        #endif
    }
}
