import DiskKit
import TestKit
import Testing
import TrackerCLI

/// Every system call fails in turn while a library is damaged or missing: no sentence says that there is no backup.
@Suite struct BackupSearchTorture {
    private static let lines = [["list"], ["doctor"], ["doctor", "--repair"], ["done", "Run"]]
    /// Interrupted, input and output, not permitted, too many open files.
    private static let reasons: [Int32] = [4, 5, 13, 24]

    @Test("faults while looking for backups", arguments: ["en", "ru"], [false, true])
    func everyCall(language: String, isMissing: Bool) throws {
        var tries = 0
        let shell = try WorkedExample.shell(language: language)
        shell.tracker("pin", "Run")
        if isMissing {
            shell.home.remove(shell.libraryPath)
        } else {
            try shell.home.write("Dear diary", to: shell.libraryPath)
        }
        let disk = try ModelDisk(copying: shell.home)
        for line in Self.lines {
            let calls = Calls()
            shell.fileSystem = calls.counting(on: disk.copy().fileSystem)
            shell.run(line)
            for (place, call) in calls.all.enumerated() {
                let reasons = Torture.isFull ? Self.reasons : [Self.reasons[place % Self.reasons.count]]
                for reason in reasons {
                    tries += 1
                    shell.fileSystem = Calls().failing(at: place, code: reason, on: disk.copy().fileSystem)
                    let run = shell.run(line)
                    let faults = faults(of: run, line, language)
                    #expect(faults == [], "\(line), \(call), \(reason): \(run)")
                }
            }
        }
        Torture.report(
            item: 3, "faults while looking for backups, \(isMissing ? "missing" : "damaged") (\(language))",
            tries: tries, outcome: "one sentence, never that there is none")
    }

    private func faults(of run: Shell.Run, _ line: [String], _ language: String) -> [String] {
        var faults = run.errors.isEmpty ? [] : OneSentence(run.errors).faults(language)
        for lie in [
            "no good backup", "хорошей копии нет", "All is well", "Всё в порядке", "Nothing needs repair",
            "Чинить нечего",
        ] where run.output.contains(lie) {
            faults.append("says “\(lie)”")
        }
        // Without a library the placeholder alone would be the same lie.
        if line == ["list"], run.code == .done, run.errors == "" { faults.append("says nothing") }
        return faults
    }
}
