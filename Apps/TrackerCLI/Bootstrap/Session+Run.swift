import TrackerData
package import TrackerDesk
package import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension Session {
    package init(
        _ invocation: Invocation, desk: Desk, console: Console, environment: Environment,
        sync: (any LibrarySync)? = nil
    ) throws(Failure) {
        if invocation.globals.library?.isEmpty == true { throw .invalid(.emptyLibraryPath) }
        guard invocation.canRun(at: desk.paths) else { throw .notFound(.noHome) }
        let dayNow = try Session.dayNow(desk, invocation)
        let today = dayNow(desk.settings.dayStart)
        self.invocation = invocation
        self.desk = desk
        self.environment = environment
        self.console = console
        (self.dayNow, self.today) = (dayNow, today)
        let noticed = WarningLog()
        self.noticed = noticed
        let publishing = LatePublishing()
        self.publishing = (publishing.begin, publishing.finish)
        let library = desk.store(
            today: { today }, advice: Advice.onCommandLine(console.context.repeated), report: noticed.append,
            publishing: publishing)
        store = library
        upkeep = library
        self.sync = sync ?? library
        files = DiskFiles(desk.system.fileSystem)
        containers = .programs(
            desk.system.programs, in: desk.temporaryFolder, newID: environment.newID,
            fileSystem: desk.system.fileSystem)
        settingsWarning = desk.settingsTrouble.flatMap { invocation.reports($0) ? $0 : nil }
            .map { Warning($0, desk.paths.settings, desk.conventions.language, console.context.repeated) }
        if let settingsWarning, console.format != .json { console.say(settingsWarning.text, .secondary) }
    }

    /// Runs the command; reports a missing library instead of a name not found in it.
    func run() throws(Failure) -> ExitCode {
        if invocation.showsVersion {
            switch console.format {
            case .json: console.print(.version.json((Version.number, Version.build)))
            case .plain, .text: console.print(raw: "tracker \(Version.text())\n")
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

    /// A `TRACKER_TODAY` that is no date is refused where a command needs the date.
    private static func dayNow(
        _ desk: Desk, _ invocation: Invocation
    ) throws(Failure) -> @Sendable (_ dayStart: Int) -> Day {
        do throws(BadToday) { return try desk.today() } catch {
            guard !invocation.knowsDays else { throw refusal(ofToday: error.value) }
            let date = desk.system.clock().date
            return { _ in date }
        }
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
