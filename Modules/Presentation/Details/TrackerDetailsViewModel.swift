public import Observation
public import TrackerDomain

/// The details of one tracker, with a month that can be turned.
@MainActor
@Observable
public final class TrackerDetailsViewModel {
    /// `nil` once the tracker is gone.
    public private(set) var state: TrackerDetailsState?

    @ObservationIgnored private let id: Identifier
    @ObservationIgnored private let workspace: Workspace
    @ObservationIgnored private var library: Library
    /// The month turned to; `nil` before any was.
    @ObservationIgnored private var month: Month?

    public init(_ id: Identifier, workspace: Workspace, library: Library) {
        self.id = id
        self.workspace = workspace
        self.library = library
        render()
    }

    /// Turns months within the days the product knows.
    public func move(byMonths months: Int) {
        guard let shown = state?.calendar?.month else { return }
        month = shown.turned(by: months)
        render()
    }

    private func render() {
        state = TrackerDetailsState(
            id, in: library, month: month, today: workspace.today(), conventions: workspace.conventions)
    }
}

extension TrackerDetailsViewModel: SheetModel {
    public var offers: [Offer] { [.back, Offer(.pages, .offerMonth), .undo] }

    public var actions: [AppAction] { [.undo, .redo] }
    public var subject: Identifier? { id }

    public func move(_ move: Move) {
        if move == .left || move == .pageUp { self.move(byMonths: -1) }
        if move == .right || move == .pageDown { self.move(byMonths: 1) }
    }

    public func follow(_ library: Library) {
        self.library = library
        render()
    }

    public func confirm() -> [Effect] { [.close] }
}
