public import TrackerDomain

/// What the form of a tracker shows, with the focus in it.
public struct FormSheetState: Hashable, Sendable {
    /// A part of the form that the focus can stand on.
    public enum Part: Hashable, Sendable {
        case removeCompletion, addCompletion
        /// A field that is typed into.
        case text(TrackerField)
        case category, schedule, goal
        /// 0 to 17.
        case emoji(Int)
        /// 0 to 17.
        case color(Int)
        case cancel, save
    }

    /// A field with what a front draws of it.
    public struct Field: Hashable, Sendable {
        public enum Content: Hashable, Sendable {
            case text(TextEntryState)
            /// What is chosen in a sheet of its own; `nil` while nothing is.
            case choice(String?)
            /// The chosen one, which may be none of the eighteen.
            case emoji(String?)
            /// The chosen one, and "8 sky" for the colour under the focus or, without one there, the chosen one.
            case color(PaletteColor?, name: String?)
        }

        public let label: String
        /// What the focus stands on; in a grid the first place of it.
        public let part: Part
        public let content: Content

        package init(label: String, part: Part, content: Content) {
            self.label = label
            self.part = part
            self.content = content
        }
    }

    public let form: TrackerFormState
    /// All that can be filled in, from the top; a front draws these, and the focus stops at nothing else but − and +
    /// above them and the buttons below.
    public package(set) var fields: [Field]
    public package(set) var focus: Part
    /// Why the last action was refused.
    public let notice: String?
    public let cancelTitle: String
}

extension FormSheetState.Part {
    /// The part with the place in a grid left out.
    public var stop: FormSheetState.Part {
        switch self {
        case .emoji: .emoji(0)
        case .color: .color(0)
        case .removeCompletion, .addCompletion, .text, .category, .schedule, .goal, .cancel, .save: self
        }
    }
}
