public import TrackerDomain

extension SystemTimer {
    /// The timer of this device that systemd, launchd or cron runs.
    public static func system(
        _ label: TimerLabel, _ places: TimerPlaces, programs: ProgramRunner, fileSystem: FileSystem
    ) -> SystemTimer {
        let system = SystemTimers(
            label: label, places: places, programs: programs, fileSystem: fileSystem)
        return SystemTimer(
            current: { () throws(TimerFault) in try system.entries().first },
            plan: { (wish) throws(TimerFault) in try system.plan(wish) },
            removal: { () throws(TimerFault) in try system.removal() },
            apply: { (plan) throws(TimerFault) in try TimerRun(system).apply(plan) })
    }
}

/// Finds what is set up, and plans what has to be done.
struct SystemTimers: Sendable {
    let label: TimerLabel
    let places: TimerPlaces
    let programs: ProgramRunner
    let fileSystem: FileSystem

    /// What is set up, in the order of the systems; more than one only by other hands.
    func entries() throws(TimerFault) -> [TimerEntry] {
        try found().compactMap(\.entry)
    }

    /// What stands in the places of a system's timer, read once for a plan.
    private struct Found {
        let system: TimerSystem
        /// The texts of its files, or its lines for cron; nil for one that is not there.
        let texts: [[UInt8]?]
        /// Nil if nothing is there.
        let entry: TimerEntry?
        /// All lines of the account for cron.
        let crontab: [UInt8]
    }

    private func found() throws(TimerFault) -> [Found] {
        var found: [Found] = []
        for system in TimerSystem.allCases { found.append(try self.found(system)) }
        return found
    }

    private func found(_ system: TimerSystem) throws(TimerFault) -> Found {
        var texts: [[UInt8]?] = []
        var table: [UInt8] = []
        switch system {
        case .cron:
            table = try crontab() ?? []
            texts = [CronTable(table, of: label).own]
        case .launchd where places.platform != .macOS, .systemd where places.platform != .linux: break
        case .systemd, .launchd:
            for path in paths(of: system) { texts.append(try bytes(path)) }
        }
        return Found(system: system, texts: texts, entry: entry(of: system, texts), crontab: table)
    }

    private func entry(of system: TimerSystem, _ texts: [[UInt8]?]) -> TimerEntry? {
        guard texts.contains(where: { $0 != nil }) else { return nil }
        let job = system.text.job(label, of: texts.compactMap(\.self))
        let own = places.program.flatMap { try? fileSystem.resolve($0) }
        let program = job.flatMap { try? fileSystem.resolve($0.program) }
        return TimerEntry(
            job: job, system: system,
            files: system == .cron ? [] : zip(paths(of: system), texts).filter { $1 != nil }.map(\.0),
            hasLostProgram: job != nil && program == nil,
            runsOtherProgram: program != nil && own != nil && program != own)
    }

    func plan(_ wish: TimerWish) throws(TimerFault) -> TimerPlan {
        let system = try system(wish.system)
        guard let program = places.program else { throw .noProgram }
        let job = TimerJob(
            wish.task, by: system, program: program, library: wish.library, variables: wish.variables)
        for text in [program, wish.library] + wish.variables.values.sorted() {
            let bytes = PathText.path(text).dropLast().map(UInt8.init(bitPattern:))
            let isText = String(validating: bytes, as: UTF8.self)
            guard isText != nil, system != .cron || !text.unicodeScalars.contains("\n") else {
                throw .path(text, system)
            }
        }
        var steps: [TimerPlan.Step] = []
        var foreign: [String: [UInt8]] = [:]
        let all = try found()
        for other in all where other.system != system { take(other, &steps, &foreign) }
        let new = job.texts
        for found in all where found.system == system {
            switch system {
            case .cron:
                let lines = new[0].split(separator: UInt8(ascii: "\n"))
                guard lines.allSatisfy({ $0.count <= CronText.maxLine }) else {
                    throw .longLine(most: CronText.maxLine)
                }
                steps.append(CronTable(found.crontab, of: label).step(to: new[0]))
            case .systemd, .launchd:
                for (path, (bytes, old)) in zip(paths(of: system), zip(new, found.texts)) {
                    steps.append(.write(path: path, bytes: bytes, old: old))
                }
            }
            note(found, in: &foreign)
        }
        steps += begin(system)
        return TimerPlan(job: job, steps: steps, foreign: foreign)
    }

    func removal() throws(TimerFault) -> TimerPlan? {
        let all = try found()
        guard all.contains(where: { $0.entry != nil }) else { return nil }
        var steps: [TimerPlan.Step] = []
        var foreign: [String: [UInt8]] = [:]
        for found in all { take(found, &steps, &foreign) }
        return TimerPlan(job: nil, steps: steps, foreign: foreign)
    }

