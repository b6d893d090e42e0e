public import TrackerDomain

extension Reminders {
    /// The reminders that systemd, launchd or cron of this machine runs.
    public static func system(_ places: ReminderPlaces, programs: ProgramRunner, fileSystem: FileSystem)
        -> Reminders
    {
        let system = SystemReminders(places: places, programs: programs, fileSystem: fileSystem)
        let delivery = ReminderSender(places: places, programs: programs, fileSystem: fileSystem)
        return Reminders(
            current: { system.entries().first },
            plan: { (wish) throws(ReminderFault) in try system.plan(wish) },
            removal: { system.removal() },
            apply: { (plan) throws(ReminderFault) in try ReminderRun(system).apply(plan) },
            deliver: { delivery.deliver($0, by: $1) }, record: { delivery.record($0) },
            lastRecord: { delivery.lastRecord })
    }
}

/// Where reminders belong, as the run knows it.
public struct ReminderPlaces: Sendable {
    public var platform: Platform
    /// The person's home folder; nil if it is not known.
    public var home: String?
    /// The folder of settings that a variable names.
    public var configuration: String?
    /// The folder of this program's state.
    public var state: String
    public var temporary: String
    /// The absolute path of this program; nil if the system does not tell.
    public var program: String?
    /// The number and the name of the account.
    public var account: UInt32
    public var accountName: String?
    /// True if the session already says how to reach its bus.
    public var hasBus: Bool
    public var newID: @Sendable () -> Identifier

    public init(
        platform: Platform, home: String?, configuration: String?, state: String, temporary: String,
        program: String?, account: UInt32, accountName: String?, hasBus: Bool,
        newID: @escaping @Sendable () -> Identifier
    ) {
        self.platform = platform
        self.home = home
        self.configuration = configuration
        self.state = state
        self.temporary = temporary
        self.program = program
        self.account = account
        self.accountName = accountName
        self.hasBus = hasBus
        self.newID = newID
    }
}

/// Finds what is set up, and plans what has to be done.
struct SystemReminders: Sendable {
    let places: ReminderPlaces
    let programs: ProgramRunner
    let fileSystem: FileSystem

    /// What is set up, in the order of the systems; more than one only by other hands.
    func entries() -> [ReminderEntry] {
        let own = places.program.flatMap { try? fileSystem.resolve($0) }
        return ReminderSystem.allCases.compactMap { system in
            let texts = texts(of: system)
            guard texts.contains(where: { $0 != nil }) else { return nil }
            let reminder = system.text.reminder(of: texts.compactMap(\.self))
            let program = reminder.flatMap { try? fileSystem.resolve($0.program) }
            return ReminderEntry(
                reminder: reminder, system: system,
                files: system == .cron ? [] : zip(paths(of: system), texts).filter { $1 != nil }.map(\.0),
                hasLostProgram: reminder != nil && program == nil,
                runsOtherProgram: program != nil && own != nil && program != own)
        }
    }

    func plan(_ wish: ReminderWish) throws(ReminderFault) -> ReminderPlan {
        let system = try system(wish.system)
        guard let program = places.program else { throw .noProgram }
        let reminder = Reminder(
            system: system, times: wish.times, delivery: wish.delivery, program: program,
            variables: wish.variables)
        for text in [program] + wish.variables.values.sorted() {
            let bytes = PathText.path(text).dropLast().map(UInt8.init(bitPattern:))
            let isText = String(validating: bytes, as: UTF8.self)
            guard isText != nil, system != .cron || !text.unicodeScalars.contains("\n") else {
                throw .path(text, system)
            }
        }
        var steps: [ReminderPlan.Step] = []
        var foreign: [String: [UInt8]] = [:]
        for entry in entries() where entry.system != system { take(entry, &steps, &foreign) }
        let old = texts(of: system)
        let isOurs = old.allSatisfy { $0 == nil } || system.text.reminder(of: old.compactMap(\.self)) != nil
        let new = system.text.texts(of: reminder)
        switch system {
        case .cron:
            let lines = new[0].bytes.split(separator: UInt8(ascii: "\n"))
            guard lines.allSatisfy({ $0.count <= CronText.maxLine }) else {
                throw .longLine(most: CronText.maxLine)
            }
            let table = crontab ?? []
            steps.append(.schedule(bytes: CronTable(table).with(new[0].bytes), old: table))
        case .systemd, .launchd:
            for (path, (bytes, old)) in zip(paths(of: system), zip(new.map(\.bytes), old)) {
                steps.append(.write(path: path, bytes: bytes, old: old))
            }
        }
        if !isOurs { for (path, text) in zip(paths(of: system), old) { foreign[path] = text } }
        steps += begin(system)
        return ReminderPlan(reminder: reminder, steps: steps, foreign: foreign)
    }

