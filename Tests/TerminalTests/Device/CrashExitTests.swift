import Terminal
import TestKit
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite struct CrashExitTests {
    enum Kind: String, Codable, CaseIterable, Sendable {
        case trap, abort, badAddress, stackOverflow

        /// By the names of the signals that it may end by.
        var signals: [String] {
            switch self {
            case .trap: ["SIGILL", "SIGTRAP"]
            case .abort: ["SIGABRT"]
            case .badAddress, .stackOverflow: ["SIGSEGV", "SIGBUS"]
            }
        }

        func crash() {
            switch self {
            case .trap: fatalError("the reason")
            case .abort: abortProcess()
            case .badAddress: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
            case .stackOverflow: _ = Self.descend(1)
            }
        }

        private static func descend(_ depth: Int) -> [Int] {
            depth == .max ? [] : descend(depth + 1) + [depth]
        }
    }

    @Test("T57, T58: a crash gives the terminal back, then tells the reason", arguments: Kind.allCases)
    func crash(_ kind: Kind) async throws {
        let pair = try TerminalPair()
        let device = try #require(pair.other)
        let before = try PlayedTerminal.settings(of: device.number)
        await #expect(processExitsWith: .failure) { [path = pair.path as String, kind = kind as Kind] in
            let device = open(path, O_RDWR | O_NOCTTY)
            dup2(device, STDERR_FILENO)
            let session = try #require(
                TerminalSession(input: device, output: device, TerminalOptions { "Report this: \($0)" }))
            session.enter()
            session.write(Array("frame".utf8))
            kind.crash()
        }
        #expect(try PlayedTerminal.settings(of: device.number) == before)
        let bytes = try pair.main.readChunk()
        let output = String(decoding: try #require(bytes), as: UTF8.self)
        let parts = output.split(separator: "\u{1B}[?1049l", omittingEmptySubsequences: false)
        try #require(parts.count == 2)
        #expect(parts[0].contains("frame"))
        #expect(!parts[0].contains("reason"))
        #expect(parts[1].contains("Fatal error: the reason") == (kind == .trap))
        #expect(kind.signals.contains { parts[1].hasSuffix("Report this: \($0)\r\n") }, "\(parts[1])")
    }

    @Test("T58: what was written to stderr comes when the screen is left")
    func captured() async throws {
        let pair = try TerminalPair()
        await #expect(processExitsWith: .success) { [path = pair.path as String] in
            let device = open(path, O_RDWR | O_NOCTTY)
            let original = dup(STDERR_FILENO)
            dup2(device, STDERR_FILENO)
            let session = try #require(TerminalSession(input: device, output: device, TerminalOptions { $0 }))
            session.enter()
            ByteWriter(descriptor: STDERR_FILENO).write("warning")
            session.write(Array("frame".utf8))
            session.leave()
            dup2(original, STDERR_FILENO)
        }
        let bytes = try pair.main.readChunk()
        let output = String(decoding: try #require(bytes), as: UTF8.self)
        #expect(output.contains("frame"))
        #expect(output.hasSuffix("\u{1B}[?1049lwarning"))
    }
}

// The case hides the C function of the same name.
private func abortProcess() {
    abort()
}