    /// Adds the steps that take away what is there, if anything is.
    private func take(
        _ found: Found, _ steps: inout [TimerPlan.Step], _ foreign: inout [String: [UInt8]]
    ) {
        guard found.entry != nil else { return }
        note(found, in: &foreign)
        steps += end(found.system)
        switch found.system {
        case .cron:
            steps.append(CronTable(found.crontab, of: label).step(to: []))
        case .systemd, .launchd:
            for (path, text) in zip(paths(of: found.system), found.texts) {
                if let text { steps.append(.remove(path: path, old: text)) }
            }
        }
        if found.system == .systemd { steps.append(.run(Self.reload, mayFail: true)) }
    }

    /// Adds the texts that are not as this program writes them.
    private func note(_ found: Found, in foreign: inout [String: [UInt8]]) {
        guard let entry = found.entry, entry.job == nil, !isUnfinished(found) else { return }
        for (path, text) in zip(paths(of: found.system), found.texts) { foreign[path] = text }
    }

    /// True if one of its files is missing and the other is as this program writes it, as after a kill.
    private func isUnfinished(_ found: Found) -> Bool {
        guard found.texts.contains(nil), let task = label.tasks(at: [0]).first else { return false }
        let any = TimerJob(task, by: found.system, program: "/", library: "", variables: [:])
        let completed = zip(found.texts, any.texts).map { $0 ?? $1 }
        return found.system.text.job(label, of: completed) != nil
    }

    // MARK: Systems

    static let reload = ["systemctl", "--user", "daemon-reload"]

    /// The steps after which a system runs the timer of its files.
    func begin(_ system: TimerSystem) -> [TimerPlan.Step] {
        switch system {
        case .cron: []
        case .systemd:
            [
                .run(Self.reload, mayFail: false),
                .run(["systemctl", "--user", "enable", SystemdText.timer(of: label)], mayFail: false),
                .run(["systemctl", "--user", "restart", SystemdText.timer(of: label)], mayFail: false),
            ]
        case .launchd:
            end(.launchd)
                + paths(of: .launchd).map { path in
                    TimerPlan.Step.run(
                        ["launchctl", "bootstrap", "gui/\(places.account)", path], mayFail: false)
                }
        }
    }

    /// The steps after which a system runs it no more.
    func end(_ system: TimerSystem) -> [TimerPlan.Step] {
        switch system {
        case .cron: []
        case .systemd:
            [.run(["systemctl", "--user", "disable", "--now", SystemdText.timer(of: label)], mayFail: true)]
        case .launchd:
            [.run(["launchctl", "bootout", "gui/\(places.account)/\(label.name)"], mayFail: true)]
        }
    }

    /// The named system, or the first that there is.
    private func system(_ named: TimerSystem?) throws(TimerFault) -> TimerSystem {
        if named == .launchd, places.platform != .macOS { throw .onMacOnly }
        for system in named.map({ [$0] }) ?? TimerSystem.allCases where try isThere(system) {
            return system
        }
        throw .noSystem(named)
    }

    private func isThere(_ system: TimerSystem) throws(TimerFault) -> Bool {
        switch system {
        case .launchd: places.platform == .macOS && !paths(of: .launchd).isEmpty
        case .systemd:
            places.platform == .linux && !paths(of: .systemd).isEmpty
                && programs.run(
                    ProgramCall("systemctl", ["--user", "show-environment"], limit: 2000)
                ).isSuccess
        case .cron: try crontab() != nil
        }
    }

    // MARK: Files

    /// The paths of the files of a system, or the name of cron's table.
    func paths(of system: TimerSystem) -> [String] {
        let names = system.text.names(of: label)
        switch system {
        case .cron: return ["crontab"]
        case .systemd:
            guard let folder = places.configuration ?? places.home.map({ $0 + "/.config" }) else { return [] }
            return names.map { folder + "/systemd/user/" + $0 }
        case .launchd:
            return places.home.map { home in names.map { home + "/Library/LaunchAgents/" + $0 } } ?? []
        }
    }

    /// The content of a file; nil if there is none.
    private func bytes(_ path: String) throws(TimerFault) -> [UInt8]? {
        let location: FileLocation
        do throws(StoreError) {
            location = try FileLocation(resolving: path, fileSystem)
        } catch {
            if case .disk(let fault) = error { throw .disk(fault) }
            throw .disk(DiskFault(operation: .read, path: path, cause: .notARegularFile))
        }
        guard location.folderExists else { return nil }
        do throws(FileImageFault) {
            return try FileImage(at: location, fileSystem)?.bytes
        } catch {
            // A link to /dev/null is how systemd masks a unit: no timer, and nothing of this program's.
            if error.cause == .notARegularFile { return nil }
            throw .disk(DiskFault(operation: .read, path: path, cause: error.cause))
        }
    }
}
