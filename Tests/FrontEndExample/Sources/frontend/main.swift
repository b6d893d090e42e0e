import TrackerData
import TrackerDomain
import TrackerPresentation

// Prints the main list of a library: frontend LIBRARY BACKUPS YYYY-MM-DD
let arguments = CommandLine.arguments
guard arguments.count == 4, let today = Day(iso: arguments[3]) else {
    fatalError("usage: frontend LIBRARY BACKUPS YYYY-MM-DD")
}
let newID: @Sendable () -> Identifier = {
    Identifier(high: .random(in: 0 ... .max), low: .random(in: 0 ... .max))
}
let store = PropertyListLibraryStore(
    path: arguments[1], backups: arguments[2],
    environment: StoreEnvironment(today: { today }, newIdentifier: newID, dayOfTime: { _ in today }))
let workspace = Workspace(
    store: store, today: { today }, newID: newID, conventions: Conventions(language: .english))

let list = try MainListViewModel(workspace: workspace)
print(list.state.dateText)
for section in list.state.sections {
    print(section.title)
    for card in section.cards {
        print(card.isCompleted ? "  [x]" : "  [ ]", card.emoji, card.name, "-", card.daysText)
    }
}
if let placeholder = list.state.placeholder { print(placeholder.text) }
