public import TrackerDomain

/// A text as it is being typed into a form: as long as its rule lets it be.
public struct TextEntry: Hashable, Sendable {
    private let rule: TextRule
    private let words: TextWords
    public private(set) var text: String
    /// Whether the last input was longer than the limit and was cut.
    private var isCut = false

    public init(_ text: String = "", rule: TextRule, words: TextWords) {
        self.rule = rule
        self.words = words
        self.text = text
    }

    public mutating func clear() { self = TextEntry(rule: rule, words: words) }

    /// Forgets that the last input was cut, as any other intent does.
    public mutating func dismissError() { isCut = false }

    /// Takes the whole text of the field, cut at the limit.
    ///
    /// White space is kept as in a name, but for one space at the end that the next word may need.
    ///
    /// - Parameter wasCut: Whether a front has cut what was typed.
    public mutating func enter(_ text: String, wasCut: Bool = false) {
        let whole = Name.collapsingSpace(text)
        let isOpen = !whole.isEmpty && whole.count < rule.limit && text.last?.isWhitespace == true
        self.text = String(whole.prefix(rule.limit)) + (isOpen ? " " : "")
        isCut = wasCut || whole.count > rule.limit
    }

    /// Whether the text can be kept.
    public var isFilled: Bool { (try? rule.cleaned(text)) != nil }

    public func state(_ language: Language) -> TextEntryState {
        TextEntryState(
            label: words.label(language), text: text, limit: rule.limit,
            placeholder: words.placeholder(language),
            counterText: "\(text.count)/\(rule.limit)", isFull: text.count >= rule.limit,
            error: error?(language), canClear: !text.isEmpty)
    }

    /// `nil` while nothing is wrong or typed.
    private var error: Phrase? {
        if isCut { return .limit(rule.limit) }
        do throws(TextFault) {
            _ = try rule.cleaned(text)
            return nil
        } catch {
            return error == .blank ? nil : error.phrase(words)
        }
    }
}

/// What a field for a text shows.
public struct TextEntryState: Hashable, Sendable {
    public let label: String
    public let text: String
    /// The longest text that fits.
    public let limit: Int
    public let placeholder: String
    /// "12/38".
    public let counterText: String
    /// Whether nothing more fits.
    public let isFull: Bool
    /// Why the last input was cut, or why the text cannot be kept.
    public var error: String?
    /// Whether a mark that empties the field has something to do.
    public let canClear: Bool
}
