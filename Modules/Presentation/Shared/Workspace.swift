public import TrackerDomain

/// The surroundings of view models: the library's store, today, new ids, the settings and the wording of advice.
@MainActor
public struct Workspace {
    public let store: any LibraryStore
    /// Today's civil day; not stored, as it changes at midnight.
    public let today: () -> Day
    public let newID: () -> Identifier
    public let preferences: Preferences
    /// The front's wording of advice.
    let advice: Advice.Wording
    /// The amounts that marks have replaced since the workspace was made.
    let replacedAmounts = ReplacedAmounts()

    /// Not stored, as a setting may change them.
    public var conventions: Conventions { preferences.conventions }

    public init(
        store: any LibraryStore, today: @escaping () -> Day, newID: @escaping () -> Identifier,
        preferences: Preferences, advice: @escaping Advice.Wording = { _ in nil }
    ) {
        self.store = store
        self.today = today
        self.newID = newID
        self.preferences = preferences
        self.advice = advice
    }

    /// For a front without settings.
    public init(
        store: any LibraryStore, today: @escaping () -> Day, newID: @escaping () -> Identifier,
        conventions: Conventions, advice: @escaping Advice.Wording = { _ in nil }
    ) {
        self.init(
            store: store, today: today, newID: newID, preferences: Preferences(conventions), advice: advice)
    }

    /// A message with the front's advice.
    func text(_ message: Message) -> String { message.phrase(advice)(conventions.language) }
}
