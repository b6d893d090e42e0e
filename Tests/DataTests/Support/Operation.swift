import Samples
import TestKit
import TrackerData
import TrackerDomain

/// Everything that a person can do to a library; most begin with one that has a mark, and backups.
enum Operation: String, CaseIterable, Sendable {
    case mark, takingAway, adding, editing, deletion, categoryDeletion, undo, redo
    case firstWrite, migration, clearHistory, repair, handEdited, leftover
    case keeping, restoring, puttingBack, examining
    case recording, resuming, fullDeletion, fullUndo
    case importing, editingImported
    /// The first change of a file of an older version.
    case firstChange

    /// True if it replaces bytes that no write of this version has left.
    var findsForeignBytes: Bool {
        [.migration, .firstChange, .repair, .handEdited, .puttingBack].contains(self)
    }

    func prepare(_ stand: Stand) throws {
        if self == .firstWrite { return }
        if self == .migration {
            try stand.folder.write(
                FixtureBytes.read("Library-1.plist"), to: "data/Library.plist", mode: 0o640)
            return
        }
        if self == .firstChange {
            try stand.folder.write(
                FixtureBytes.read("Library-3.plist"), to: "data/Library.plist", mode: 0o640)
            return
        }
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.folder.setMode(0o640, of: "data/Library.plist")
        switch self {
        case .resuming, .fullDeletion, .fullUndo:
            try stand.addSwim()
            if self == .fullUndo { try stand.perform(.deleteTracker(.tracker(3))) }
        case .redo: _ = try stand.store.update { (journal) throws(EditError) in try journal.undo() }
        case .restoring: try stand.addSwim()
        case .editingImported: try stand.perform(.merge(Self.imported()))
        case .repair, .puttingBack:
            try stand.mark(Day("2026-11-19"))
            try stand.folder.write(Array(stand.bytes.dropLast(300)), to: "data/Library.plist", mode: 0o640)
        case .handEdited: try stand.folder.write(Self.jog(stand), to: "data/Library.plist", mode: 0o640)
        case .leftover:
            let name = TemporaryName.text(for: "Library.plist", hash: 1)
            try stand.folder.write(Self.jog(stand), to: "data/\(name)")
        default: break
        }
    }

    func carryOut(_ stand: Stand) throws {
        switch self {
        case .mark, .handEdited, .leftover: try stand.mark(Day("2026-11-20"))
        case .takingAway: try stand.perform(.uncomplete([.tracker(1)], on: Day("2026-11-18")))
        case .firstWrite: try stand.addRun()
        case .adding:
            try stand.perform(
                .addTracker(
                    NewTracker(
                        id: .tracker(2), name: "Read", category: .named("Work", newID: .category(2)),
                        schedule: .weekdays(WeekdaySet([.monday])), .emoji("📚"), .color(.number(2)))))
        case .editing:
            try stand.perform(
                .editTracker(
                    .tracker(1),
                    TrackerEdit(
                        .name("Jog"), .schedule(.weekdays(WeekdaySet([.monday, .friday]))),
                        completing: [Day("2026-11-16")])))
        case .deletion: try stand.perform(.deleteTracker(.tracker(1)))
        case .categoryDeletion: try stand.perform(.deleteCategory(.category(1)))
        case .recording:
            try stand.perform(
                .editTracker(.tracker(1), TrackerEdit(.goal(Goal(.atLeast, .thousandths(5000), unit: "km")))),
                .amount(AmountEdit(.set, .thousandths(7250)), of: .tracker(1), on: DaySet([Stand.today])),
                .note("$null", of: .tracker(1), on: Stand.today))
        case .importing: try stand.perform(.merge(Self.imported()))
        case .editingImported:
            try stand.perform(.editTracker(.tracker(2), TrackerEdit(.name("Sail"), .pinned(true))))
        case .resuming: try stand.perform(.resume([.tracker(3)]))
        case .fullDeletion: try stand.perform(.deleteTracker(.tracker(3)))
        case .fullUndo, .undo:
            _ = try stand.store.update { (journal) throws(EditError) in try journal.undo() }
        case .redo: _ = try stand.store.update { (journal) throws(EditError) in try journal.redo() }
        case .migration: try stand.perform(.pin(.tracker(3)))
        case .firstChange: try stand.perform(.pin(.tracker(2)))
        case .clearHistory: try stand.store.clearHistory()
        case .repair: _ = try Doctor(store: stand.store).repair()
        case .keeping: _ = try stand.store.keepBackup()
        case .restoring: try stand.perform(.restore(Self.oldest(stand).library))
        case .puttingBack: _ = try stand.store.putBack(Self.oldest(stand))
        case .examining: try Self.examine(stand)
        }
    }

    /// Throws the doctor's findings as a write would throw them.
    private static func examine(_ stand: Stand) throws {
        for finding in Doctor(store: stand.store).examine() {
            switch finding {
            case .disk(let fault): throw StoreError.disk(fault)
            case .notWritable(let path, _, let cause):
                throw StoreError.disk(DiskFault(operation: .write, path: path, cause: cause))
            default: break
            }
        }
    }

    /// A library to be brought in, with one tracker.
    static func imported() throws -> Library {
        try Library(
            id: .category(9), categories: [Category(id: .category(2), name: "Out")],
            trackers: [
                Tracker.made(
                    id: .tracker(2), name: "Swim", emoji: "🌺", color: .number(2), categoryID: .category(2),
                    kind: .event, createdOn: Stand.today, completions: DaySet([Stand.today]))
            ])
    }

    /// The state that the oldest backup holds.
    private static func oldest(_ stand: Stand) throws -> SavedState {
        let path = "state/backups/\(Identifier.library)/0000000001.plist"
        return try stand.store.savedState(at: stand.folder.path(path))
    }

    /// The library as another program would have changed it.
    private static func jog(_ stand: Stand) throws -> String {
        String(decoding: try stand.bytes, as: UTF8.self).replacingOccurrences(of: ">Run<", with: ">Jog<")
    }
}
