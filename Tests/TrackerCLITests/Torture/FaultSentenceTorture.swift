import DiskKit
import TestKit
import Testing
import TrackerCLI

/// Every system call of a command fails in turn: a person reads one sentence, and the library is as it was.
@Suite struct FaultSentenceTorture {
    private static let lines = [
        ["list"], ["done", "Run"], ["add", "Read", "--category", "Work", "--schedule", "daily"],
        ["edit", "Run", "--name", "Jog"], ["category", "delete", "Home", "--yes"], ["undo"],
        ["history", "clear", "--yes"], ["doctor", "--repair"], ["config", "set", "theme", "dark"],
    ]
    /// Interrupted, input and output, not permitted, disk full, read-only.
    private static let reasons: [Int32] = [4, 5, 13, 28, 30]

    @Test("one sentence, rc 1, old bytes, no stray files", arguments: ["en", "ru"])
    func everyCall(language: String) throws {
        var tries = 0
        for line in Self.lines {
            let shell = try WorkedExample.shell(language: language)
            // So that there is a backup.
            shell.tracker("pin", "Run")
            if line[0] == "doctor" {
                try shell.home.write(Array((shell.library ?? []).dropLast(300)), to: shell.libraryPath)
            }
            let disk = try ModelDisk(copying: shell.home)
            let calls = Calls()
            let done = disk.copy()
            shell.fileSystem = calls.counting(on: done.fileSystem)
            let (ids, sound) = (shell.ids, shell.run(line))
            #expect(sound.code == .done, "\(line): \(sound)")
            for (place, call) in calls.all.enumerated() {
                // Briefly: each call for one reason, another one for the next.
                let reasons = Torture.isFull ? Self.reasons : [Self.reasons[place % Self.reasons.count]]
                for reason in reasons {
                    tries += 1
                    let failing = disk.copy()
                    shell.fileSystem = Calls().failing(at: place, code: reason, on: failing.fileSystem)
                    shell.ids = ids
                    let run = shell.run(line)
                    let faults = faults(of: run, language, failing, [disk, done])
                    #expect(faults == [], "\(line), \(call), \(reason): \(run)")
                }
            }
        }
        Torture.report(
            item: 3, "a call fails during a command (\(language))", tries: tries,
            outcome: "one sentence and rc 1, or done")
    }

    private func faults(
        of run: Shell.Run, _ language: String, _ disk: ModelDisk, _ allowed: [ModelDisk]
    ) -> [String] {
        var faults = run.errors.isEmpty ? [] : OneSentence(run.errors).faults(language)
        switch run.code {
        case .done: break
        case .couldNot: if run.output != "" || run.errors == "" { faults.append("said otherwise") }
        default: faults.append("rc \(run.code)")
        }
        let library = disk.tree.first { $0.key.hasSuffix("/Library.plist") }
        if let library, !allowed.contains(where: { $0.tree[library.key] == library.value }) {
            faults.append("another library")
        }
        if library == nil { faults.append("no library") }
        if run.code == .couldNot, !disk.strayFiles.isEmpty, !run.errors.isEmpty {
            faults.append("stray files: \(disk.strayFiles)")
        }
        return faults
    }
}
