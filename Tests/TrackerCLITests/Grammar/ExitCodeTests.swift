import Testing
import TrackerCLI
import TrackerExchange

struct ExitCodeTests {
    @Test("The codes of the interface")
    func codes() {
        #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 130])
    }

    @Test(
        "Each JSON error belongs to its exit code",
        arguments: [
            (1, ["notFound", "conflict", "unreadable", "newerVersion", "busy", "disk"]),
            (2, ["usage", "ambiguous", "future", "invalid", "needsAnswer"]),
            (130, ["cancelled"]),
        ] as [(Int32, [String])])
    func errors(exitCode: Int32, codes: [String]) {
        #expect(ErrorCode.allCases.filter { $0.exitCode.rawValue == exitCode }.map(\.rawValue) == codes)
    }
}
