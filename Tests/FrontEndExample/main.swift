import TrackerData
import TrackerDomain
import TrackerPresentation

// The app as lines that are read and printed: frontend LIBRARY BACKUPS YYYY-MM-DD
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

let front = LineFront(app: try AppViewModel(workspace: workspace), newID: newID)
front.list()
while let line = readLine() { front.handle(line) }
