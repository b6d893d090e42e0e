import TrackerData
import TrackerDomain
import TrackerPresentation

extension Session {
    init(
        _ invocation: Invocation, surroundings: Surroundings, console: Console, environment: Environment
    ) throws(Failure) {
        if invocation.globals.library?.isEmpty == true { throw .invalid(.emptyLibraryPath) }
        guard invocation.canRun(at: surroundings.paths) else { throw .notFound(.noHome) }
        let today = try Session.today(environment, invocation, settings: surroundings.settings)
        self.invocation = invocation
        self.environment = environment
        self.console = console
        self.today = today
        conventions = surroundings.conventions
        paths = surroundings.paths
        settings = surroundings.settings
        let noticed = NoticedWarnings()
        self.noticed = noticed
        store = PropertyListLibraryStore(
            path: paths.library, backups: paths.backups,
            environment: StoreEnvironment(
                today: { today }, newIdentifier: environment.newID, dayOfTime: environment.dateOfTime,
                report: noticed.append, fileSystem: environment.fileSystem))
        settingsWarning = surroundings.settingsTrouble
            .flatMap { invocation.hears(of: $0) ? $0 : nil }
            .map { Warning($0, surroundings.paths.settings, surroundings.conventions.language) }
        if let settingsWarning, console.form != .json { console.say(settingsWarning.text, .secondary) }
    }

    /// `TRACKER_TODAY`, or the clock's date, still yesterday's before the day starts.
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

    /// Why a word is no date for `TRACKER_TODAY`: that date is none, or the word is not a date at all.
    private static func refusal(ofToday word: String) -> Failure {
        do throws(WordError) {
            // Which day such words start from does not matter: none of them is a date.
            _ = try DayWord.day(word, today: Day(0))
            return .invalid(.badToday(word))
        } catch {
            switch error {
            case .noSuchDay, .noSuchMonth, .dayOutOfRange:
                return .invalid(Phrase(same: "TRACKER_TODAY: ") + error.phrase)
            case .day, .month, .monthOutOfRange, .schedule, .color, .time:
                return .invalid(.badToday(word))
            }
        }
    }

    /// Carries out the command; without one, the trackers of today.
    func run() throws(Failure) -> ExitCode {
        switch invocation.command {
        case _ where invocation.showsVersion: console.print(raw: "tracker \(Version.current)\n")
        case nil where opensApp: return try AppCommand(session: self, startsWithOnboarding: false).run()
        case nil, .list: try ListCommand(session: self).run()
        case .add: try AddCommand(session: self).run()
        case .edit: try EditCommand(session: self).run()
        case .done: try DoneCommand(session: self).run()
        case .undone: try UndoneCommand(session: self).run()
        case .pin: try PinCommand(session: self, isPinned: true).run()
        case .unpin: try PinCommand(session: self, isPinned: false).run()
        case .delete: try DeleteCommand(session: self).run()
        case .show: try ShowCommand(session: self).run()
        case .stats: try StatsCommand(session: self).run()
        case .calendar: try CalendarCommand(session: self).run()
        case .categoryList: try CategoryListCommand(session: self).run()
        case .categoryAdd: try CategoryAddCommand(session: self).run()
        case .categoryRename: try CategoryRenameCommand(session: self).run()
        case .categoryDelete: try CategoryDeleteCommand(session: self).run()
        case .undo: try UndoCommand(session: self).run()
        case .redo: try RedoCommand(session: self).run()
        case .history: try HistoryCommand(session: self).run()
        case .historyClear: try HistoryClearCommand(session: self).run()
        case .configList: ConfigListCommand(session: self).run()
        case .configGet: try ConfigGetCommand(session: self).run()
        case .configSet: try ConfigSetCommand(session: self).run()
        case .configUnset: try ConfigUnsetCommand(session: self).run()
        case .onboarding: return try AppCommand(session: self, startsWithOnboarding: true).run()
        case .paths: PathsCommand(session: self).run()
        case .doctor: return try DoctorCommand(session: self).run()
        case .help: HelpCommand(session: self).run()
        case .man: ManCommand(session: self).run()
        case .completions: CompletionsCommand(session: self).run()
        case .complete: CompleteCommand(session: self).run()
        case .debug: return try DebugCommand(session: self).run()
        }
        return .done
    }
}

extension Invocation {
    /// Whether the places that are known are enough: who only looks at a library needs no place for anything else.
    fileprivate func canRun(at paths: Paths) -> Bool {
        switch command {
        case .list, .show, .stats, .calendar, .categoryList, .history: !paths.library.isEmpty
        default: !knowsDays || paths.isComplete
        }
    }

    /// Whether it matters which day it is: help is given on the worst of days.
    fileprivate var knowsDays: Bool {
        switch command {
        case _ where showsVersion: false
        case .help, .man, .completions, .complete, .debug: false
        default: true
        }
    }

    /// Whether it is said what is wrong with the settings, besides what the command has to say itself.
    fileprivate func hears(of trouble: SettingsTrouble) -> Bool {
        switch command {
        case _ where showsVersion: false
        // It has a finding for it.
        case .doctor: false
        // They fail for it.
        case .configSet, .configUnset: trouble != .inaccessible
        default: knowsDays
        }
    }
}
