internal import TrackerDomain

/// What the form that creates or edits a tracker shows.
public struct TrackerFormState: Hashable, Sendable {
    public let title: String
    public let draft: TrackerDraft
    /// "12/38".
    public let counterText: String
    /// Set while the last keystroke was one too many.
    public let nameError: String?
    public let canClearName: Bool
    public let categoryText: String?
    /// `nil` for an event and while no day is chosen.
    public let scheduleText: String?
    /// "Missing: category, emoji"; `nil` when the form can be saved.
    public let missingText: String?
    public let saveTitle: String
    /// "5 days" when a tracker is edited, pending − and + included.
    public let daysText: String?
    /// Whether − and + work: the date is not after today, and an event is not done on another day.
    public let canAddCompletion: Bool
    public let canRemoveCompletion: Bool

    public var canSave: Bool { missingText == nil }
}
