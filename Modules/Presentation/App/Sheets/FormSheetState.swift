public import TrackerDomain

/// The contents of a tracker's form, with its focus.
public struct FormSheetState: Hashable, Sendable {
    /// A part of the form that the focus can stand on.
    public enum Part: Hashable, Sendable {
        case removeCompletion, addCompletion
        /// Habit or event.
        case kind
        /// A field that is typed into.
        case text(TrackerField)
        case schedule
        /// 0 to 17, or the place before them of an emoji that is none of the eighteen.
        case emoji(Int)
        /// 0 to 17.
        case color(Int)
        case cancel, save
    }

    /// A field and its contents.
    public struct Field: Hashable, Sendable {
        public enum Content: Hashable, Sendable {
            case text(TextEntryState)
            /// A field in one row: `rest` completes what is typed, `isTaken` if it was chosen, and a remark stands behind.
            case line(TextEntryState, rest: String, isTaken: Bool, remark: String)
            /// The value chosen in a sheet of its own; `nil` while there is none.
            case choice(String?)
            /// The chosen one, which may be none of the eighteen.
            case emoji(String?)
            /// The chosen one, and "8 sky" for the colour under the focus or, without one there, the chosen one.
            case color(PaletteColor?, name: String?)
        }

        public let label: String
        /// The part that takes the focus; the first one of a grid.
        public let part: Part
        public let content: Content

        package init(label: String, part: Part, content: Content) {
            self.label = label
            self.part = part
            self.content = content
        }
    }

    /// A category to choose.
    public struct Category: Hashable, Sendable, Identifiable {
        public let id: Identifier
        public let name: String
        public let isChosen: Bool
    }

    public let form: TrackerFormState
    /// Those there are, in their order.
    public let categories: [Category]
    /// The fields from the top, of a new tracker below its kind; the focus stops at them, at − and + above them, and at the buttons below.
    public package(set) var fields: [Field]
    public package(set) var focus: Part
    /// The reason for the last refusal.
    public let notice: String?
    public let cancelTitle: String
}

extension FormSheetState.Part {
    public static let category = FormSheetState.Part.text(.category)
    public static let goal = FormSheetState.Part.text(.goal)
    /// The chosen emoji that is none of the eighteen.
    public static let ownEmoji = FormSheetState.Part.emoji(-1)

    /// The part, with index 0 for any part of a grid.
    public var stop: FormSheetState.Part {
        switch self {
        case .emoji: .emoji(0)
        case .color: .color(0)
        default: self
        }
    }
}
