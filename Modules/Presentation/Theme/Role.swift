public import TrackerDomain

/// What a piece of text or a mark means; a front turns it into a look.
public enum Role: Hashable, Sendable {
    case text
    /// Titles and the names of sections.
    case title
    /// Counts, schedules, captions.
    case secondary
    /// Placeholders and what cannot be used now.
    case disabled
    /// The current choice: filter, check mark, switch.
    case accent
    case success
    case error
    /// The colour a person gave a tracker.
    case tracker(PaletteColor)
    /// The heat of a day; `nil` where nothing was planned.
    case heat(DayShare.Level?)
}
