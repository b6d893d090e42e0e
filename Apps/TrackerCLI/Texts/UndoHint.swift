package import TrackerPresentation

/// The command that takes a change back, printed after the change.
package struct UndoHint {
    private let label: Phrase
    /// The command for this device; nil if there is none.
    private let command: String?
    /// What follows it on another device.
    private var elsewhere = ""

    package static func undo(_ steps: Int = 1) -> UndoHint {
        UndoHint(label: Phrase("Undo", "Отменить"), command: "tracker undo" + count(steps))
    }

    package static func redo(_ steps: Int = 1) -> UndoHint {
        UndoHint(label: Phrase("Redo", "Повторить"), command: "tracker redo" + count(steps))
    }

    /// The command that brings back a saved backup.
    package static let restore = UndoHint(
        label: Phrase("Bring it back", "Вернуть"), command: "tracker restore")

    /// The command to type on the next device.
    static let nextDevice = UndoHint(
        label: Phrase("On the next device", "На следующем"), command: nil, elsewhere: "tracker sync on")
    /// The command that brings the file to another device, without a folder.
    static let handOver = UndoHint(
        label: Phrase("To another device", "На другое устройство"), command: "tracker sync print",
        elsewhere: " | ssh HOST tracker sync take -")

    /// "Undo: tracker undo".
    package func phrase(_ repeated: RepeatedOptions) -> Phrase {
        label + ": " + (command.map(repeated.line) ?? "") + elsewhere
    }

    private static func count(_ steps: Int) -> String { steps > 1 ? " \(steps)" : "" }
}
