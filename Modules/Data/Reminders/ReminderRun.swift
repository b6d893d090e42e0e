internal import TrackerDomain

/// Carries a plan out, or nothing of it.
struct ReminderRun {
    private static let limit = 10_000

    private let system: SystemReminders

    init(_ system: SystemReminders) { self.system = system }

    func apply(_ plan: ReminderPlan) throws(ReminderFault) {
        for (index, step) in plan.steps.enumerated() {
            do throws(ReminderFault) {
                try take(step)
            } catch {
                takeBack(plan.steps, from: index)
                throw error
            }
        }
    }

    private func take(_ step: ReminderPlan.Step) throws(ReminderFault) {
        switch step {
        case .write(let path, let bytes, _): try write(bytes, to: path)
        case .remove(let path, _): try remove(path)
        case .schedule(let bytes, _): try schedule(bytes)
        case .run(let words, let mayFail):
            let result = run(words)
            if !result.isSuccess, !mayFail { throw .failed(words, firstLine(result)) }
        }
    }

    /// Brings back what was there; systems are told, whose answer matters no more.
    ///
    /// - Parameter index: The step that failed; a command may have done a part of its work.
    private func takeBack(_ steps: [ReminderPlan.Step], from index: Int) {
        let told = ReminderSystem.allCases.filter { kind in
            let commands = system.begin(kind) + system.end(kind)
            return steps[...index].contains { commands.contains($0) }
        }
        // A system that forgets a reminder needs its files for that.
        for kind in told where !hadFiles(kind, before: steps) { tell(system.end(kind)) }
        for step in steps[..<index].reversed() {
            switch step {
            case .write(let path, _, let old?): try? write(old, to: path)
            case .write(let path, _, nil): try? remove(path)
            case .remove(let path, let old): try? write(old, to: path)
            case .schedule(_, let old): try? schedule(old)
            case .run: break
            }
        }
        for kind in told {
            if hadFiles(kind, before: steps) {
                tell(system.begin(kind))
            } else if kind == .systemd {
                _ = run(SystemReminders.reload)
            }
        }
    }

    /// True if a system had all its files before the steps, and so a reminder.
    private func hadFiles(_ kind: ReminderSystem, before steps: [ReminderPlan.Step]) -> Bool {
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

    private func tell(_ steps: [ReminderPlan.Step]) {
        for case .run(let words, _) in steps { _ = run(words) }
    }

    private func run(_ words: [String]) -> ProgramResult {
        system.programs.run(ProgramCall(words[0], Array(words.dropFirst()), limit: ReminderRun.limit))
    }

    private func write(_ bytes: [UInt8], to path: String) throws(ReminderFault) {
        do throws(SystemFault) {
            let folder = path.split(separator: "/").dropLast().joined(separator: "/")
            try MissingFolders.create("/" + folder, system.fileSystem)
        } catch {
            throw .disk(DiskFault(.createFolder, at: path, code: error.code))
        }
        do throws(StoreError) {
            try OutputFile(path: path, fileSystem: system.fileSystem).write(
                CollectionOfOne(bytes), sparing: [])
        } catch {
            if case .disk(let fault) = error { throw .disk(fault) }
            // All others are about libraries, and none of them is expected here.
            throw .disk(DiskFault(operation: .writeFile, path: path, cause: .inUse))
        }
    }

    private func remove(_ path: String) throws(ReminderFault) {
        do throws(SystemFault) {
            let parts = path.split(separator: "/")
            let folder = "/" + parts.dropLast().joined(separator: "/")
            try OpenFolder(folder, system.fileSystem).remove(String(parts[parts.count - 1]))
        } catch {
            throw .disk(DiskFault(.writeFile, at: path, code: error.code))
        }
    }

    /// Gives the account other lines for cron; none at all take its table away.
    private func schedule(_ bytes: [UInt8]) throws(ReminderFault) {
        guard !bytes.isEmpty else {
            let result = run(["crontab", "-r"])
            if !result.isSuccess { throw .failed(["crontab", "-r"], firstLine(result)) }
            return
        }
        let copies = PrivateCopies(
            programs: system.programs, temporary: system.places.temporary, newID: system.places.newID,
            fileSystem: system.fileSystem)
        do throws(ContainerFault) {
            try copies.with("crontab", bytes) { (path) throws(ContainerFault) in
                let result = run(["crontab", path])
                if !result.isSuccess { throw .failed(firstLine(result)) }
            }
        } catch {
            switch error {
            case .disk(let fault): throw .disk(fault)
            case .failed(let line): throw .failed(["crontab"], line)
            case .noProgram, .outOfTime, .tooLarge, .unsafePath, .encrypted: throw .failed(["crontab"], "")
            }
        }
    }

    private func firstLine(_ result: ProgramResult) -> String {
        let lines = (result.errors + "\n" + result.output).split(whereSeparator: \.isNewline)
        return String((lines.first ?? "").prefix(200))
    }
}
