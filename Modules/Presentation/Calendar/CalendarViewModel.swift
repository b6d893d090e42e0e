public import Observation
public import TrackerDomain

/// The calendar from which a date is chosen.
@MainActor
@Observable
public final class CalendarViewModel {
    public private(set) var state: CalendarState
    public private(set) var selected: Day

    @ObservationIgnored private let workspace: Workspace
    @ObservationIgnored private var trackers: [Tracker]

    public init(workspace: Workspace, library: Library, selected: Day) {
        self.workspace = workspace
        let selected = selected.clamped
        self.selected = selected
        trackers = library.trackers
        state = CalendarState(
            library.trackers, month: Month(containing: selected), selected: selected,
            today: workspace.today(), conventions: workspace.conventions)
    }

    /// Moves the selection within the days that the product supports; the month follows.
    public func move(byDays days: Int) { select(selected.moved(by: days)) }

    /// Turns months; the selection keeps its day of the month if the month has it.
    public func move(byMonths months: Int) { select(selected.turned(byMonths: months)) }

    public func select(_ day: Day) {
        selected = day.clamped
        render()
    }

    private func render() {
        state = CalendarState(
            trackers, month: Month(containing: selected), selected: selected, today: workspace.today(),
            conventions: workspace.conventions)
    }
}

extension CalendarViewModel: SheetModel {
    public var actions: [AppAction] { [.goToToday, .undo, .redo] }

    public func follow(_ library: Library) {
        trackers = library.trackers
        render()
    }

    public func confirm() -> [Effect] { [.close, .showDay(selected)] }

    public func perform(_ action: AppAction) -> [Effect]? {
        guard action == .goToToday else { return nil }
        select(workspace.today())
        return []
    }
}
