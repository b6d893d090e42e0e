public import Observation
public import TrackerDomain

/// The details of one tracker, which act on it and on a day chosen in a month.
@MainActor
@Observable
public final class TrackerDetailsViewModel {
    /// `nil` once the tracker is gone.
    public private(set) var state: TrackerDetailsState?
    public private(set) var chosen: Day

    @ObservationIgnored private(set) var id: Identifier
    @ObservationIgnored private let workspace: Workspace
    @ObservationIgnored private var library: Library
    /// The screen that the details were opened from shows more than one tracker.
    @ObservationIgnored private let hasOthers: Bool

    /// - Parameters:
    ///   - chosen: The day chosen at first; of an event that is done it is the day on which it was.
    ///   - hasOthers: Whether there is a next tracker to show.
    public init(
        _ id: Identifier, on chosen: Day, workspace: Workspace, library: Library, hasOthers: Bool = false
    ) {
        self.id = id
        self.workspace = workspace
        self.library = library
        self.hasOthers = hasOthers
        self.chosen = chosen.clamped
        show(id, on: chosen)
    }

    /// Shows a tracker on a day.
    func show(_ id: Identifier, on day: Day) {
        self.id = id
        chosen = day.clamped
        if let tracker = library.tracker(id), tracker.isEvent, let day = tracker.marks.last {
            chosen = day
        }
        render()
    }

    /// Chooses a day within those that the product supports; the month follows.
    public func choose(_ day: Day) {
        chosen = day.clamped
        render()
    }

    public func move(byDays days: Int) { choose(chosen.moved(by: days)) }

    /// Turns months; the chosen day keeps its day of the month if the month has it.
    public func move(byMonths months: Int) { choose(chosen.turned(byMonths: months)) }

    /// The tracker on the chosen day, on which its actions act.
    public var card: TrackerCard? { state?.chosenDay?.card }

    private func render() {
        let (today, conventions) = (workspace.today(), workspace.conventions)
        state = TrackerDetailsState(
            id, in: library, chosen: chosen, today: today, conventions: conventions)
    }
}

extension TrackerDetailsViewModel: SheetModel {
    public var actions: [AppAction] {
        let ofCard = CardAction.menu.joined().filter { action in
            // The list below shows what stands beside it.
            ![.openDetails, .moveUp, .moveDown].contains(action.id) && card.map(action.applies) ?? false
        }
        return ofCard.map(\.id) + (card == nil ? [] : [.openMenu]) + [
            .previousDay, .nextDay, .goToToday, .undo, .redo,
        ]
    }
    public var subject: Identifier? { id }

    public func follow(_ library: Library) {
        self.library = library
        render()
    }

    /// Opens the list of the chosen day.
    public func confirm() -> [Effect] { [.close, .openDay(chosen, of: id)] }

    /// Marks the chosen day.
    public func press() -> [Effect] { [.run(.toggleDone)] }

    /// The keys of days turn months, as those of the week turn weeks.
    public func perform(_ action: AppAction) -> [Effect]? {
        switch action {
        case .previousDay: move(byMonths: -1)
        case .nextDay: move(byMonths: 1)
        case .goToToday: choose(workspace.today())
        default: return nil
        }
        return []
    }

    /// Shows the next tracker of the screen below, or the one before.
    public func showNext(_ distance: Int) -> [Effect] { hasOthers ? [.showDetails(after: distance)] : [] }
}
