public import Observation
public import TrackerDomain

/// The details of one tracker: a page that scrolls, with a month that can be turned.
@MainActor
@Observable
public final class TrackerDetailsViewModel {
    /// `nil` once the tracker is gone.
    public private(set) var state: TrackerDetailsState?
    /// A front tells it how much of the page there is to see, and what there is in all.
    public var scroll = PageScroll()

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
    public var offers: [KeyOffer] {
        [.back] + (scroll.isNeeded ? [.scroll] : [])
            + (state?.calendar == nil ? [] : [KeyOffer(.pages, .offerMonth)]) + [.undo]
    }

    public var actions: [AppAction] { [.undo, .redo] }
    public var subject: Identifier? { id }

    public func move(_ move: Move) {
        switch move {
        case .left: self.move(byMonths: -1)
        case .right: self.move(byMonths: 1)
        default: scroll.apply(move)
        }
    }

    public func follow(_ library: Library) {
        self.library = library
        render()
    }

    /// Enter and Space read on, as in a pager: the page has nothing to choose.
    public func confirm() -> [Effect] {
        scroll.apply(.pageDown)
        return []
    }
}
