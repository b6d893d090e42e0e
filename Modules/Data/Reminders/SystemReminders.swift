public import TrackerDomain

extension Reminders {
    /// The reminders that systemd, launchd or cron of this machine runs.
    public static func system(_ places: ReminderPlaces, programs: ProgramRunner, fileSystem: FileSystem)
        -> Reminders
    {
        let system = SystemReminders(places: places, programs: programs, fileSystem: fileSystem)
        let delivery = ReminderSender(places: places, programs: programs, fileSystem: fileSystem)
        return Reminders(
            current: { () throws(ReminderFault) in try system.entries().first },
            plan: { (wish) throws(ReminderFault) in try system.plan(wish) },
            removal: { () throws(ReminderFault) in try system.removal() },
            apply: { (plan) throws(ReminderFault) in try ReminderRun(system).apply(plan) },
            deliver: { delivery.deliver($0, by: $1) }, record: { delivery.record($0) },
            lastRecord: { delivery.lastRecord })
    }
}

/// Finds what is set up, and plans what has to be done.
struct SystemReminders: Sendable {
    let places: ReminderPlaces
    let programs: ProgramRunner
    let fileSystem: FileSystem

    /// What is set up, in the order of the systems; more than one only by other hands.
    func entries() throws(ReminderFault) -> [ReminderEntry] {
        try found().compactMap(\.entry)
    }

    /// What stands in the places of a system's reminder, read once for a plan.
    private struct Found {
        let system: ReminderSystem
        /// The texts of its files, or its lines for cron; nil for one that is not there.
        let texts: [[UInt8]?]
        /// Nil if nothing is there.
        let entry: ReminderEntry?
        /// All lines of the account for cron.
        let crontab: [UInt8]
    }

    private func found() throws(ReminderFault) -> [Found] {
        var found: [Found] = []
        for system in ReminderSystem.allCases { found.append(try self.found(system)) }
        return found
    }

    private func found(_ system: ReminderSystem) throws(ReminderFault) -> Found {
        var texts: [[UInt8]?] = []
        var table: [UInt8] = []
        switch system {
        case .cron:
            table = try crontab() ?? []
            texts = [CronTable(table).own]
        case .launchd where places.platform != .macOS, .systemd where places.platform != .linux: break
        case .systemd, .launchd:
            for path in paths(of: system) { texts.append(try bytes(path)) }
        }
        return Found(system: system, texts: texts, entry: entry(of: system, texts), crontab: table)
    }

    private func entry(of system: ReminderSystem, _ texts: [[UInt8]?]) -> ReminderEntry? {
        guard texts.contains(where: { $0 != nil }) else { return nil }
        let reminder = system.text.reminder(of: texts.compactMap(\.self))
        let own = places.program.flatMap { try? fileSystem.resolve($0) }
        let program = reminder.flatMap { try? fileSystem.resolve($0.program) }
        return ReminderEntry(
            reminder: reminder, system: system,
            files: system == .cron ? [] : zip(paths(of: system), texts).filter { $1 != nil }.map(\.0),
            hasLostProgram: reminder != nil && program == nil,
            runsOtherProgram: program != nil && own != nil && program != own)
    }

    func plan(_ wish: ReminderWish) throws(ReminderFault) -> ReminderPlan {
        let system = try system(wish.system)
        guard let program = places.program else { throw .noProgram }
        let reminder = Reminder(
            system: system, times: wish.times, delivery: wish.delivery, program: program,
            library: wish.library, variables: wish.variables)
        for text in [program, wish.library] + wish.variables.values.sorted() {
            let bytes = PathText.path(text).dropLast().map(UInt8.init(bitPattern:))
            let isText = String(validating: bytes, as: UTF8.self)
            guard isText != nil, system != .cron || !text.unicodeScalars.contains("\n") else {
                throw .path(text, system)
            }
        }
        var steps: [ReminderPlan.Step] = []
        var foreign: [String: [UInt8]] = [:]
        let all = try found()
        for other in all where other.system != system { take(other, &steps, &foreign) }
        let new = system.text.texts(of: reminder)
        for found in all where found.system == system {
            switch system {
            case .cron:
                let lines = new[0].bytes.split(separator: UInt8(ascii: "\n"))
                guard lines.allSatisfy({ $0.count <= CronText.maxLine }) else {
                    throw .longLine(most: CronText.maxLine)
                }
                steps.append(CronTable(found.crontab).step(to: new[0].bytes))
            case .systemd, .launchd:
                for (path, (bytes, old)) in zip(paths(of: system), zip(new.map(\.bytes), found.texts)) {
                    steps.append(.write(path: path, bytes: bytes, old: old))
                }
            }
            note(found, in: &foreign)
        }
        steps += begin(system)
        return ReminderPlan(reminder: reminder, steps: steps, foreign: foreign)
    }

