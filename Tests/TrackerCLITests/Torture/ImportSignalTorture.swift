import TestKit
import Testing
import TrackerDomain

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Imports of an archive that are ended by a signal at random moments of their lives.
struct ImportSignalTorture {
    private static let unzip = InstalledProgram(name: "unzip")

    /// The names of private copies in the folder for temporary files.
    private func copies(_ program: Program) -> [String] {
        program.home.list().filter { $0.hasPrefix("tmp/tracker-import-") && $0.hasSuffix("/") }
    }

    @Test(
        "HARD-5: signals during an import: no copy of a person's data stays, but after a kill, until the next import",
        .enabled(if: unzip.isThere, "unzip is not installed"),
        arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
    func signals(signal: Int32) throws {
        var program = try Program.tortured()
        try program.home.makeFolder("tmp")
        program.environment["TMPDIR"] = program.home.path("tmp")
        let rows = (0..<20_000).map { "\((Program.today - $0 % 3000).iso),T\($0 / 3000),yes\n" }
        let archive = ZipArchive([.init("a.csv", "date,name,value\n" + rows.joined())])
        try program.home.write(archive.bytes, to: "big.zip")
        let line = ["import", program.home.path("big.zip"), "--dry-run"]
        let (whole, life) = try program.timed(line)
        #expect(whole.status == .exited(0), "\(whole)")
        var random = SeededRandom(seed: UInt64(signal))
        let tries = Torture.tries(brief: 20, full: 500)
        var (cut, left) = (0, 0)
        for number in 0..<tries {
            let delay = Duration.microseconds(
                Int.random(in: 0...Int(life / .microseconds(1)), using: &random))
            let outcome = try program.process(line).run(killedAfter: delay, by: signal)
            if outcome.status != .exited(0) { cut += 1 }
            let found = copies(program)
            left += found.count
            guard signal == SIGKILL else {
                #expect(found == [], "\(signal), try \(number), after \(delay)")
                continue
            }
            let doctor = try program.tracker("doctor", "--plain").output
            #expect(
                found.allSatisfy { doctor.contains(program.home.path(String($0.dropLast()))) }, "\(doctor)")
            try program.home.write("date,name\n2026-11-01,Run\n", to: "a.csv")
            // A dry run changes nothing, not even this.
            let next = ["import", program.home.path("a.csv"), "--library", program.home.path("other.plist")]
            #expect(try program.process(next + ["--dry-run"]).run().status == .exited(0))
            #expect(copies(program) == found, "try \(number)")
            #expect(try program.process(next + ["--yes"]).run().status == .exited(0))
            #expect(copies(program) == [], "try \(number)")
        }
        #expect(program.home.list().filter { $0.hasSuffix("Library.plist") } == [])
        Torture.report(
            item: 5, "signal \(signal) during an import of an archive (it lives \(life.inMilliseconds))",
            tries: tries,
            outcome: "\(cut) cut off; \(left) copies of data left"
                + (signal == SIGKILL ? ", each told by the doctor and removed by the next import" : ""))
    }

    @Test(
        "HARD-5: a signal while the program works that unpacks: it ends with it, and the copy goes",
        arguments: [SIGINT, SIGTERM, SIGHUP])
    func whileUnpacking(signal: Int32) throws {
        var program = try Program.tortured()
        try program.home.makeFolder("tmp")
        try program.home.write("#!/bin/sh\nexec sleep 30\n", to: "bin/unzip", mode: 0o755)
        program.environment["TMPDIR"] = program.home.path("tmp")
        program.environment["PATH"] = program.home.path("bin") + ":/usr/bin:/bin"
        try program.home.write(ZipArchive([.init("a.csv", "date")]).bytes, to: "big.zip")
        let start = ContinuousClock.now
        let outcome = try program.process(["import", program.home.path("big.zip")]).run(
            killedAfter: .milliseconds(1500), by: signal)
        #expect(outcome.status == .signaled(signal), "\(outcome)")
        #expect(start.duration(to: .now) < .seconds(9))
        #expect(copies(program) == [])
    }
}
