import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The sheet in which the rule of a habit is chosen.
extension KeySession {
    /// The form of a new habit, and the sheet over it.
    static func choosingRule(_ conventions: Conventions = .english) throws -> KeySession {
        let session = try KeySession(.holding(), conventions)
        session.openNewForm()
        try session.openRule()
        return session
    }

    /// The form of the only habit of a library, and the sheet over it.
    static func editingRule(of tracker: Tracker) throws -> KeySession {
        let session = try KeySession(.holding(tracker))
        session.app.perform(.editTracker)
        try session.openRule()
        return session
    }

    private func openRule() throws {
        try tab(to: .schedule)
        app.confirm()
    }

    /// "Times: 3".
    var ruleRows: [String] { schedule?.rows.map { $0.text + ($0.value.map { ": " + $0 } ?? "") } ?? [] }

    /// The rule that the form has.
    var chosenSchedule: Schedule? { form?.form.draft.schedule }
}
