import TrackerData
import TrackerDomain
import TrackerPresentation

// Prints the main list of a library: frontend LIBRARY YYYY-MM-DD
let arguments = CommandLine.arguments
guard arguments.count == 3, let today = Day(iso: arguments[2]) else {
    print("usage: frontend LIBRARY YYYY-MM-DD")
    exit(2)
}

let workspace = Workspace(
    store: PropertyListLibraryStore(path: arguments[1], today: today),
    today: { today },
    newID: { Identifier(high: .random(in: 0 ... .max), low: .random(in: 0 ... .max)) },
    conventions: Conventions(language: .english))

let list = try MainListViewModel(workspace: workspace)
print(list.state.dateText)
for section in list.state.sections {
    print(section.title)
    for card in section.cards {
        print(card.isCompleted ? "  [x]" : "  [ ]", card.emoji, card.name, "-", card.daysText)
    }
}
if let placeholder = list.state.placeholder { print(placeholder.text) }
