import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// One run of a command: the request and everything needed to fulfil it.
package struct Session {
    var invocation: Invocation
    let environment: Environment
    let console: Console
    let conventions: Conventions
    let today: Day
    let paths: Paths
    let settings: Settings
    let resolver: SettingResolver
    let store: any LibraryStore
    let upkeep: any LibraryUpkeep
    let sync: any LibrarySync
    let settingsStore: any SettingsStore
    let files: any NamedFiles
    let containers: Containers
    let reminders: Reminders
    let noticed: WarningLog
    let completed = CompletedEffects()
    /// Publishes changes for other machines only once their answer is given, between `begin` and `finish`.
    let publishing: (begin: () -> Void, finish: () -> [StoreWarning])
    /// Set if the settings have a fault and the command depends on them.
    let settingsWarning: Warning?

    var language: Language { conventions.language }
    var globals: GlobalOptions { invocation.globals }
    /// The options that a printed command line repeats.
    var repeated: RepeatedOptions { console.context.repeated }

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

    /// The day of `--date` (default: today).
    func date() throws(Failure) -> Day { try day(.date) ?? today }

    func parsed<Value>(_ parse: @autoclosure () throws(WordError) -> Value) throws(Failure) -> Value {
        do throws(WordError) { return try parse() } catch { throw .word(error) }
    }
}

/// A command with all its data; returns an exit code or throws.
protocol Command {
    func run() throws(Failure) -> ExitCode
}

/// The program's version.
package enum Version {
    package static let current = "1.0.0"
}
