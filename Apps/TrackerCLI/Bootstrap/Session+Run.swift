package import TrackerData
package import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension Session {
    package init(
        _ invocation: Invocation, configuration: RunConfiguration, console: Console, environment: Environment,
        fileSystem: FileSystem, sync: (any LibrarySync)? = nil, programs: ProgramRunner = .system
    ) throws(Failure) {
        if invocation.globals.library?.isEmpty == true { throw .invalid(.emptyLibraryPath) }
        guard invocation.canRun(at: configuration.paths) else { throw .notFound(.noHome) }
        let today = try Session.today(environment, invocation, settings: configuration.settings)
        self.invocation = invocation
        self.environment = environment
        self.console = console
        self.today = today
        conventions = configuration.conventions
        paths = configuration.paths
        settings = configuration.settings
        resolver = configuration.resolver
        let noticed = WarningLog()
        let reading = environment.reading
        self.noticed = noticed
        let publishing = LatePublishing()
        self.publishing = (publishing.begin, publishing.finish)
        let language = configuration.conventions.language
        let advice = Advice.onCommandLine(console.context.repeated)
        let library = PropertyListLibraryStore(
            path: paths.library, backups: paths.backups, sync: paths.sync.isEmpty ? nil : paths.sync,
            environment: StoreEnvironment(
                today: { today }, now: Session.now(environment, today: today),
                newIdentifier: environment.newID, dayOfTime: { reading($0).date },
                report: noticed.append,
                logEntries: { $0.logEntries(today: today, language: language, advice: advice) },
                machineMark: { Machine.mark(fileSystem) }, hostName: { Machine.hostName },
                home: environment.variable("HOME") ?? environment.accountHome() ?? "",
                settingsFolder: paths.settings.parentFolder,
                fileSystem: fileSystem, programs: programs, latePublishing: publishing))
        store = library
        upkeep = library
        self.sync = sync ?? library
        settingsStore = configuration.settingsFile
        files = DiskFiles(fileSystem)
        containers = .programs(
            programs, in: Session.temporaryFolder(environment.variable), newID: environment.newID,
            fileSystem: fileSystem)
        let program = ProgramPath.current(in: environment.variable("PATH") ?? "", fileSystem)
        self.program = program
        let places = TimerPlaces(
            platform: .current, home: environment.variable("HOME") ?? environment.accountHome(),
            configuration: environment.variable("XDG_CONFIG_HOME").flatMap {
                $0.hasPrefix("/") ? $0 : nil
            },
            state: paths.state,
            temporary: Session.temporaryFolder(environment.variable),
            program: program,
            account: Account.number,
            accountName: environment.variable("LOGNAME") ?? environment.variable("USER"),
            hasBus: environment.variable("DBUS_SESSION_BUS_ADDRESS") != nil, newID: environment.newID)
        reminders = .system(places, programs: programs, fileSystem: fileSystem)
        exchanges = .system(.sync, places, programs: programs, fileSystem: fileSystem)
        settingsWarning = configuration.settingsTrouble
            .flatMap { invocation.reports($0) ? $0 : nil }
            .map {
                Warning(
                    $0, configuration.paths.settings, configuration.conventions.language,
                    console.context.repeated)
            }
        if let settingsWarning, console.format != .json { console.say(settingsWarning.text, .secondary) }
    }

    /// Runs the command; reports a missing library instead of a name not found in it.
    func run() throws(Failure) -> ExitCode {
        if invocation.showsVersion {
            switch console.format {
            case .json: console.print(.version.json(Version.current))
            case .plain, .text: console.print(raw: "tracker \(Version.current)\n")
            }
            return .done
        }
        do throws(Failure) {
            guard invocation.readsNames, !invocation.has(.all) else { return try command.run() }
            return try runWithNamesFromInput()
        } catch {
            say(warnings(before: error))
            if let twin = twin(insteadOf: error) ?? formerName(insteadOf: error) { throw twin }
            guard error.code == .notFound, let newest = newestBackupOfMissing,
                !noticed.wasSaid(.missingWithBackups(newest: newest))
            else { throw error }
            throw .store(.missing(path: paths.library, newestBackup: newest))
        }
    }

    private static func temporaryFolder(_ variable: (String) -> String?) -> String {
        variable("TMPDIR").flatMap { $0.hasPrefix("/") ? PathText.typed($0) : nil } ?? "/tmp"
    }

    /// Returns `TRACKER_TODAY`, or the clock's date, which is the day before until the day starts.
    private static func today(
        _ environment: Environment, _ invocation: Invocation, settings: Settings
    ) throws(Failure) -> Day {
        if let fixed = environment.variable("TRACKER_TODAY"), !fixed.isEmpty, invocation.knowsDays {
            guard let day = Day(iso: fixed) else { throw refusal(ofToday: fixed) }
            return day
        }
        let now = environment.clock()
        return Today.day(date: now.date, minute: now.minute, dayStart: settings.dayStart)
    }

    /// The clock's date and time; the date is `TRACKER_TODAY` if that is set.
    private static func now(
        _ environment: Environment, today: Day
    ) -> @Sendable () -> ClockReading {
        let clock = environment.clock
        guard environment.variable("TRACKER_TODAY").map(\.isEmpty) ?? true else {
            return { ClockReading(date: today, minute: clock().minute) }
        }
        return clock
    }

    /// The reason why a value is no date for `TRACKER_TODAY`: no such day exists, or it is not written as a date.
    private static func refusal(ofToday value: String) -> Failure {
        do throws(WordError) {
            // A relative word can be parsed, from any day, but it is no date.
            _ = try DayWord.day(value, today: Day(0))
            return .invalid(.badToday(value))
        } catch {
            switch error {
            case .noSuchDay, .noSuchMonth, .dayOutOfRange:
                return .invalid(Phrase(same: "TRACKER_TODAY: ") + error.message.onCommandLine(.none))
            case .day, .days, .month, .monthOutOfRange, .year, .yearOutOfRange, .schedule, .anyDayOrOne,
                .rule, .daysDescend, .tooManyDays, .amount, .period, .doubtfulAmount, .shortThousands, .unit,
                .noUnit, .goal,
                .color, .time:
                return .invalid(.badToday(value))
            }
        }
    }

    /// The command of the line; if it names none, the app, or the list of today.
    var command: any Command {
        if invocation.command == nil, opensApp {
            return AppCommand(session: self, startsWithOnboarding: false)
        }
        return (invocation.command ?? .list).spec.makeCommand(self)
    }
}

extension Invocation {
    private var needs: CommandSpec.Needs { command?.spec.needs ?? .everything }

    /// Whether the known paths are enough.
    fileprivate func canRun(at paths: Paths) -> Bool {
        switch needs {
        case .nothing: true
        case .library: !paths.library.isEmpty
        case .everything: showsVersion || paths.isComplete
        }
    }

    /// Whether the command needs the date.
    fileprivate var knowsDays: Bool { !showsVersion && needs != .nothing }

    /// Whether a fault of the settings is reported besides the command's own output.
    fileprivate func reports(_ trouble: SettingsTrouble) -> Bool {
        guard knowsDays else { return false }
        return switch command?.spec.settingsTrouble ?? .asWarning {
        case .asWarning: true
        case .asFinding: false
        case .asFailure: trouble != .inaccessible
        }
    }
}
