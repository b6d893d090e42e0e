public import TrackerDomain

/// The surroundings of view models: the library's store, today, new ids, the settings and the wording of advice.
@MainActor
public struct Workspace {
    private let store: any LibraryStore
    /// Nil for a front that leaves other devices to the command line.
    let sync: (any LibrarySync)?
    /// Nil for a front that leaves reminders to the command line.
    let reminders: ReminderSetup?
    /// The home folder, by which the folders of devices are shown and typed.
    let home: HomeFolder
    /// Today's civil day; not stored, as it changes at midnight.
    public let today: () -> Day
    public let newID: () -> Identifier
    public let preferences: Preferences
    /// The front's wording of advice.
    let advice: Advice.Wording
    /// The amounts that marks have replaced since the workspace was made.
    let replacedAmounts = ReplacedAmounts()
    /// The marks that are shown already and not saved yet.
    let unsaved = UnsavedMarks()

    /// Not stored, as a setting may change them.
    public var conventions: Conventions { preferences.conventions }

    public init(
        store: any LibraryStore, sync: (any LibrarySync)? = nil, reminders: ReminderSetup? = nil,
        home: HomeFolder = HomeFolder(nil),
        today: @escaping () -> Day, newID: @escaping () -> Identifier, preferences: Preferences,
        advice: @escaping Advice.Wording = { _ in nil }
    ) {
        self.store = store
        self.sync = sync
        self.reminders = reminders
        self.home = home
        self.today = today
        self.newID = newID
        self.preferences = preferences
        self.advice = advice
    }

    /// For a front without settings.
    public init(
        store: any LibraryStore, sync: (any LibrarySync)? = nil, reminders: ReminderSetup? = nil,
        home: HomeFolder = HomeFolder(nil),
        today: @escaping () -> Day, newID: @escaping () -> Identifier, conventions: Conventions,
        advice: @escaping Advice.Wording = { _ in nil }
    ) {
        self.init(
            store: store, sync: sync, reminders: reminders, home: home, today: today, newID: newID,
            preferences: Preferences(conventions), advice: advice)
    }

    /// A message with the front's advice.
    package func text(_ message: Message) -> String { message.phrase(advice)(conventions.language) }
}

// MARK: The store

extension Workspace {
    /// Reads the library as it is saved, for a first look.
    package func load() throws(StoreError) -> LoadedLibrary { try store.load() }

    /// Does something with the store; an error becomes a notice, and the library then is as the store has it.
    ///
    /// The only way to the store but for `load`: marks are saved first, and if that fails, nothing else is done.
    /// - Parameters:
    ///   - shown: The library as the screen shows it; it names what another program has deleted.
    ///   - isChange: Whether something is to be saved; a notice of a failure then begins with "Not saved".
    func reach(
        over shown: Library, isChange: Bool,
        _ action: (any LibraryStore) throws(StoreError) -> Outcome
    ) -> Outcome {
        let saved = saveMarks()
        if let saved, saved.isRefused { return saved }
        var outcome: Outcome
        do throws(StoreError) {
            outcome = try action(store)
        } catch {
            let journal = current(after: error)
            outcome = Outcome(
                library: journal?.library ?? shown,
                notice: notice(of: error, over: shown, journal?.history, isChange), error: error)
        }
        outcome.notice = outcome.notice.followed(by: saved?.notice)
        outcome.news = outcome.news.followed(by: saved?.notice)
        replacedAmounts.memory.follow(outcome.library)
        return outcome
    }

    /// The library that refused an edit or may have saved it, which may differ from the shown one.
    private func current(after error: StoreError) -> Journal? {
        switch error {
        case .edit: break
        case .unreadable, .newerVersion, .busy, .missing, .disk, .tooLarge, .notAsMeant, .sync:
            guard error.mayBeSaved else { return nil }
        }
        return try? store.loadJournal()
    }
}
