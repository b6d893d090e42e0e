public import Observation
public import TrackerDomain

/// The week screen: all habits of seven days or more, with the focus on a cell.
@MainActor
@Observable
public final class WeekViewModel {
    /// The number of weeks side by side, 1 to 60, for which a front has room; the last one is turned to.
    public var weeks = 1 {
        didSet { if weeks != oldValue { known = nil } }
    }
    /// The day of the cell with the focus.
    public private(set) var focusedDay: Day

    /// A day of the last week shown.
    private var shownDay: Day
    private var focusedTracker: Identifier?
    private var library: Library
    @ObservationIgnored private let workspace: Workspace
    /// The row of the focus: the focus stays near it when its tracker goes.
    @ObservationIgnored private var lastRow = 0
    /// The state, once it was asked for.
    @ObservationIgnored private var known: (state: WeekState, conventions: Conventions)?
    /// The card that was asked for last: the keys that work are found by many questions about it.
    @ObservationIgnored private var knownCard:
        (card: TrackerCard, day: Day, today: Day, conventions: Conventions)?

    public init(workspace: Workspace, library: Library) {
        self.workspace = workspace
        self.library = library
        let today = workspace.today()
        (focusedDay, shownDay) = (today, today)
    }

    /// Worked out on demand, as mostly another screen is shown.
    public var state: WeekState {
        // Reads all of them first, so that observers of the state are notified of a change of each.
        let (library, days, today) = (library, days, workspace.today())
        let conventions = workspace.conventions
        if let known, known.state.days == days, known.state.today == today, known.conventions == conventions {
            return known.state
        }
        let state = WeekState(library, days: days, today: today, conventions: conventions)
        known = (state, conventions)
        return state
    }

    /// The days of the weeks before the last one.
    private var daysBefore: Int { 7 * (weeks.clamped(to: 1...60) - 1) }

    /// The days of the weeks shown, as far as the product knows them.
    private var days: ClosedRange<Day> {
        let last = workspace.conventions.week(of: shownDay)
        return (last.lowerBound - daysBefore).clamped...last.upperBound
    }

    /// The row with the focus, from 0; nil without rows.
    public var focusedRow: Int? {
        let rows = state.rows
        if rows.isEmpty { return nil }
        return rows.firstIndex { $0.id == focusedTracker } ?? min(lastRow, rows.count - 1)
    }

    /// The tracker of the cell with the focus; nil without rows.
    public var focused: Identifier? { focusedRow.map { state.rows[$0].id } }

    /// Follows a change of the library.
    func show(_ library: Library) {
        // While another screen is shown, nothing is worked out.
        if known != nil { _ = focusedRow.map(keep) }
        self.library = library
        (known, knownCard) = (nil, nil)
    }

    /// A tracker on the day with the focus; nil if the library does not have it.
    func card(_ id: Identifier) -> TrackerCard? {
        let (library, day, today) = (library, focusedDay, workspace.today())
        let conventions = workspace.conventions
        if let known = knownCard, known.card.id == id, known.day == day, known.today == today,
            known.conventions == conventions
        {
            return known.card
        }
        let card = library.card(id, on: day, today: today, conventions)
        knownCard = card.map { ($0, day, today, conventions) }
        return card
    }

    // MARK: Focus

    /// Puts the focus on a cell, as a click does; a week that is not shown is shown.
    ///
    /// - Returns: Whether the week of the day has the tracker; without it nothing moves.
    @discardableResult
    public func focus(on tracker: Identifier, _ day: Day) -> Bool {
        let before = (focusedDay, shownDay, focusedTracker, lastRow)
        focus(on: day)
        guard let row = state.rows.firstIndex(where: { $0.id == tracker }) else {
            (focusedDay, shownDay, focusedTracker, lastRow) = before
            return false
        }
        keep(row)
        return true
    }

    /// Puts the focus on a day, within those that the product knows.
    public func focus(on day: Day) {
        _ = focusedRow.map(keep)
        focusedDay = day.clamped
        if focusedDay < days.lowerBound { shownDay = (focusedDay + daysBefore).clamped }
        if focusedDay > days.upperBound { shownDay = focusedDay }
    }

    /// Puts the focus on a row, from 0, within those there are.
    public func focus(onRow row: Int) {
        let count = state.rows.count
        if count > 0 { keep(max(0, min(count - 1, row))) }
    }

    private func keep(_ row: Int) {
        focusedTracker = state.rows[row].id
        lastRow = row
    }

    /// Moves to the same weekday some weeks later, or earlier.
    public func moveWeek(by count: Int) {
        let days = 7 * count.clamped(to: -Day.latest.number...Day.latest.number)
        let day = focusedDay.moved(by: days)
        shownDay = shownDay.moved(by: days)
        focus(on: day)
    }

    /// Moves to the row below, from the last row to the first of the next day that has come.
    func stepDown() {
        guard let focusedRow else { return }
        if focusedRow + 1 < state.rows.count {
            focus(onRow: focusedRow + 1)
        } else if focusedDay < workspace.today() {
            focus(on: focusedDay + 1)
            focus(onRow: 0)
        }
    }

    // MARK: Numbers in a row

    /// Moves to the next day of the row, or to the row with amounts below or above, behind the last one on the next day;
    /// false if there is none that has come.
    func move(_ step: NumberStep) -> Bool {
        guard let tracker = focused else { return false }
        let isBack = step == .rowAbove
        if step != .nextDay, let row = numberRow(step, on: focusedDay, from: focusedRow) {
            focus(onRow: row)
            return true
        }
        let day = focusedDay + (isBack ? -1 : 1)
        guard isBack ? day == day.clamped : day <= workspace.today() else { return false }
        focus(on: day)
        // In another week it may have no row.
        if step == .nextDay { return focused == tracker }
        guard let row = numberRow(step, on: day, from: nil) else { return false }
        focus(onRow: row)
        return true
    }

    /// The next row below or above one, from the first or the last, that counts amounts: on a day or in those shown.
    func numberRow(_ step: NumberStep, on day: Day, from row: Int?) -> Int? {
        let rows = state.rows
        func counts(_ index: Int) -> Bool {
            library.tracker(rows[index].id)?.measure(on: day) != nil
                || rows[index].cells.contains { $0.amountText != nil }
        }
        return step == .rowAbove
            ? rows.indices.prefix(row ?? rows.count).last(where: counts)
            : rows.indices.dropFirst(row.map { $0 + 1 } ?? 0).first(where: counts)
    }

    /// Shows the week of a day, with the focus on it.
    func show(_ day: Day) {
        shownDay = day.clamped
        focus(on: day)
    }
}

/// A way from one of several numbers in a row to another.
public enum NumberStep: CaseIterable, Sendable {
    case nextDay, rowBelow, rowAbove
}
