import TestKit
import Testing

/// Files that were made to hurt, imported by the program itself with little memory and little time.
struct HostileImportTorture {
    @Test("no crash, no hang, 256 MB at most, one sentence, and the library stays as it is")
    func exports() throws {
        let size = Torture.tries(brief: 1 << 16, full: 64 << 20 - 1024)
        let program = try Program()
        let corpus = HostileExport.corpus(size: size)
        for file in corpus {
            try check(program, file.name, file.bytes(), mayBeTaken: file.mayBeTaken)
        }
        Torture.report(
            item: 5, "hostile exports of up to \(size >> 10) KiB", tries: corpus.count,
            outcome: "refused in one sentence or taken, within 2 s of processor time and 256 MB")
    }

    @Test("the corpus of the library reader, binary lists among it, is no import either")
    func lists() throws {
        let good = try #require(try WorkedExample.shell().library).text
        let size = Torture.tries(brief: 1 << 16, full: 64 << 20 - 1024)
        let program = try Program()
        let corpus = try HostileFile.corpus(good: good, size: size)
        for file in corpus {
            // Of a history nothing is imported.
            try check(program, file.name, file.bytes(), mayBeTaken: file.hasSoundLibrary)
        }
        Torture.report(
            item: 5, "hostile lists imported, of up to \(size >> 10) KiB", tries: corpus.count,
            outcome: "refused in one sentence, within 2 s of processor time and 256 MB")
    }

    @Test("R2: 63 MB without an end of a line are refused within two seconds, whatever the file is called")
    func beginnings() throws {
        let program = try Program()
        for (ending, byte) in [("", 0x80), (".json", 0xFF), (".csv", 0x80)] as [(String, UInt8)] {
            let bytes = Array(repeating: byte, count: 63 << 20)
            try check(
                program, "\(byte)\(ending)", bytes, mayBeTaken: false, at: "/hostile" + ending, seconds: 2)
        }
    }

    @Test("HARD-19: 8,000 columns are read in time linear in them, of this program's tables and of others'")
    func columns() throws {
        let program = try Program()
        for (date, column) in [("Date", ",H\u{1}"), ("date", ",H\u{1}  [Home]"), ("Date", ",Run")] {
            let heading = (1...8000).map {
                column.split(separator: "\u{1}", omittingEmptySubsequences: false).joined(
                    separator: String($0))
            }.joined()
            let row = "2026-11-01" + String(repeating: ",x", count: 8000)
            let bytes = Array("\(date)\(heading)\n\(row)\n".utf8)
            // As built for tests a half second; quadratic it was half a minute.
            try check(program, "columns\(column.count)", bytes, mayBeTaken: false, seconds: 5)
        }
    }

    private func check(
        _ program: Program, _ name: String, _ bytes: [UInt8], mayBeTaken: Bool, at path: String = "/hostile",
        seconds: Int = 20
    ) throws {
        let path = program.home.path + path
        try program.home.write(bytes, to: path)
        let run = try limited(program, ["import", path, "--dry-run"], seconds: seconds)
        let comment = "\(name): \(run.status) \(run.output.prefix(300)) \(run.errors.prefix(300))"
        if mayBeTaken, run.status == .exited(0) { return }
        #expect(run.status == .exited(1), "\(comment)")
        #expect(OneSentence(run.errors).faults("en") == [], "\(comment)")
        #expect(!program.home.list().contains { $0.hasSuffix("Library.plist") }, "\(comment)")
    }

    private func limited(
        _ program: Program, _ line: [String], seconds: Int
    ) throws -> ProcessOutcome {
        // As built for tests the program is slower, and the libraries that it loads take address space.
        let limits = Torture.isFull ? "ulimit -t 2; ulimit -v 262144" : "ulimit -t \(seconds)"
        let script = limits + "; exec \"$0\" \"$@\""
        return try ChildProcess(
            executable: "/bin/sh", arguments: ["-c", script, Torture.program] + line,
            environment: program.environment
        ).run()
    }
}
