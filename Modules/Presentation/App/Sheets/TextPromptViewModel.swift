public import Observation
public import TrackerDomain

/// The contents of a sheet with one line to type.
public struct TextPromptState: Hashable, Sendable {
    /// A value to choose in place of typing one.
    public struct Choice: Hashable, Sendable {
        public let text: String
        public let remark: String
        public let isFocused: Bool
    }

    public let title: String
    public let entry: TextEntryState
    /// A hint at what to type, shown below the line while nothing is wrong.
    public var hint: String?
    /// It is a text whose length counts, and no number.
    public var showsCounter = true
    /// Values that stand below the line.
    public var choices: [Choice] = []
    public let canSave: Bool
    public let saveTitle: String

    /// A choice has the focus, and not the line.
    public var isChoosing: Bool { choices.contains(where: \.isFocused) }
}

/// One line to type: the note of a day, an amount, a goal, the name of a category.
@MainActor
@Observable
public final class TextPromptViewModel {
    /// The answer to a line.
    enum Answer {
        case taken([Effect])
        case refused(String, [Effect] = [])
    }

    /// A value to choose in place of typing one, with what that does.
    struct Choice {
        let text: String
        let remark: String
        let effects: [Effect]
    }

    /// The other lines of a row of numbers, of which this is one.
    struct Series {
        /// The name of what confirming does.
        let title: Phrase
        /// The tracker of the line below, on the same day; nil for the last one.
        let below: String?
        /// What opens another line, if there is one.
        let go: (NumberStep) -> Effect
    }

    /// Another title, and why.
    typealias Change = (title: Phrase, reason: Phrase)

    private var entry: TextEntry
    /// The reason for refusing the last Done.
    private var refusal: String?
    private var title: String
    public let subject: Identifier?
    /// The choice with the focus; `nil` if the line has it.
    public private(set) var focusedChoice: Int?

    @ObservationIgnored private let choices: [Choice]
    @ObservationIgnored private let hint: Phrase?
    @ObservationIgnored private let isNumber: Bool
    @ObservationIgnored private let opened: String
    /// An empty line is a value, too: it removes the note or goal.
    @ObservationIgnored private let canBeEmpty: Bool
    @ObservationIgnored private let series: Series?
    @ObservationIgnored private let language: Language
    /// Takes what is typed, cleaned, with Done.
    @ObservationIgnored private let take: (String) -> Answer
    /// The title after the subject of a name was deleted; the name can be saved as a new one's.
    @ObservationIgnored private var changed: ((Library) -> Change?)?

    /// - Parameter isNumber: Whether it is an amount, whose characters nobody counts.
    init(
        _ title: String, _ text: String, rule: TextRule, words: TextWords, hint: Phrase? = nil,
        isNumber: Bool = false, choices: [Choice] = [], canBeEmpty: Bool, about subject: Identifier? = nil,
        series: Series? = nil, language: Language,
        changed: ((Library) -> Change?)? = nil, take: @escaping (String) -> Answer
    ) {
        self.title = title
        self.hint = hint
        self.isNumber = isNumber
        self.choices = choices
        self.canBeEmpty = canBeEmpty
        self.subject = subject
        self.series = series
        self.language = language
        self.changed = changed
        self.take = take
        opened = text
        entry = TextEntry(text, rule: rule, words: words)
    }

    public var state: TextPromptState {
        var shown = entry.state(language)
        shown.error = refusal ?? shown.error
        return TextPromptState(
            title: title, entry: shown, hint: hint?(language), showsCounter: !isNumber,
            choices: choices.enumerated().map { index, choice in
                TextPromptState.Choice(
                    text: choice.text, remark: choice.remark, isFocused: index == focusedChoice)
            }, canSave: canSave, saveTitle: (series?.title ?? .done)(language))
    }

    public var text: String { entry.text }

    /// Takes the whole text of the line, cut at the limit.
    ///
    /// - Parameter wasCut: Whether a front has cut what was typed.
    public func enter(_ text: String, wasCut: Bool = false) {
        var entry = entry
        entry.enter(text, wasCut: wasCut)
        (self.entry, refusal, focusedChoice) = (entry, nil, nil)
    }

    /// The number of values to choose.
    public var choiceCount: Int { choices.count }

    /// Gives the focus back to the line.
    public func focusLine() { focusedChoice = nil }

    private var typed: String { Name.collapsingSpace(entry.text) }
    private var canSave: Bool { typed.isEmpty ? canBeEmpty || isInSeries : entry.isFilled }

    // MARK: Numbers in a row

    /// It is one of several lines: confirming leads to the next day, and nothing that was typed is asked about.
    public var isInSeries: Bool { series != nil }
    /// The tracker of the line below, on the same day; nil for the last one.
    public var nameBelow: String? { series?.below }

    /// Saves the line, or leaves the day as it is if it is empty, and opens another one.
    public func save(thenTo step: NumberStep) -> [Effect] { save(then: series.map { [$0.go(step)] } ?? []) }

    private func save(then next: [Effect]) -> [Effect] {
        guard canSave else { return [] }
        if typed.isEmpty, isInSeries { return [.close] + next }
        switch take(typed) {
        case .taken(let effects): return [.close] + effects + next
        case .refused(let reason, let effects):
            refusal = reason
            return effects
        }
    }
}

extension TextPromptViewModel: SheetModel {
    public var hasUnsavedInput: Bool { !isInSeries && typed != Name.collapsingSpace(opened) }

    public func focus(onRow index: Int) { if choices.indices.contains(index) { focusedChoice = index } }

    public func dismissErrors() {
        (entry, refusal) = (entry.withoutError, nil)
    }

    public func follow(_ library: Library) {
        guard let (title, reason) = changed?(library) else { return }
        changed = nil
        self.title = title(language)
        refusal = reason(language)
    }

    public func confirm() -> [Effect] {
        if let focusedChoice { return [.close] + choices[focusedChoice].effects }
        return save(thenTo: .nextDay)
    }

    public func save() -> [Effect] { save(then: []) }
}
