public import Observation
public import TrackerDomain

/// The contents of the history sheet.
public struct HistorySheetState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        public let step: StepID
        public let text: String
        public let dayText: String
        public let isFocused: Bool
        /// It is to be undone, not to be done again.
        public let isDone: Bool
        /// The name of the group that begins here.
        public let heading: String?
    }

    public let title: String
    public let rows: [Row]
    /// The result of choosing the row with the focus; `nil` without rows.
    public let effectText: String?
    /// Older steps are gone; `nil` if none are.
    public let cutText: String?
    /// Set if there are no rows.
    public let placeholder: String?
}

/// The steps that can be undone and redone: choosing one goes back to before it, or does all up to it again.
@MainActor
@Observable
public final class HistorySheetViewModel {
    public private(set) var focus = 0
    private var timeline: HistoryTimeline

    @ObservationIgnored private var library: Library
    @ObservationIgnored private let language: Language
    /// Reads the history anew; `nil` if that fails.
    @ObservationIgnored private let read: () -> HistoryTimeline?

    init(
        _ timeline: HistoryTimeline, of library: Library, language: Language,
        read: @escaping () -> HistoryTimeline?
    ) {
        self.timeline = timeline
        self.library = library
        self.language = language
        self.read = read
        focus = newest
    }

    public var state: HistorySheetState {
        let entries = timeline.entries
        return HistorySheetState(
            title: Phrase.historyTitle(language),
            rows: entries.enumerated().map { index, entry in
                let isFirst = index == 0 || entries[index - 1].replay != entry.replay
                let heading: Phrase = entry.replay == .undo ? .undoHeading : .redoHeading
                return HistorySheetState.Row(
                    step: entry.id, text: entry.text, dayText: entry.dayText, isFocused: index == focus,
                    isDone: entry.replay == .undo, heading: isFirst ? heading(language) : nil)
            },
            effectText: entry?.effectText,
            cutText: timeline.isCut ? Phrase.historyIsCut(language) : nil,
            placeholder: timeline.placeholder)
    }

    /// The entry with the focus; `nil` without entries.
    private var entry: HistoryTimeline.Entry? {
        timeline.entries.indices.contains(focus) ? timeline.entries[focus] : nil
    }

    /// Choosing would undo or redo; `nil` if there is nothing to choose.
    public var replay: Replay? { entry?.replay }

    /// The index of the step that is undone next, or of the last one.
    private var newest: Int {
        timeline.entries.firstIndex { $0.replay == .undo } ?? max(timeline.entries.count - 1, 0)
    }

    /// Shows the history as it is now.
    func refresh() {
        guard let timeline = read(), timeline != self.timeline else { return }
        self.timeline = timeline
        focus = newest
    }
}

extension HistorySheetViewModel: SheetModel {
    public var actions: [AppAction] { [.undo, .redo] }

    public func focus(onRow index: Int) { if timeline.entries.indices.contains(index) { focus = index } }

    public func follow(_ library: Library) {
        guard library != self.library else { return }
        self.library = library
        refresh()
    }

    public func confirm() -> [Effect] { entry.map { [.replay($0.replay, $0.steps)] } ?? [] }
}
