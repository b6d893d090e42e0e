import TrackerDomain
import TrackerPresentation

/// What other devices deleted or renamed is known by its old name.
extension Session {
    /// The refusal of a name that a tracker had before another device deleted or renamed it; nil for any other failure.
    func formerName(insteadOf failure: Failure) -> Failure? {
        guard case .store(.edit(.trackerNotFound(let reference))) = failure else { return nil }
        let name = FoldedName(reference.text)
        guard let entry = sync.log().last(where: { $0.formerName.map { FoldedName($0) == name } ?? false }),
            let library = try? store.load().library
        else { return nil }
        switch entry.tracker.flatMap(library.tracker) {
        case nil where entry.isDeletion:
            return .notFound(
                .deleted(entry.name, on: entry.device) + " " + SyncAdvice.restore.commandLine(repeated))
        case let tracker? where !entry.isDeletion:
            return .notFound(renamed(entry, tracker.name, typed: reference.text))
        default: return nil
        }
    }

    /// "Run is named Jog since 20 Nov (b): tracker done jog"
    private func renamed(_ entry: SyncLogEntry, _ name: String, typed: String) -> Phrase {
        let date = Phrase { DateText.short(entry.date, relativeTo: today, $0) }
        let operands = invocation.operands.map { $0 == typed ? name.lowercased() : $0 }
        let command = (invocation.command?.rawValue ?? "").split(separator: " ").map(String.init)
        let line = CommandLineText(command + operands, invocation.options + repeated.given)
        let old = entry.old ?? ""
        return Phrase(
            "\(old) is named \(name) since \(date.english) (\(entry.device))",
            "\(old) с \(date.russian) называется \(name) (\(entry.device))")
            + (line.map { ": \($0.text)" } ?? ".")
    }

    /// What other devices did that is told before a failure, without the deletion that it tells itself.
    func warnings(before failure: Failure) -> [StoreWarning] {
        var name: FoldedName?
        if case .store(.edit(.trackerNotFound(let reference))) = failure { name = FoldedName(reference.text) }
        return noticed.take().filter {
            switch $0 {
            case .syncConflict(.deleted(let trackers, _)) where trackers.count == 1:
                FoldedName(trackers[0].name) != name
            case .sync, .syncConflict: true
            default: false
            }
        }
    }
}

extension SyncLogEntry {
    /// The name that a tracker had before it was deleted or renamed; nil if neither was done.
    fileprivate var formerName: String? {
        if isDeletion { return name }
        return tracker != nil && field == TrackerField.name.rawValue ? old : nil
    }
}

extension Phrase {
    fileprivate static func deleted(_ name: String, on device: String) -> Phrase {
        Phrase("\(name) was deleted on \(device).", "Удалено на \(device): \(name).")
    }
}
