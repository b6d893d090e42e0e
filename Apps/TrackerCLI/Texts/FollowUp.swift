import Terminal
import TrackerPresentation

/// What takes a change back, said behind it.
struct FollowUp {
    private let label: Phrase
    private let command: String
    /// How many cells a change and this may take together.
    private static let room = 80

    static func undo(_ steps: Int = 1) -> FollowUp {
        FollowUp(label: Phrase("Undo", "Отменить"), command: "tracker undo" + count(steps))
    }

    static func redo(_ steps: Int = 1) -> FollowUp {
        FollowUp(label: Phrase("Redo", "Повторить"), command: "tracker redo" + count(steps))
    }

    /// "Undo: tracker undo", or the command alone where two long names leave no room for its label.
    func text(after said: String, _ language: Language) -> String {
        let text = label(language) + ": " + command
        return said.cellWidth + 1 + text.cellWidth <= FollowUp.room ? text : "(" + command + ")"
    }

    private static func count(_ steps: Int) -> String { steps > 1 ? " \(steps)" : "" }
}
