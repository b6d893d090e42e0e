public import Observation
public import TrackerDomain

/// The contents of a sheet with one line to type.
public struct TextPromptState: Hashable, Sendable {
    public let title: String
    public let entry: TextEntryState
    /// A hint at what to type, shown below the line while nothing is wrong.
    public var hint: String?
    /// It is a text whose length counts, and no number.
    public var showsCounter = true
    public let canSave: Bool
    public let saveTitle: String
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

    /// Another title, and why.
    typealias Change = (title: Phrase, reason: Phrase)

    private var entry: TextEntry
    /// The reason for refusing the last Done.
    private var refusal: String?
    private var title: String
    public let subject: Identifier?

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
        isNumber: Bool = false, canBeEmpty: Bool, about subject: Identifier? = nil, language: Language,
        changed: ((Library) -> Change?)? = nil, take: @escaping (String) -> Answer
    ) {
        self.title = title
        self.hint = hint
        self.isNumber = isNumber
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
            title: title, entry: shown, hint: hint?(language), showsCounter: !isNumber, canSave: canSave,
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

    public func follow(_ library: Library) {
        guard let (title, reason) = changed?(library) else { return }
        changed = nil
        self.title = title(language)
        refusal = reason(language)
    }

    public func confirm() -> [Effect] { save() }

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
