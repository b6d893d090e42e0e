import TestKit
import Testing

/// Files that were made to hurt, read by the program itself with little memory and little time.
@Suite struct HostileFileTorture {
    /// Briefly: what reads, and what would write.
    private static var lines: [[String]] {
        let brief = [["list"], ["done", "Run"]]
        return Torture.isFull ? brief + [["stats"], ["history"], ["doctor"], ["doctor", "--repair"]] : brief
    }

    @Test("no crash, no hang, 256 MB at most, one sentence, and the file stays as it is")
    func corpus() throws {
        let good = try #require(try WorkedExample.shell().library).text
        // The largest file that is read, but for its last kilobyte.
        let size = Torture.tries(brief: 1 << 16, full: 64 << 20 - 1024)
        let corpus = try HostileFile.corpus(good: good, size: size)
        var tries = 0
        for file in corpus {
            let program = try Program()
            let bytes = file.bytes()
            #expect(bytes != Array(good.utf8), "\(file.name)")
            try program.home.write(bytes, to: program.libraryPath)
            for line in Self.lines {
                tries += 1
                let run = try limited(program, line)
                let comment =
                    "\(file.name), \(line): \(run.status) \(run.output.prefix(300)) \(run.errors.prefix(300))"
                // Where only the history is hostile, it can be read, and is taken or refused.
                if file.hasSoundLibrary {
                    let isRefused = run.status == .exited(1) && line != ["list"]
                    #expect(run.status == .exited(0) || isRefused, "\(comment)")
                    if isRefused, line != ["doctor"] {
                        #expect(OneSentence(run.errors).faults("en") == [], "\(comment)")
                    }
                    continue
                }
                #expect(run.status == .exited(1), "\(comment)")
                if line != ["doctor"] { #expect(OneSentence(run.errors).faults("en") == [], "\(comment)") }
                #expect(try program.home.read(program.libraryPath) == bytes, "\(comment)")
            }
            let leftBehind = program.home.list().filter { $0.contains(".tracker-") }
            #expect(leftBehind == [], "\(file.name)")
        }
        Torture.report(
            item: 5, "hostile lists of up to \(size >> 10) KiB", tries: tries,
            outcome: "refused in one sentence, within 1 s of processor time and 256 MB")
    }

    /// Runs the program with a bound on its memory and its processor's time: beyond either it is killed.
    private func limited(_ program: Program, _ line: [String]) throws -> ProcessOutcome {
        // As built for tests the program is slower, and the libraries that it loads take address space.
        let limits = Torture.isFull ? "ulimit -t 1; ulimit -v 262144" : "ulimit -t 20"
        let script = limits + "; exec \"$0\" \"$@\""
        return try ChildProcess(
            executable: "/bin/sh", arguments: ["-c", script, Torture.program] + line,
            environment: program.environment
        ).run()
    }
}
