import Samples
import TrackerData
package import TrackerDomain
package import TrackerPresentation

/// A library in memory with a clock that a test sets and ids that count up from 501.
@MainActor package final class Desk {
    package let store: TroubledStore
    package let preferences: Preferences
    /// What keeps the library in step with other devices.
    package var sync: (any LibrarySync)?
    /// What sets up the reminder of the device.
    package var reminders: Reminders?
    package var today = Day.today
    /// The wording of advice.
    package var advice: Advice.Wording = Advice.named
    /// What day it is for a start of the day, where that matters.
    package var todayByDayStart: ((Int) -> Day)?
    private var lastID: UInt64 = 500

    package convenience init(_ library: Library? = nil, _ conventions: Conventions = .english) throws {
        try self.init(library, Preferences(conventions))
    }

    package init(_ library: Library? = nil, _ preferences: Preferences) throws {
        store = TroubledStore(
            InMemoryLibraryStore(today: { .today }, newIdentifier: { Identifier(high: 0, low: 1000) }))
        self.preferences = preferences
        guard let library else { return }
        // A journal is written only after a change, so one is made, taken back and forgotten.
        _ = try store.update { (journal) throws(EditError) in
            journal = Journal(library: library)
            try journal.perform([.addCategory(id: 9999, name: "Passing")], today: .today)
            _ = try journal.undo()
            journal.clearHistory()
        }
    }

    package var workspace: Workspace {
        Workspace(
            store: store, sync: sync,
            reminders: reminders.map { reminders in
                ReminderSetup(reminders, home: HomeFolder("/home/anna"), library: "/L") {
                    ["TRACKER_LANG": $0.rawValue]
                }
            }, home: HomeFolder("/home/anna"),
            today: { self.todayByDayStart?(self.preferences.dayStart) ?? self.today },
            newID: {
                self.lastID += 1
                return Identifier(high: 0, low: self.lastID)
            }, preferences: preferences, advice: advice)
    }

    package var library: Library { get throws { try store.load().library } }
    package var steps: [Step] { get throws { try store.loadJournal().history.undo } }

    /// What another program does to the library meanwhile.
    package func elsewhere(_ edits: Edit...) throws {
        _ = try store.update { (journal) throws(EditError) in
            try journal.perform(edits, today: .today)
        }
    }
}

extension Notice {
    /// The notice as it would be of no step, to be compared by its kind and text.
    package var withoutStep: Notice { Notice(kind, text) }
}
