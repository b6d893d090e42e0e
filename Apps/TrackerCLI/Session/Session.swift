import Terminal
import TrackerDesk
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// One run of a command: the request and everything needed to fulfil it.
package struct Session {
    var invocation: Invocation
    let environment: Environment
    let console: Console
    let desk: Desk
    /// The civil day at the time of each call, by the minute at which days start.
    let dayNow: @Sendable (_ dayStart: Int) -> Day
    /// That of the beginning of the run.
    let today: Day
    let store: any LibraryStore
    let upkeep: any LibraryUpkeep
    let sync: any LibrarySync
    let files: any NamedFiles
    let containers: Containers
    let noticed: WarningLog
    let completed = CompletedEffects()
    /// Publishes changes for other devices only once their answer is given, between `begin` and `finish`.
    let publishing: (begin: () -> Void, finish: () -> [StoreWarning])
    /// Set if the settings have a fault and the command depends on them.
    let settingsWarning: Warning?

    var paths: Paths { desk.paths }
    var settings: Settings { desk.settings }
    var settingsStore: any SettingsStore { desk.settingsFile }
    var conventions: Conventions { desk.conventions }
    var language: Language { conventions.language }
    var home: HomeFolder { desk.home }
    var reminders: Reminders { desk.reminders }
    /// The timer that exchanges with other devices.
    var exchanges: SystemTimer { desk.exchanges }
    var globals: GlobalOptions { invocation.globals }
    /// The options that a printed command line repeats.
    var repeated: RepeatedOptions { console.context.repeated }

    // MARK: Loading

    /// Reads the library and prints the reader's warnings.
    func load() throws(Failure) -> LoadedLibrary {
        do throws(StoreError) {
            let loaded = try store.load()
            say(loaded.warnings)
            return loaded
        } catch {
            throw .store(error)
        }
    }

    /// Reads the library with its history and prints the reader's warnings.
    func loadJournal() throws(Failure) -> (journal: Journal, warnings: [StoreWarning]) {
        do throws(StoreError) {
            let journal = try store.loadJournal()
            let warnings = noticed.take()
            say(warnings)
            return (journal, warnings)
        } catch {
            throw .store(error)
        }
    }

    /// The day of the newest backup of a missing library.
    var newestBackupOfMissing: Day? {
        guard upkeep.stamp() == nil, let warnings = try? store.load().warnings else { return nil }
        return warnings.lazy.compactMap {
            if case .missingWithBackups(let newest) = $0 { newest } else { nil }
        }.first
    }

    /// The tracker that a reference matches.
    func tracker(_ reference: String, in library: Library) throws(Failure) -> Tracker {
        try Failure.unlessRefused(try library.tracker(matching: reference))
    }

    /// The trackers that references match, each once.
    func trackers(_ references: [String], in library: Library) throws(Failure) -> [Tracker] {
        try Failure.unlessRefused(try library.trackers(matching: references))
    }

    /// The category that a reference matches.
    func category(_ reference: String, in library: Library) throws(Failure) -> TrackerDomain.Category {
        try Failure.unlessRefused(try library.category(matching: reference))
    }

    // MARK: Reporting

    /// Prints warnings on the error stream, each once in a run; a document includes them instead.
    func say(_ warnings: [StoreWarning]) {
        guard console.format != .json else { return }
        let texts = noticed.unshown(of: warnings).namingFewFiles(\.finding) {
            $0.shown(by: home).message.onCommandLine(repeated)(language)
        } others: {
            Phrase.others($0)(language)
        }
        for text in texts { console.say(text, .secondary) }
    }

    /// Prints a state in the requested format.
    func show(
        _ warnings: [StoreWarning] = [], _ others: [Warning] = [], json: @autoclosure () -> JSON,
        records: @autoclosure () -> [[String]],
        lines: @autoclosure () -> [Line]
    ) {
        switch console.format {
        case .json: print(json(), warnings, others)
        case .plain: console.print(records: records())
        case .text: console.print(lines())
        }
    }

    /// Prints a document with all warnings for the person.
    func print(_ document: JSON, _ warnings: [StoreWarning] = [], _ others: [Warning] = []) {
        let all =
            [settingsWarning].compactMap(\.self) + warnings.map { Warning($0, language, repeated) } + others
        console.print(document.withWarnings(all))
    }

    /// Prints the effect of a change and the hint how to undo it, unless the person wants quiet.
    ///
    /// - Parameter language: The new language if the change was of the language.
    func tell(_ said: Phrase, hint: UndoHint? = nil, in language: Language? = nil) {
        guard !globals.isQuiet else { return }
        let language = language ?? self.language
        console.print(change: said(language), hint: hint?.phrase(repeated)(language))
    }
}

/// A command with all its data; returns an exit code or throws.
protocol Command {
    func run() throws(Failure) -> ExitCode
}
