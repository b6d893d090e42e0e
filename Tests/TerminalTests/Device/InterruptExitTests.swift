import Terminal
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite struct InterruptExitTests {
    @Test("T21: Ctrl-C at a question ends with a newline and status 130")
    func whileAsking() async {
        let result = await #expect(processExitsWith: .exitCode(130), observing: [\.standardErrorContent]) {
            InterruptExit.whileAsking { Self.interrupt() }
        }
        #expect(result?.standardErrorContent == Array("\n".utf8))
    }

    @Test func afterwardsTheSignalIsAsBefore() async {
        await #expect(processExitsWith: .signal(SIGINT)) {
            #expect(InterruptExit.whileAsking { 42 } == 42)
            Self.interrupt()
        }
    }

    /// The thread that runs a test blocks the signal.
    private static func interrupt() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(SIGINT)
    }
}