    func removal() throws(ReminderFault) -> ReminderPlan? {
        let all = try found()
        guard let first = all.lazy.compactMap(\.entry).first else { return nil }
        var steps: [ReminderPlan.Step] = []
        var foreign: [String: [UInt8]] = [:]
        for found in all { take(found, &steps, &foreign) }
        let reminder =
            all.lazy.compactMap { $0.entry?.reminder }.first
            ?? Reminder(
                system: first.system, times: ReminderTimes(minutes: [0]) ?? .init("00:00")!,
                delivery: .notification, program: "", library: "", variables: [:])
        return ReminderPlan(reminder: reminder, steps: steps, foreign: foreign)
    }

    /// Adds the steps that take away what is there, if anything is.
    private func take(
        _ found: Found, _ steps: inout [ReminderPlan.Step], _ foreign: inout [String: [UInt8]]
    ) {
        guard found.entry != nil else { return }
        note(found, in: &foreign)
        steps += end(found.system)
        switch found.system {
        case .cron:
            steps.append(CronTable(found.crontab).step(to: []))
        case .systemd, .launchd:
            for (path, text) in zip(paths(of: found.system), found.texts) {
                if let text { steps.append(.remove(path: path, old: text)) }
            }
        }
        if found.system == .systemd { steps.append(.run(Self.reload, mayFail: true)) }
    }

    /// Adds the texts that are not as this program writes them.
    private func note(_ found: Found, in foreign: inout [String: [UInt8]]) {
        guard let entry = found.entry, entry.reminder == nil, !isUnfinished(found) else { return }
        for (path, text) in zip(paths(of: found.system), found.texts) { foreign[path] = text }
    }

    /// True if one of its files is missing and the other is as this program writes it, as after a kill.
    private func isUnfinished(_ found: Found) -> Bool {
        guard found.texts.contains(nil), let times = ReminderTimes(minutes: [0]) else { return false }
        let any = Reminder(
            system: found.system, times: times, delivery: .notification, program: "/", library: "",
            variables: [:])
        let completed = zip(found.texts, found.system.text.texts(of: any)).map { $0 ?? $1.bytes }
        return found.system.text.reminder(of: completed) != nil
    }

    // MARK: Systems

    static let reload = ["systemctl", "--user", "daemon-reload"]

    /// The steps after which a system runs the reminder of its files.
    func begin(_ system: ReminderSystem) -> [ReminderPlan.Step] {
        switch system {
        case .cron: []
        case .systemd:
            [
                .run(Self.reload, mayFail: false),
                .run(["systemctl", "--user", "enable", SystemdText.names[1]], mayFail: false),
                .run(["systemctl", "--user", "restart", SystemdText.names[1]], mayFail: false),
            ]
        case .launchd:
            end(.launchd)
                + paths(of: .launchd).map { path in
                    ReminderPlan.Step.run(
                        ["launchctl", "bootstrap", "gui/\(places.account)", path], mayFail: false)
                }
        }
    }

    /// The steps after which a system runs it no more.
    func end(_ system: ReminderSystem) -> [ReminderPlan.Step] {
        switch system {
        case .cron: []
        case .systemd:
            [.run(["systemctl", "--user", "disable", "--now", SystemdText.names[1]], mayFail: true)]
        case .launchd:
            [.run(["launchctl", "bootout", "gui/\(places.account)/\(LaunchdText.label)"], mayFail: true)]
        }
    }

    /// The named system, or the first that there is.
    private func system(_ named: ReminderSystem?) throws(ReminderFault) -> ReminderSystem {
        if named == .launchd, places.platform != .macOS { throw .onMacOnly }
        for system in named.map({ [$0] }) ?? ReminderSystem.allCases where try isThere(system) {
            return system
        }
        throw .noSystem(named)
    }

    private func isThere(_ system: ReminderSystem) throws(ReminderFault) -> Bool {
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
    func paths(of system: ReminderSystem) -> [String] {
        switch system {
        case .cron: return ["crontab"]
        case .systemd:
            guard let folder = places.configuration ?? places.home.map({ $0 + "/.config" }) else { return [] }
            return SystemdText.names.map { folder + "/systemd/user/" + $0 }
        case .launchd:
            return places.home.map { [$0 + "/Library/LaunchAgents/\(LaunchdText.label).plist"] } ?? []
        }
    }

    /// The content of a file; nil if there is none.
    private func bytes(_ path: String) throws(ReminderFault) -> [UInt8]? {
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
            // A link to /dev/null is how systemd masks a unit: no reminder, and nothing of this program's.
            if error.cause == .notARegularFile { return nil }
            throw .disk(DiskFault(operation: .read, path: path, cause: error.cause))
        }
    }
}
