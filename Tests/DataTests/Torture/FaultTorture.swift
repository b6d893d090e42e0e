import DiskKit
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Every system call of everything that changes a library fails in turn.
struct FaultTorture {
    /// The error numbers that a system may return.
    enum Reason: Int32, CaseIterable, Sendable {
        case interrupted = 4
        case inputOutput = 5
        case notPermitted = 13
        case diskFull = 28
        case readOnly = 30
    }

    @Test(
        "One call fails: a disk error or success, the state before or after, no stray files",
        arguments: Operation.allCases)
    func everyCallFails(operation: Operation) throws {
        let trial = try Trial(operation)
        #expect(trial.calls.count > 20)
        for (path, call) in trial.calls.enumerated() {
            for reason in reasons(of: operation, path) {
                let disk = trial.disk.copy()
                let failing = Calls().failing(at: path, code: reason.rawValue, on: disk.fileSystem)
                let outcome = trial.carryOut(on: failing)
                let faults =
                    faults(of: outcome, call, reason)
                    + trial.faults(of: disk, isAcknowledged: (try? outcome.get()) != nil)
                    + (call.operation == .remove ? [] : trial.newStrayFiles(on: disk))
                    + trial.faultsOfGoingOn(disk)
                #expect(faults == [], "\(reason) of \(call), call \(path)")
            }
        }
        Torture.report(
            item: 3, "a call fails during \(operation)", tries: trial.calls.count * Reason.allCases.count,
            outcome: "said or made good, nothing lost, no stray files")
    }

    /// All for a mark; by turns for the calls of the others.
    private func reasons(of operation: Operation, _ call: Int) -> [Reason] {
        if Torture.isFull || operation == .mark { return Reason.allCases }
        return call.isMultiple(of: 2) ? [.inputOutput] : [.interrupted]
    }

    private func faults(of outcome: Result<Void, any Error>, _ call: SystemCall, _ reason: Reason) -> [String]
    {
        let isMadeAgain = [.open, .read, .write, .synchronize].contains(call.operation)
        switch outcome {
        case .success: return []
        case .failure(_) where reason == .interrupted && isMadeAgain: return ["was not made again"]
        case .failure(let error as StoreError):
            if case .disk(let fault) = error, fault.cause == .init(systemError: reason.rawValue) { return [] }
            return ["\(error)"]
        case .failure(let error): return ["\(error)"]
        }
    }

    @Test("A disk that takes a few bytes at a time gets all of them")
    func shortWrites() throws {
        let sizes = [1, 7, 500]
        for operation in Operation.allCases {
            let trial = try Trial(operation)
            for most in sizes {
                let disk = trial.disk.copy()
                let base = disk.fileSystem
                var short = base
                short.write = { (file, bytes) throws(TrackerData.SystemFault) in
                    try base.write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(most)))
                }
                try trial.carryOut(on: short).get()
                #expect(trial.faults(of: disk, isAcknowledged: true) + disk.strayFiles == [], "\(operation)")
            }
        }
        Torture.report(
            item: 3, "short writes", tries: Operation.allCases.count * sizes.count,
            outcome: "all bytes are written")
    }

    @Test("A disk that says it took bytes and did not: an error, the state before")
    func lyingWrites() throws {
        var tries = 0
        for operation in Operation.allCases {
            let trial = try Trial(operation)
            for lie in 0..<trial.calls.count(where: { $0.operation == .write }) {
                tries += 1
                let disk = trial.disk.copy()
                let (base, count) = (disk.fileSystem, Countdown(lie))
                var lying = base
                lying.write = { (file, bytes) throws(TrackerData.SystemFault) in
                    if count.tick() || count.rest < -1 { return try base.write(file, bytes) }
                    _ = try base.write(file, UnsafeRawBufferPointer(rebasing: bytes.dropLast()))
                    return bytes.count
                }
                let outcome = trial.carryOut(on: lying)
                #expect((try? outcome.get()) == nil, "\(operation), \(lie)")
                let faults = trial.faults(of: disk, isAcknowledged: false) + trial.faultsOfGoingOn(disk)
                #expect(faults == [], "\(operation), \(lie)")
            }
        }
        #expect(tries > Operation.allCases.count)
        Torture.report(item: 3, "lying writes", tries: tries, outcome: "found out and said")
    }
}
