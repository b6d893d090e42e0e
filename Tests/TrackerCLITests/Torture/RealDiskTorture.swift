import TestKit
import Testing

/// The program on a real disk that is full, or that cannot be written to.
@Suite(.enabled(if: SmallDisk.isPossible, "only root can mount a disk")) struct RealDiskTorture {
    private static let lines = [
        ["done", "Run"], ["add", "Read", "--category", "Work", "--event"], ["edit", "Run", "--name", "Jog"],
        ["category", "delete", "Sport", "--yes"], ["undo"], ["history", "clear", "--yes"],
        ["config", "set", "theme", "dark"],
    ]

    /// Lines that change something, each refused with the cause; what is shown stays as it was.
    private func expectRefusals(_ disk: SmallDisk, _ cause: String, _ language: String) throws {
        let program = try Program(on: disk, language: language)
        let before = try disk.folder.contents()
        for line in Self.lines {
            let run = try program.process(line).run()
            #expect(run.status == .exited(1) && run.stdout == [], "\(line): \(run)")
            #expect(OneSentence(run.errors).faults(language) == [] && run.errors.contains(cause), "\(run)")
        }
        #expect(try disk.folder.contents() == before)
        #expect(try program.tracker("list", "--plain").output.contains("\tRun\t"))
    }

    private func filled(_ language: String, kilobytes: Int = 64) throws -> SmallDisk {
        let disk = try SmallDisk(kilobytes: kilobytes)
        let program = try Program(on: disk, language: language)
        try program.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        try program.tracker("done", "Run", "--date", "-1")
        return disk
    }

    @Test(
        "full: each change is refused with one sentence, and done again once there is space",
        arguments: [
            ("en", "the disk is full, free some space"), ("ru", "на диске нет места, освободите его"),
        ])
    func full(language: String, cause: String) throws {
        let disk = try filled(language)
        try disk.setFull(true)
        try expectRefusals(disk, cause, language)
        try disk.setFull(false)
        #expect(try Program(on: disk, language: language).tracker("done", "Run").status == .exited(0))
        #expect(!disk.folder.list().contains { $0.contains(".tracker-") })
        Torture.report(
            item: 3, "a full disk (\(language))", tries: Self.lines.count, outcome: "refused, nothing lost")
    }

    @Test("full at any moment: a change is there if and only if it was reported done")
    func fillingUp() throws {
        let disk = try filled("en", kilobytes: 40)
        let program = try Program(on: disk, language: "en")
        var done = 1
        var refused = 0
        // Backups and history fill the disk step by step.
        for day in 2...Torture.tries(brief: 15, full: 60) {
            let run = try program.tracker("done", "Run", "--date", "-\(day)")
            if run.status == .exited(0) { done += 1 } else { refused += 1 }
            let rows = try program.tracker("list", "--json").output
            #expect(try ParsedJSON(rows)["warnings"] == nil)
            let total = try ParsedJSON(program.tracker("stats", "--json").output)["trackers"]?[0]?["total"]
            #expect(total == .number("\(done)"), "\(run)")
        }
        #expect(refused > 0 && done > 5)
        #expect(!disk.folder.list().contains { $0.contains(".tracker-") })
        Torture.report(
            item: 3, "a disk that fills up", tries: done + refused - 1,
            outcome: "\(done - 1) done, \(refused) refused, all that were done are there")
    }

    @Test(
        "read-only: each change is refused with one sentence, and nothing is touched",
        arguments: [("en", "the disk is read-only"), ("ru", "диск только для чтения")])
    func readOnly(language: String, cause: String) throws {
        let disk = try filled(language)
        try disk.setReadOnly(true)
        try expectRefusals(disk, cause, language)
        Torture.report(
            item: 3, "a read-only disk (\(language))", tries: Self.lines.count,
            outcome: "refused, nothing touched")
    }
}

extension Program {
    /// With its home folder on a disk.
    init(on disk: SmallDisk, language: String) throws {
        try self.init(language: language == "ru" ? "ru_RU.UTF-8" : "en_US.UTF-8")
        environment["HOME"] = disk.folder.path
        environment.merge(HomePlaces.environment(disk.folder.path)) { $1 }
    }
}
