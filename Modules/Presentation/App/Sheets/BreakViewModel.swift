public import Observation
public import TrackerDomain

/// A break, the one that is there or a new one: its first and its last day, and for whom.
@MainActor
@Observable
public final class BreakViewModel {
    /// The rows of the sheet, and behind them its buttons.
    package enum Focus: Int, CaseIterable {
        case first, last, whom, end, done
    }

    /// The habits that the sheet is about.
    public enum Whom: Hashable, Sendable {
        case one
        /// All whose break has just these days.
        case sharing
        case all
    }

    /// The rest that the sheet was opened with.
    private enum Opened {
        case new, aBreak, pause
    }

    public private(set) var first: Day
    public private(set) var last: Day
    public private(set) var whom = Whom.one
    package private(set) var focus = Focus.last
    /// A day that is typed in place of the one of the row with the focus; nil if none was begun.
    public private(set) var word: String?
    /// The reason that the word was refused with.
    var refusal: String?

    @ObservationIgnored let opened: ClosedRange<Day>
    @ObservationIgnored private let kind: Opened
    @ObservationIgnored let id: Identifier
    @ObservationIgnored let workspace: Workspace
    var library: Library

    /// - Parameters:
    ///   - date: The day whose break is opened, or on which a new one begins.
    ///   - takesBack: Whether what ends the rest has the focus.
    package init(
        of tracker: Tracker, on date: Day, in library: Library, workspace: Workspace, takesBack: Bool = false
    ) {
        let today = workspace.today()
        id = tracker.id
        self.library = library
        self.workspace = workspace
        let present = tracker.restBreak(on: date) ?? tracker.restBreak(on: today)
        if present == nil, let since = tracker.status.since, since <= today {
            (opened, kind) = (since...(today + 6).clamped, .pause)
        } else if let rest = present ?? tracker.restBreak(today: today) {
            (opened, kind) = (rest, .aBreak)
        } else if let since = tracker.status.since {
            (opened, kind) = (since...(since + 6).clamped, .pause)
        } else {
            let first = max(date, today)
            (opened, kind) = (first...(first + 6).clamped, .new)
        }
        (first, last) = (opened.lowerBound, opened.upperBound)
        if sharing.count > 1 { whom = .sharing }
        if takesBack, endTitle != nil { focus = .end }
    }

    // MARK: For whom

    /// The habits whose break has just the days that the sheet was opened with.
    private var sharing: [Tracker] {
        guard kind == .aBreak else { return [] }
        return library.presentHabits.filter { $0.restBreak(on: opened.lowerBound) == opened }
    }

    func habits(of whom: Whom) -> [Tracker] {
        switch whom {
        case .one: library.tracker(id).map { [$0] } ?? []
        case .sharing: sharing
        case .all: library.presentHabits
        }
    }

    /// For whom the break can be.
    var choices: [Whom] {
        [.one] + (sharing.count > 1 ? [.sharing] : []) + (library.presentHabits.count > 1 ? [.all] : [])
    }

    public func choose(_ whom: Whom) { if choices.contains(whom) { self.whom = whom } }

    private func turnWhom(by step: Int) {
        let index = choices.firstIndex(of: whom) ?? 0
        whom = choices[(index + step + choices.count) % choices.count]
    }

    // MARK: Days

    /// The day of the row with the focus.
    var focusedDay: Day? {
        switch focus {
        case .first: first
        case .last: last
        case .whom, .end, .done: nil
        }
    }

    /// True if a day can be typed in place of the one of the row with the focus.
    public var takesWord: Bool { focusedDay != nil }

    /// Moves the day of the row with the focus, or changes for whom the break is.
    public func change(byDays days: Int) {
        if focus == .whom { turnWhom(by: days.signum()) }
        if let focusedDay { choose(focusedDay.moved(by: days)) }
    }

    /// Moves the day of the row with the focus to another month.
    public func change(byMonths months: Int) {
        if let focusedDay { choose(focusedDay.turned(byMonths: months)) }
    }

    /// Takes a day for the row with the focus, or for the last day; the last day moves along with the first.
    public func choose(_ day: Day) {
        let (day, length) = (day.clamped, last - first)
        (word, refusal) = (nil, nil)
        if focus == .first {
            (first, last) = (day, (day + length).clamped)
        } else {
            last = day
            first = min(max(first, (day - (DaysWord.most - 1)).clamped), day)
        }
    }

    // MARK: Typed days

    /// Takes the word for the day of the row with the focus; an empty one gives it up.
    public func enter(_ text: String) { (word, refusal) = (text.isEmpty ? nil : text, nil) }

    /// The day that the word means, as `pause --from` and `--until` read it; nil for one that cannot be read.
    var read: Day? {
        do throws(WordError) { return try parsed() } catch { return nil }
    }

    private func parsed() throws(WordError) -> Day {
        let today = workspace.today()
        return focus == .first
            ? try DayWord.day(word ?? "", today: today, .ahead(from: today))
            : try DayWord.lastDay(word ?? "", from: first, today: today)
    }

    /// Takes the day that was typed; false if it is refused, with the reason in the state.
    private func takeWord() -> Bool {
        guard word != nil else { return true }
        do throws(WordError) {
            let day = try parsed()
            if focus == .last, day < first {
                refusal = Phrase.breakEndsBeforeItBegins(first, day)(workspace.conventions.language)
                return false
            }
            choose(day)
            return true
        } catch {
            refusal = workspace.text(error.message)
            return false
        }
    }

    // MARK: What becomes of it

    /// "End it", "Take back"; nil for a new break, and for one that is over.
    package var endTitle: Phrase? {
        let today = workspace.today()
        if kind == .new || kind == .aBreak && opened.upperBound < today { return nil }
        return opened.lowerBound <= today
            ? Phrase("End it", "Завершить") : Phrase("Take back", "Отменить перерыв")
    }

    private var edits: [Edit] {
        let ids = habits(of: whom).map(\.id)
        let (isSame, today) = (first == opened.lowerBound, workspace.today())
        switch kind {
        case .aBreak: return [.takeBreak(ids, .moving(opened, to: first...last))]
        // The last day says when the pause ends; others only gain the days from today on.
        case .pause where isSame:
            let others = ids.filter { $0 != id }
            return [.takeBreak([id], .until(last))]
                + (others.isEmpty || last < today
                    ? [] : [.takeBreak(others, .adding(from: max(first, today), until: last))])
        case .pause, .new: return [.takeBreak(ids, .adding(from: first, until: last))]
        }
    }

    private func end() -> [Effect] {
        let ids = whom == .one || kind == .pause ? [id] : sharing.map(\.id)
        return [.close, .perform([.takeBreak(ids, .ending(max(opened.lowerBound, workspace.today())))])]
    }
}

extension BreakViewModel: SheetModel {
    public var subject: Identifier? { id }

    public func focus(onRow index: Int) {
        guard let row = Focus(rawValue: index), row != .end || endTitle != nil, takeWord() else { return }
        focus = row
    }

    public func dismissErrors() { refusal = nil }
    public func follow(_ library: Library) { self.library = library }

    /// Changes for whom it is, ends the break, or is done.
    public func press() -> [Effect] {
        switch focus {
        case .whom: turnWhom(by: 1)
        case .end, .done: return confirm()
        case .first, .last: break
        }
        return []
    }

    public func confirm() -> [Effect] { focus == .end ? end() : save() }
    public func save() -> [Effect] { takeWord() ? [.close, .perform(edits)] : [] }

    /// Gives up a day that was begun, or closes the sheet.
    public func leave() -> [Effect] {
        guard word != nil else { return [.close] }
        enter("")
        return []
    }
}
