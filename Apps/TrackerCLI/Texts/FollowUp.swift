import Terminal
package import TrackerPresentation

/// What takes a change back, said behind it.
package struct FollowUp {
    private let label: Phrase
    private let command: String
    /// How many cells a change and this may take together.
    private static let room = 80

    package static func undo(_ steps: Int = 1) -> FollowUp {
        FollowUp(label: Phrase("Undo", "Отменить"), command: "tracker undo" + count(steps))
    }

    package static func redo(_ steps: Int = 1) -> FollowUp {
        FollowUp(label: Phrase("Redo", "Повторить"), command: "tracker redo" + count(steps))
    }

    /// What brings back what was kept.
    package static let restore = FollowUp(
        label: Phrase("Bring it back", "Вернуть"), command: "tracker restore")

    /// "Undo: tracker undo", or the command alone where only that has room, as behind two long names.
    package func text(after said: String, _ language: Language) -> String {
        let (text, command) = (label(language) + ": " + command, "(" + command + ")")
        return !hasRoom(text, after: said) && hasRoom(command, after: said) ? command : text
    }

    /// Whether a change and this have room together, at least without the label.
    func fits(after said: String, _ language: Language) -> Bool {
        hasRoom(text(after: said, language), after: said)
    }

    private func hasRoom(_ text: String, after said: String) -> Bool {
        said.cellWidth + 1 + text.cellWidth <= FollowUp.room
    }

    private static func count(_ steps: Int) -> String { steps > 1 ? " \(steps)" : "" }
}
