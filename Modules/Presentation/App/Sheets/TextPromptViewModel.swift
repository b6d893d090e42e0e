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

    private var typed: String { Name.collapsingSpace(entry.text) }
    private var canSave: Bool { typed.isEmpty ? canBeEmpty : entry.isFilled }
}

extension TextPromptViewModel: SheetModel {
    public var offers: [KeyOffer] {
        [.back] + (canSave ? [KeyOffer(.confirm, Phrase(button: Phrase.done(language)))] : [])
            + (entry.text.isEmpty ? [] : [KeyOffer(.edit(.deleteToStart), .offerClear)])
    }

    public var takesText: Bool { true }
    public var hasUnsavedInput: Bool { typed != Name.collapsingSpace(opened) }

    public func move(_ move: Move) {
        switch move {
        case .left: edit(.moveLeft)
        case .right: edit(.moveRight)
        case .toStart: edit(.moveToStart)
        case .toEnd: edit(.moveToEnd)
        case .up, .down, .pageUp, .pageDown, .next, .previous: break
        }
    }

    public func insert(_ text: String) {
        dismissErrors()
        entry.insert(text)
    }

    public func edit(_ edit: TextField.Edit) {
        dismissErrors()
        entry.edit(edit)
    }

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
