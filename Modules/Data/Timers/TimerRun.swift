internal import TrackerDomain

/// Carries a plan out, or nothing of it; what is not as the plan shows it is left alone.
struct TimerRun {
    private static let limit = 10_000
    /// The name of the crontab as it was before the first change, in the folder of this program's state.
    private static let crontabBefore = "crontab-before"

    private let system: SystemTimers

    init(_ system: SystemTimers) { self.system = system }

    /// Returns the path of the crontab as it was, if this was its first change.
    func apply(_ plan: TimerPlan) throws(TimerFault) -> String? {
        var before: String?
        for (index, step) in plan.steps.enumerated() {
            do throws(TimerFault) {
                switch step {
                case .write(let path, let bytes, let old): try write(bytes, to: path, replacing: old)
                case .remove(let path, let old): try remove(path, replacing: old)
                case .schedule(let bytes, let old, _): before = try schedule(bytes, replacing: old)
                case .run(let words, let mayFail):
                    let result = run(words)
                    if !result.isSuccess, !mayFail { throw .failed(words, result.firstLine) }
                }
            } catch {
                takeBack(plan.steps, from: error.isOfOthers ? index - 1 : index)
                throw error
            }
        }
        return before
    }

    /// Brings back what was there; systems are told, whose answer matters no more.
    ///
    /// - Parameter index: The last step that may have done a part of its work.
    private func takeBack(_ steps: [TimerPlan.Step], from index: Int) {
        let told = TimerSystem.allCases.filter { kind in
            let commands = system.begin(kind) + system.end(kind)
            return steps[..<(index + 1)].contains { commands.contains($0) }
        }
        // A system that forgets a timer needs its files for that.
        for kind in told where !hadFiles(kind, before: steps) { tell(system.end(kind)) }
        for step in steps[..<(index + 1)].reversed() {
            switch step {
            case .write(let path, let bytes, let old?): try? write(old, to: path, replacing: bytes)
            case .write(let path, let bytes, nil): try? remove(path, replacing: bytes)
            case .remove(let path, let old): try? write(old, to: path, replacing: nil)
            case .schedule(let bytes, let old, _): takeBack(bytes, for: old)
            case .run: break
            }
        }
        for kind in told {
            if hadFiles(kind, before: steps) {
                tell(system.begin(kind))
            } else if kind == .systemd {
                _ = run(SystemTimers.reload)
            }
        }
    }

    /// True if a system had all its files before the steps, and so a timer.
    private func hadFiles(_ kind: TimerSystem, before steps: [TimerPlan.Step]) -> Bool {
        system.paths(of: kind).allSatisfy { path in
            steps.contains { step in
                switch step {
                case .write(let written, _, let old): written == path && old != nil
                case .remove(let removed, _): removed == path
                case .schedule, .run: false
                }
            }
        }
    }

    private func tell(_ steps: [TimerPlan.Step]) {
        for case .run(let words, _) in steps { _ = run(words) }
    }

    private func run(_ words: [String]) -> ProgramResult {
        system.programs.run(ProgramCall(words[0], Array(words.dropFirst()), limit: TimerRun.limit))
    }

    // MARK: Files

    private func write(
        _ bytes: [UInt8], to path: String, replacing shown: [UInt8]?
    ) throws(TimerFault) {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        try mapping(MissingFolders.create("/" + folder, system.fileSystem)) { (fault: SystemFault) in
            TimerFault.disk(DiskFault(.createFolder, at: path, code: fault.code))
        }
        try onDisk(path) { () throws(StoreError) in
            try OutputFile(path: path, replacing: shown, fileSystem: system.fileSystem)
                .write(CollectionOfOne(bytes), sparing: [])
        }
    }

    private func remove(_ path: String, replacing shown: [UInt8]) throws(TimerFault) {
        try onDisk(path) { () throws(StoreError) in
            try OutputFile.remove(path, replacing: shown, fileSystem: system.fileSystem)
        }
    }

    private func onDisk(_ path: String, _ change: () throws(StoreError) -> Void) throws(TimerFault) {
        do throws(StoreError) {
            try change()
        } catch {
            if case .disk(let fault) = error { throw .disk(fault) }
            // All others are about libraries, and none of them is expected here.
            throw .disk(DiskFault(operation: .writeFile, path: path, cause: .inUse))
        }
    }

    // MARK: The lines of the account for cron

    /// Gives the account other lines if it still has those that were shown.
    ///
    /// Returns the path of the lines as they were, if none of them was this program's.
    private func schedule(_ bytes: [UInt8], replacing shown: [UInt8]) throws(TimerFault) -> String? {
        guard try system.crontab() ?? [] == shown else { throw .crontab(.changed) }
        var before: String?
        if !CronTable.hasOwn(shown) {
            try mapping(
                system.places.keep(shown, as: Self.crontabBefore, isFlushed: true, system.fileSystem)
            ) { (fault: SystemFault) in
                TimerFault.disk(DiskFault(.write, at: system.places.state, code: fault.code))
            }
            if !shown.isEmpty { before = system.places.state + "/" + Self.crontabBefore }
        }
        try install(bytes)
        return before
    }

    /// Puts the lines of the timer back as they were; those that others wrote meanwhile stay.
    private func takeBack(_ bytes: [UInt8], for old: [UInt8]) {
        guard let found = try? system.crontab() else { return }
        if own(found) == own(bytes) {
            let before =
                found == bytes ? old : CronTable(found, of: system.label).with(own(old) ?? [])
            guard found == before || (try? install(before)) != nil else { return }
        }
        if !CronTable.hasOwn(old) {
            try? OpenFolder(system.places.state, system.fileSystem).remove(Self.crontabBefore)
        }
    }

    private func own(_ table: [UInt8]) -> [UInt8]? { CronTable(table, of: system.label).own }

    /// Gives the account other lines; none at all take its table away.
    private func install(_ bytes: [UInt8]) throws(TimerFault) {
        guard !bytes.isEmpty else {
            let result = run(["crontab", "-r"])
            if !result.isSuccess { throw .failed(["crontab", "-r"], result.firstLine) }
            return
        }
        let copies = PrivateCopies(
            programs: system.programs, temporary: system.places.temporary, newID: system.places.newID,
            fileSystem: system.fileSystem)
        do throws(ContainerFault) {
            try copies.with("crontab", bytes) { (path) throws(ContainerFault) in
                let result = run(["crontab", path])
                if !result.isSuccess { throw .failed(result.firstLine) }
            }
        } catch {
            switch error {
            case .disk(let fault): throw .disk(fault)
            case .failed(let line): throw .failed(["crontab"], line)
            case .noProgram, .outOfTime, .tooLarge, .unsafePath, .encrypted: throw .failed(["crontab"], "")
            }
        }
    }
}

extension TimerFault {
    /// True if another program acted, so that nothing was done.
    fileprivate var isOfOthers: Bool {
        switch self {
        case .crontab(.changed): true
        case .disk(let fault): [.appeared, .changed].contains(fault.cause)
        default: false
        }
    }
}
