internal import TrackerDomain

/// What the form of a tracker shows, with the focus in it.
public struct FormSheetState: Hashable, Sendable {
    /// A part of the form that the focus can stand on.
    public enum Part: Hashable, Sendable {
        case removeCompletion, addCompletion
        case name, category, schedule
        /// 0 to 17.
        case emoji(Int)
        /// 0 to 17.
        case color(Int)
        case cancel, save
    }

    public let form: TrackerFormState
    public let field: TextField
    public let focus: Part
    /// Why the last action was refused.
    public let notice: String?
    public let labels: Labels

    /// The fixed words of the form.
    public struct Labels: Hashable, Sendable {
        public let name: String
        public let namePlaceholder: String
        public let category: String
        public let schedule: String
        public let emoji: String
        public let color: String
        public let cancel: String
        /// "8 sky" for the colour under the focus or, without one there, the chosen one.
        public let colorName: String?
    }
}
