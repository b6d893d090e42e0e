public import Observation
public import TrackerDomain

/// The contents of the sheet for a break.
public struct BreakState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        /// "From", "Until", "For".
        public let text: String
        /// "Thu, 24 December 2026", "all habits".
        public let value: String
        public let isFocused: Bool
    }

    public let title: String
    public let rows: [Row]
    /// "11 days".
    public let lengthText: String
    /// The month of the day with the focus; the days of the break are off in it.
    public let calendar: CalendarState
    public let doneTitle: String
    public let isDoneFocused: Bool
}

/// A break of a habit, or of all: its first and its last day, and for whom.
@MainActor
@Observable
public final class BreakViewModel {
    /// The rows of the sheet, and behind them Done.
    package enum Focus: Int, CaseIterable {
        case first, last, whom, done
    }

    public private(set) var first: Day
    public private(set) var last: Day
    public private(set) var isForAll = false
    package var focus = Focus.last

    @ObservationIgnored private let opened: ClosedRange<Day>
    /// True if the sheet opened with the present rest.
    @ObservationIgnored private let rests: Bool
    /// True if the first day is that of the present rest, or today.
    @ObservationIgnored private let beginsPresentRest: Bool
    /// The first day of the present rest while the break is for all, whose past days stay as they are.
    @ObservationIgnored private var firstOfOne: Day?
    @ObservationIgnored private let id: Identifier
    @ObservationIgnored private let workspace: Workspace
    private var library: Library

    /// - Parameter date: The day on which a new break begins.
    init(of tracker: Tracker, on date: Day, in library: Library, workspace: Workspace) {
        let today = workspace.today()
        id = tracker.id
        self.library = library
        self.workspace = workspace
        var (first, last) = (date, (date + 6).clamped)
        if let since = tracker.status.since, since <= today {
            (first, last, rests) = (since, (today + 6).clamped, true)
        } else if let rest = tracker.restBreak(on: today) {
            (first, last, rests) = (rest.lowerBound, rest.upperBound, true)
        } else {
            rests = false
        }
        beginsPresentRest = rests || date == today
        opened = first...last
        (self.first, self.last) = (first, last)
    }

    public var state: BreakState {
        let language = workspace.conventions.language
        let shown = focusedDay ?? last
        let tracker = library.tracker(id)
        let values: [(Focus, Phrase, Phrase)] = [
            (.first, .fromDay, DateText.full(first)), (.last, .untilDay, DateText.full(last)),
            (.whom, .forWhom, isForAll ? .allHabits : Phrase(same: tracker?.name ?? "")),
        ]
        return BreakState(
            title: Phrase.breakTitle(language),
            rows: values.map { row, text, value in
                .init(text: text(language), value: value(language), isFocused: row == focus)
            },
            lengthText: CountedPhrase.days(last - first + 1)(language),
            calendar: CalendarState(
                isForAll ? library.presentHabits.map(restingInPreview) : [],
                only: isForAll ? nil : tracker.map(restingInPreview), month: Month(containing: shown),
                selected: shown, today: workspace.today(), conventions: workspace.conventions),
            doneTitle: Phrase.done(language), isDoneFocused: focus == .done)
    }

    private func restingInPreview(_ tracker: Tracker) -> Tracker {
        var tracker = tracker
        tracker[.pausedDays].formUnion(DaySet(first...last))
        return tracker
    }

    /// The day of the row with the focus.
    private var focusedDay: Day? {
        switch focus {
        case .first: first
        case .last: last
        case .whom, .done: nil
        }
    }

    /// Moves the day of the row with the focus, or changes for whom the break is.
    public func change(byDays days: Int) {
        if focus == .whom { turnWhom() }
        if let focusedDay { choose(focusedDay + days) }
    }

    /// Changes between this habit and all; for all, a break in place of the present rest begins today.
    private func turnWhom() {
        isForAll.toggle()
        let today = workspace.today()
        if isForAll, rests, first == opened.lowerBound, first < today {
            (firstOfOne, first, last) = (first, today, max(last, today))
        } else if !isForAll, let firstOfOne {
            if first == today { first = firstOfOne }
            self.firstOfOne = nil
        }
    }

    /// Moves the day of the row with the focus to another month.
    public func change(byMonths months: Int) {
        if let focusedDay { choose(focusedDay.turned(byMonths: months)) }
    }

    /// Takes a day for the row with the focus, or for the last day; the other one follows so that it is a break.
    public func choose(_ day: Day) {
        let day = day.clamped
        if focus == .first {
            first = day
            last = min(max(last, day), (day + (DaysWord.most - 1)).clamped)
        } else {
            last = day
            first = min(max(first, (day - (DaysWord.most - 1)).clamped), day)
        }
    }

    /// Without another first day the last one says when the present rest ends; else days are only added.
    private var edit: Edit {
        if isForAll {
            return .takeBreak(library.presentHabits.map(\.id), .adding(from: first, until: last))
        }
        let isPresent = beginsPresentRest && first == opened.lowerBound
        return .takeBreak([id], isPresent ? .until(last) : .adding(from: first, until: last))
    }
}

extension BreakViewModel: SheetModel {
    public var hasUnsavedInput: Bool { first...last != opened || isForAll }
    public var subject: Identifier? { id }

    public func focus(onRow index: Int) { if let row = Focus(rawValue: index) { focus = row } }

    public func follow(_ library: Library) { self.library = library }

    /// Changes for whom it is, or is done.
    public func press() -> [Effect] {
        switch focus {
        case .whom: turnWhom()
        case .done: return save()
        case .first, .last: break
        }
        return []
    }

    public func confirm() -> [Effect] { save() }
    public func save() -> [Effect] { [.close, .perform([edit])] }
}

extension Phrase {
    public static let breakTitle = Phrase("Break", "Перерыв")
    fileprivate static let fromDay = Phrase("From", "С")
    fileprivate static let untilDay = Phrase("Until", "По")
    fileprivate static let forWhom = Phrase("For", "Для")
    public static let allHabits = Phrase("all habits", "все привычки")
}
