import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Every system call of an operation fails in turn, or is the last one.
struct FaultTests {
    /// What a person did; each begins with a library that has one mark, and backups.
    enum Operation: CaseIterable, Sendable {
        case mark, firstWrite, migration, clearHistory, repair, handEdited

        func prepare(_ stand: Stand) throws {
            switch self {
            case .firstWrite: break
            case .migration:
                try stand.folder.write(FixtureBytes.read("Library-1.plist"), to: "data/Library.plist")
            case .mark, .clearHistory:
                try stand.addRun()
                try stand.mark(Day("2026-11-18"))
            case .repair:
                try stand.addRun()
                try stand.mark(Day("2026-11-18"))
                try stand.mark(Day("2026-11-19"))
                try stand.folder.write(Array(stand.bytes.dropLast(300)), to: "data/Library.plist")
            case .handEdited:
                try stand.addRun()
                try stand.mark(Day("2026-11-18"))
                let text = String(decoding: try stand.bytes, as: UTF8.self)
                try stand.folder.write(
                    text.replacingOccurrences(of: ">Run<", with: ">Jog<"), to: "data/Library.plist")
            }
        }

        func carryOut(_ stand: Stand) throws {
            switch self {
            case .firstWrite: try stand.addRun()
            case .mark, .handEdited: try stand.mark(Day("2026-11-20"))
            case .migration: try stand.perform(.pin(.tracker(3)))
            case .clearHistory: try stand.store.clearHistory()
            case .repair: _ = try Doctor(store: stand.store).repair()
            }
        }
    }

    /// What a person can see of a library.
    private func state(_ stand: Stand) throws -> [String] {
        let journal = try stand.store.loadJournal()
        return journal.library.trackers.map { "\($0)" } + ["\(journal.history.undo.count)"]
    }

    /// The states before and after an operation, and how many calls it made.
    private func reference(_ operation: Operation) throws -> (before: [String]?, after: [String], calls: Int)
    {
        var stand = try Stand()
        try operation.prepare(stand)
        let before = try? state(stand)
        let calls = Calls()
        stand.fileSystem = calls.counting
        try operation.carryOut(stand)
        stand.fileSystem = .system
        return (before, try state(stand), calls.count)
    }

    @Test(
        "One call fails: a disk error or success, the state before or after, no stray files",
        arguments: Operation.allCases)
    func everyCallFails(operation: Operation) throws {
        let (before, after, calls) = try reference(operation)
        #expect(calls > 20)
        for place in 0..<calls {
            var stand = try Stand()
            try operation.prepare(stand)
            let failing = Calls()
            stand.fileSystem = failing.failing(at: place, code: 5)
            let outcome = Result { try operation.carryOut(stand) }
            let call = failing.all[place]
            stand.fileSystem = .system
            let now = try? state(stand)
            switch outcome {
            case .success: #expect(now == after, "\(call)")
            case .failure(let error as StoreError):
                guard case .disk = error else {
                    Issue.record("\(call): \(error)")
                    continue
                }
                #expect(now == before || now == after, "\(call)")
            case .failure(let error): Issue.record("\(call): \(error)")
            }
            if call.operation != .remove { #expect(stand.strayFiles == [], "\(call)") }
            if now != after { try operation.carryOut(stand) }
            #expect(try state(stand) == after, "\(call)")
            try stand.perform(.addCategory(id: .category(77), name: "Later"))
            #expect(stand.strayFiles == [], "\(call)")
        }
    }

    @Test(
        "The program stops at a call: the state before or after, and the next write clears up",
        arguments: Operation.allCases)
    func stopsAtEveryCall(operation: Operation) throws {
        let (before, after, calls) = try reference(operation)
        for place in 0..<calls {
            var stand = try Stand()
            try operation.prepare(stand)
            let stopping = Calls()
            stand.fileSystem = stopping.stopping(at: place)
            // What it says is heard by nobody: the program is dead.
            _ = try? operation.carryOut(stand)
            stand.fileSystem = .system
            let now = try? state(stand)
            #expect(now == before || now == after, "\(place): \(stopping.all[place])")
            if now != after { try operation.carryOut(stand) }
            #expect(try state(stand) == after, "\(place)")
            try stand.perform(.addCategory(id: .category(77), name: "Later"))
            #expect(stand.strayFiles == [], "\(place)")
        }
    }

    @Test("An interrupted call is made again", arguments: Operation.allCases)
    func interrupted(operation: Operation) throws {
        let (_, after, calls) = try reference(operation)
        for place in 0..<calls {
            var stand = try Stand()
            try operation.prepare(stand)
            let interrupted = Calls()
            stand.fileSystem = interrupted.failing(at: place, code: 4)
            let outcome = Result { try operation.carryOut(stand) }
            let call = interrupted.all[place]
            if [.open, .read, .write, .synchronize].contains(call.operation) {
                #expect(throws: Never.self) { try outcome.get() }
                #expect(try state(stand) == after, "\(call)")
            }
        }
    }
}

extension Stand {
    /// Files that a finished operation must not leave.
    var strayFiles: [String] { folder.list().filter { $0.contains(".tracker-") } }
}
