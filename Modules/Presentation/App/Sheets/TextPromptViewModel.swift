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
    @ObservationIgnored private let language: Language
    /// Takes what is typed, cleaned, with Done.
    @ObservationIgnored private let take: (String) -> Answer
    /// The title after the subject of a name was deleted; the name can be saved as a new one's.
    @ObservationIgnored private var changed: ((Library) -> Change?)?

    /// - Parameter isNumber: Whether it is an amount, whose characters nobody counts.
    init(
        _ title: String, _ text: String, rule: TextRule, words: TextWords, hint: Phrase? = nil,
        isNumber: Bool = false, choices: [Choice] = [], canBeEmpty: Bool, about subject: Identifier? = nil,
        language: Language,
        changed: ((Library) -> Change?)? = nil, take: @escaping (String) -> Answer
    ) {
        self.title = title
        self.hint = hint
        self.isNumber = isNumber
        self.choices = choices
        self.canBeEmpty = canBeEmpty
        self.subject = subject
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
            }, canSave: canSave, saveTitle: Phrase.done(language))
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
    private var canSave: Bool { typed.isEmpty ? canBeEmpty : entry.isFilled }
}

extension TextPromptViewModel: SheetModel {
    public var hasUnsavedInput: Bool { typed != Name.collapsingSpace(opened) }

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

    public func confirm() -> [Effect] { focusedChoice.map { [.close] + choices[$0].effects } ?? save() }

    public func save() -> [Effect] {
        guard canSave else { return [] }
        switch take(typed) {
        case .taken(let effects): return [.close] + effects
        case .refused(let reason, let effects):
            refusal = reason
            return effects
        }
    }
}
