public import TrackerDomain

/// What a view model needs of the world: where the library is, what day it is, new ids, and how to write.
@MainActor
public struct Workspace {
    public let store: any LibraryStore
    /// Today's civil day, asked anew each time, as it changes at midnight.
    public let today: () -> Day
    public let newID: () -> Identifier
    public let preferences: Preferences
    /// How the front words advice.
    let advice: Advice.Wording
    /// What marks have replaced since the workspace was made.
    let replacedAmounts = ReplacedAmounts()

    /// Asked anew each time, as a setting may change them.
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

    /// For a front that keeps no settings.
    public init(
        store: any LibraryStore, today: @escaping () -> Day, newID: @escaping () -> Identifier,
        conventions: Conventions, advice: @escaping Advice.Wording = { _ in nil }
    ) {
        self.init(
            store: store, today: today, newID: newID, preferences: Preferences(conventions), advice: advice)
    }

    /// A message as the front tells it.
    func text(_ message: Message) -> String { message.phrase(advice)(conventions.language) }
}