    func removal() -> ReminderPlan? {
        let entries = entries()
        guard let first = entries.first else { return nil }
        var steps: [ReminderPlan.Step] = []
        var foreign: [String: [UInt8]] = [:]
        for entry in entries { take(entry, &steps, &foreign) }
        let reminder =
            entries.lazy.compactMap(\.reminder).first
            ?? Reminder(
                system: first.system, times: ReminderTimes(minutes: [0]) ?? .init("00:00")!,
                delivery: .notification, program: "", variables: [:])
        return ReminderPlan(reminder: reminder, steps: steps, foreign: foreign)
    }

    /// Adds the steps that take an entry away.
    private func take(
        _ entry: ReminderEntry, _ steps: inout [ReminderPlan.Step], _ foreign: inout [String: [UInt8]]
    ) {
        let texts = texts(of: entry.system)
        steps += end(entry.system)
        for (path, text) in zip(paths(of: entry.system), texts) {
            guard let text else { continue }
            if entry.reminder == nil { foreign[path] = text }
            guard entry.system != .cron else {
                let table = crontab ?? []
                steps.append(.schedule(bytes: CronTable(table).with([]), old: table))
                continue
            }
            steps.append(.remove(path: path, old: text))
        }
        if entry.system == .systemd { steps.append(.run(Self.reload, mayFail: true)) }
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
        let found = (named.map { [$0] } ?? ReminderSystem.allCases).first(where: isThere)
        guard let found else { throw .noSystem(named) }
        return found
    }

    private func isThere(_ system: ReminderSystem) -> Bool {
        switch system {
        case .launchd: places.platform == .macOS && !paths(of: .launchd).isEmpty
        case .systemd:
            places.platform == .linux && !paths(of: .systemd).isEmpty
                && programs.run(
                    ProgramCall("systemctl", ["--user", "show-environment"], limit: 2000)
                ).isSuccess
        case .cron: crontab != nil
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

    /// The texts of the files that there are; nil for one that is not there.
    private func texts(of system: ReminderSystem) -> [[UInt8]?] {
        switch system {
        case .cron: return [CronTable(crontab ?? []).own]
        case .launchd where places.platform != .macOS: return []
        case .systemd where places.platform != .linux: return []
        case .systemd, .launchd: return paths(of: system).map(bytes)
        }
    }

    private func bytes(_ path: String) -> [UInt8]? {
        guard let location = try? FileLocation(resolving: path, fileSystem), location.folderExists,
            let folder = try? OpenFolder(location.folder, fileSystem)
        else { return nil }
        return (try? folder.image(of: location.name))?.bytes
    }

    /// The lines of the account for cron; nil if there is no cron.
    var crontab: [UInt8]? {
        let result = programs.run(ProgramCall("crontab", ["-l"], environment: ["LC_ALL": "C"], limit: 5000))
        if result.isSuccess { return result.outputBytes }
        let hasNone = result.errors.utf8.holds("no crontab".utf8)
        return hasNone ? [] : nil
    }
}
