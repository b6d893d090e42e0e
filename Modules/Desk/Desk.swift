public import TrackerData
public import TrackerDomain
public import TrackerPresentation

/// Where a front begins: what variables, options and the settings file make of a run.
///
/// Making one never fails, so that every error can be told in the person's language.
public struct Desk {
    public let system: DeskSystem
    /// Empty if they are in an unknown home folder.
    public let paths: Paths
    public let settingsFile: SettingsFile
    public let settings: Settings
    /// The fault of the settings file; nil if there is none.
    public let settingsTrouble: SettingsTrouble?
    public let resolver: SettingResolver
    public let conventions: Conventions
    public let appearance: Appearance

    /// - Parameters:
    ///   - library: The library that an option names; nil for that of the variables.
    ///   - option: The value that an option gives a setting; nil for none.
    ///   - preferred: The language that the person's browser asks for; nil for that of the system.
    public init(
        library: String? = nil, option: @escaping (SettingKey) -> String? = { _ in nil },
        preferring preferred: Language? = nil, in system: DeskSystem = .current
    ) {
        self.system = system
        paths = Paths(
            knownIn: system.variable, library: library, platform: .current, accountHome: system.accountHome)
        settingsFile = SettingsFile(path: paths.settings, fileSystem: system.fileSystem)
        let loaded = settingsFile.load()
        settings = loaded.settings
        settingsTrouble = loaded.trouble
        resolver = SettingResolver(option: option, variable: system.variable, preferred: preferred)
        conventions = resolver.conventions(settings.value)
        appearance = resolver.appearance(settings.value).value
    }

    /// The home folder, by which paths are shown and typed.
    public var home: HomeFolder {
        let named = system.variable("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        return HomeFolder(named ?? system.accountHome())
    }

    /// The folder for files of a moment.
    public var temporaryFolder: String {
        system.variable("TMPDIR").flatMap { $0.hasPrefix("/") ? PathText.typed($0) : nil } ?? "/tmp"
    }

    /// The absolute path of this program; nil if the system does not tell.
    public var program: String? {
        ProgramPath.current(in: system.variable("PATH") ?? "", system.fileSystem)
    }

    // MARK: Browsers

    private var webTokenFile: SecretFile { SecretFile(path: paths.webToken, fileSystem: system.fileSystem) }

    /// The text that admits browsers.
    public func webToken() throws(StoreError) -> StoredSecret { try webTokenFile.read() }

    /// Stores the text that admits browsers, for this account alone.
    public func storeWebToken(_ text: String) throws(StoreError) {
        try webTokenFile.write(text, newID: system.newID)
    }

    // MARK: Today

    /// `TRACKER_TODAY` as it is set; nil if it is not, or empty.
    private var todayVariable: String? { system.variable("TRACKER_TODAY").flatMap { $0.isEmpty ? nil : $0 } }

    /// The date that `TRACKER_TODAY` sets; nil if it is not set.
    ///
    /// - Throws: `BadToday` if it is no date.
    public func fixedToday() throws(BadToday) -> Day? {
        guard let fixed = todayVariable else { return nil }
        guard let day = Day(iso: fixed) else { throw BadToday(value: fixed) }
        return day
    }

    /// The civil day at the time of each call, by the minute at which days start: until then it is the day before.
    public func today() throws(BadToday) -> @Sendable (_ dayStart: Int) -> Day {
        let (fixed, clock) = (try fixedToday(), system.clock)
        return { dayStart in
            if let fixed { return fixed }
            let now = clock()
            return Today.day(date: now.date, minute: now.minute, dayStart: dayStart)
        }
    }

    // MARK: The library

    /// The library with its backups and its devices.
    ///
    /// - Parameters:
    ///   - today: The day of what is done; the time stands beside it.
    ///   - advice: The front's words for what to do, in the log of what came in.
    ///   - report: Takes the warnings of a library that is read with its history.
    ///   - publishing: Takes what may wait for the answer of a command; nil to publish before each call returns.
    public func store(
        today: @escaping @Sendable () -> Day, advice: @escaping Advice.Wording = { _ in nil },
        report: @escaping @Sendable (StoreWarning) -> Void = { _ in }, publishing: LatePublishing? = nil
    ) -> PropertyListLibraryStore {
        let (system, language, isFixed) = (system, conventions.language, todayVariable != nil)
        return PropertyListLibraryStore(
            path: paths.library, backups: paths.backups, sync: paths.sync.isEmpty ? nil : paths.sync,
            environment: StoreEnvironment(
                today: today,
                now: {
                    let now = system.clock()
                    return isFixed ? ClockReading(date: today(), minute: now.minute) : now
                },
                newIdentifier: system.newID, dayOfTime: { system.reading($0).date }, report: report,
                logEntries: { $0.logEntries(today: today(), language: language, advice: advice) },
                machineMark: { Machine.mark(system.fileSystem) }, hostName: { Machine.hostName },
                home: homeForPrograms ?? "",
                settingsFolder: paths.settings.parentFolder, fileSystem: system.fileSystem,
                programs: system.programs, latePublishing: publishing))
    }

    /// The home folder as the programs that are run from here know it, which may be no absolute path.
    private var homeForPrograms: String? { system.variable("HOME") ?? system.accountHome() }

    /// Where timers belong.
    private var timerPlaces: TimerPlaces {
        let variable = system.variable
        return TimerPlaces(
            platform: .current, home: homeForPrograms,
            configuration: variable("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil },
            state: paths.state, temporary: temporaryFolder, program: program, account: Account.number,
            accountName: variable("LOGNAME") ?? variable("USER"),
            hasBus: variable("DBUS_SESSION_BUS_ADDRESS") != nil, newID: system.newID)
    }

    /// The reminder of this device.
    public var reminders: Reminders {
        .system(timerPlaces, programs: system.programs, fileSystem: system.fileSystem)
    }

    /// The timer that exchanges with other devices.
    public var exchanges: SystemTimer {
        .system(.sync, timerPlaces, programs: system.programs, fileSystem: system.fileSystem)
    }

    // MARK: View models

    /// The settings for a running front to change and to follow.
    ///
    /// - Parameter outranking: What outranks a setting in this run, as "--lang"; nil if nothing does.
    @MainActor public func preferences(
        outranking: @escaping (SettingKey) -> String? = { _ in nil }
    ) -> Preferences {
        Preferences(settings, store: settingsFile, resolver: resolver, outranking: outranking)
    }

    /// The surroundings of view models, over the library of the desk and its devices.
    ///
    /// - Throws: `BadToday` if `TRACKER_TODAY` is no date.
    @MainActor public func workspace(
        advice: @escaping Advice.Wording = { _ in nil }
    ) throws(BadToday) -> Workspace {
        let (preferences, dayNow) = (preferences(), try today())
        let dayStart = preferences.dayStart
        let store = store(today: { dayNow(dayStart) }, advice: advice)
        return workspace(over: store, sync: store, dayNow, preferences, advice: advice)
    }

    /// The surroundings of view models over a store, which follow the settings.
    @MainActor package func workspace(
        over store: any LibraryStore, sync: any LibrarySync, reminders: ReminderSetup? = nil,
        _ dayNow: @escaping @Sendable (_ dayStart: Int) -> Day, _ preferences: Preferences,
        advice: @escaping Advice.Wording
    ) -> Workspace {
        Workspace(
            store: store, sync: sync, reminders: reminders, home: home,
            today: { dayNow(preferences.dayStart) }, newID: system.newID, preferences: preferences,
            advice: advice)
    }
}

/// `TRACKER_TODAY` is no date.
public struct BadToday: Error, Hashable, Sendable {
    public let value: String
}
