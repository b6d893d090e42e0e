#if os(Linux)
    import TestKit
    import Testing

    /// A process that gets no memory: the runtime ends it without a word.
    @Suite struct NoMemoryTests {
        @Test(
            "HARD-13: however little memory there is, the library is that before the change or that after it")
        func whole() throws {
            let program = try Program()
            try program.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
            var ends: Set<Bool> = []
            for mebibytes in [8, 32, 64, 96, 128, 160, 192, 224, 256, 320, 384, 512, 1024, 4096] {
                let before = try program.home.read(program.libraryPath)
                let outcome = try ChildProcess(
                    executable: "/bin/sh",
                    arguments: [
                        "-c", "ulimit -c 0; ulimit -v \(mebibytes << 10); exec \"$0\" done Run",
                        program.executable,
                    ], environment: program.environment
                ).run()
                ends.insert(outcome.status == .exited(0))
                let state = try ParsedJSON(program.tracker("show", "Run", "--json").output)["completed"]
                let isUnchanged = try program.home.read(program.libraryPath) == before
                #expect(isUnchanged ? state == .bool(false) : state == .bool(true), "\(mebibytes) MiB")
                if outcome.status == .exited(0) { #expect(!isUnchanged) }
                #expect(try program.tracker("doctor").status == .exited(0), "\(mebibytes) MiB")
                try program.tracker("undone", "Run")
            }
            #expect(ends == [true, false])
        }
    }
#endif
