import TrackerData
import TrackerDomain

/// The hidden command that completion scripts ask for names: one a line, in the order of the list.
struct CompleteCommand {
    let session: Session

    /// Completion stays silent whatever is wrong: a person is in the middle of typing.
    func run() {
        guard let library = try? session.store.load().library else { return }
        let names =
            switch session.invocation.operands.first {
            case "trackers": library.sortedTrackers.map(\.name)
            case "categories": library.sortedCategories.map(\.name)
            default: [String]()
            }
        session.console.print(records: names.map { [$0] })
    }
}
