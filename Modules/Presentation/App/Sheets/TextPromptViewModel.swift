public import Observation
public import TrackerDomain

/// What a sheet with one line to type shows.
public struct TextPromptState: Hashable, Sendable {
    public let title: String
    public let entry: TextEntryState
    /// What can be typed, said below the line while nothing is wrong.
    public var hint: String?
    public let canSave: Bool
    public let saveTitle: String
}

/// One line to type: the note of a day, an amount, a goal.
@MainActor
@Observable
public final class TextPromptViewModel {
    /// What became of a line.
    enum Answer {
        case taken([Effect])
        case refused(Phrase)
    }

    private var entry: TextEntry
    /// Why the last Done was refused.
    private var refusal: Phrase?
    public let subject: Identifier?

    @ObservationIgnored private let title: String
    @ObservationIgnored private let hint: Phrase
    @ObservationIgnored private let opened: String
    /// Whether an empty line says something, too: that there is to be nothing.
    @ObservationIgnored private let canBeEmpty: Bool
    @ObservationIgnored private let language: Language
    /// Takes what is typed, cleaned, with Done.
    @ObservationIgnored private let take: (String) -> Answer

    init(
        _ title: String, _ text: String, rule: TextRule, words: TextWords, hint: Phrase, canBeEmpty: Bool,
        about subject: Identifier? = nil, language: Language, take: @escaping (String) -> Answer
    ) {
        self.title = title
        self.hint = hint
        self.canBeEmpty = canBeEmpty
        self.subject = subject
        self.language = language
        self.take = take
        opened = text
        entry = TextEntry(text, rule: rule, words: words)
    }

    public var state: TextPromptState {
        var shown = entry.state(language)
        shown.error = refusal?(language) ?? shown.error
        return TextPromptState(
            title: title, entry: shown, hint: hint(language), canSave: canSave,
            saveTitle: Phrase.done(language))
    }

    public var text: String { entry.text }

    /// Takes the whole text of the line, cut at the limit.
    ///
    /// - Parameter wasCut: Whether a front has cut what was typed.
    public func enter(_ text: String, wasCut: Bool = false) {
        dismissErrors()
        entry.enter(text, wasCut: wasCut)
    }

    private var typed: String { Name.collapsingSpace(entry.text) }
    private var canSave: Bool { typed.isEmpty ? canBeEmpty : entry.isFilled }
}

extension TextPromptViewModel: SheetModel {
    public var hasUnsavedInput: Bool { typed != Name.collapsingSpace(opened) }

    public func dismissErrors() {
        entry.dismissError()
        refusal = nil
    }

    public func confirm() -> [Effect] { save() }

    public func save() -> [Effect] {
        guard canSave else { return [] }
        switch take(typed) {
        case .taken(let effects): return [.close] + effects
        case .refused(let phrase):
            refusal = phrase
            return []
        }
    }
}
