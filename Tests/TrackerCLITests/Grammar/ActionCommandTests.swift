import Testing
import TrackerCLI
import TrackerPresentation

/// T27: whoever cannot use the app, or does not want to, has a command for everything that it does.
@Suite struct ActionCommandTests {
    /// The command for an action; nil for one without a command.
    private static func line(for action: AppAction) -> [String]? {
        switch action {
        case .toggleDone: ["done", "Run"]
        case .newTracker: ["add", "Swim", "--category", "Sport", "--schedule", "daily"]
        case .editTracker: ["edit", "Run", "--name", "Jog"]
        case .deleteTracker: ["delete", "Run", "--yes"]
        case .togglePin: ["pin", "Run"]
        case .addAmount: ["done", "Row", "--amount", "+1"]
        case .subtractAmount: ["done", "Row", "--amount", "-1"]
        case .enterAmount: ["done", "Row", "--amount", "3"]
        case .toggleSkip: ["skip", "Run"]
        case .writeNote: ["note", "Run", "Windy"]
        case .rest: ["pause", "Run"]
        case .takeBreak: ["pause", "Run", "--until", "+6"]
        case .toggleArchive: ["archive", "Run"]
        case .moveUp: ["move", "Row", "--before", "Run"]
        case .moveDown: ["move", "Run", "--after", "Row"]
        case .openDetails: ["show", "Run"]
        case .openCalendar: ["calendar"]
        case .openFilters: ["list", "--filter", "not-completed"]
        case .openCategories: ["category", "list"]
        case .startSearch: ["list", "--search", "ru"]
        case .previousDay: ["list", "--date", "yesterday"]
        case .nextDay: ["list", "--date", "tomorrow"]
        case .goToToday: ["list", "--date", "today"]
        case .undo: ["undo"]
        case .redo: ["redo"]
        case .openHistory: ["history"]
        case .showTrackers: ["list"]
        case .showStatistics: ["stats"]
        case .showWeek: ["log"]
        case .sortStatistics: ["stats", "--sort", "rate"]
        case .openSettings: ["config", "list"]
        case .openSync: ["sync", "status"]
        case .showOnboarding: ["onboarding"]
        // They list the commands.
        case .openMenu, .openCommands: ["help"]
        // A command ends by itself.
        case .quit: nil
        }
    }

    private static let changing: Set<AppAction> = [
        .toggleDone, .newTracker, .editTracker, .deleteTracker, .togglePin, .undo, .redo, .addAmount,
        .subtractAmount,
        .enterAmount, .toggleSkip, .writeNote, .rest, .takeBreak, .toggleArchive, .moveUp, .moveDown,
    ]

    @Test("T27: every action of the app has a command that does it", arguments: AppAction.allCases)
    func command(action: AppAction) throws {
        guard let line = Self.line(for: action) else {
            #expect(action == .quit)
            return
        }
        let shell = try Shell()
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        shell.tracker("add", "Row", "--category", "Sport", "--schedule", "daily", "--goal", "5 km")
        shell.tracker("done", "Row", "--amount", "2")
        shell.tracker("add", "Read", "--category", "Sport", "--schedule", "daily")
        shell.tracker("undo")
        let before = shell.library
        let run = shell.run(line)
        // It opens its pages, which need a terminal.
        #expect(run.code == (action == .showOnboarding ? .wrongLine : .done), "\(run.errors)")
        #expect((shell.library != before) == Self.changing.contains(action))
    }
}
