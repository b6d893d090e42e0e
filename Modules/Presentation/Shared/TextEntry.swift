public import TrackerDomain

/// A text that is being typed into a form, limited by its rule.
public struct TextEntry: Hashable, Sendable {
    private let rule: TextRule
    private let words: TextWords
    public private(set) var text: String
    /// True if the last input was longer than the limit and was cut.
    private var isCut = false

    public init(_ text: String = "", rule: TextRule, words: TextWords) {
        self.rule = rule
        self.words = words
        self.text = text
    }

    public mutating func clear() { self = TextEntry(rule: rule, words: words) }

    /// The entry without the error that the last input was cut.
    public var withoutError: TextEntry {
        var entry = self
        entry.isCut = false
        return entry
    }

    /// Takes the whole text of the field, cut at the limit.
    ///
    /// Collapses white space as in a name, except for one space at the end that the next word may need.
    ///
    /// - Parameter wasCut: Whether a front has cut what was typed.
    public mutating func enter(_ text: String, wasCut: Bool = false) {
        let whole = Name.collapsingSpace(text)
        let isOpen = !whole.isEmpty && whole.count < rule.limit && text.last?.isWhitespace == true
        self.text = String(whole.prefix(rule.limit)) + (isOpen ? " " : "")
        isCut = wasCut || whole.count > rule.limit
    }

    /// True if the text is valid.
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

/// The state of a text field.
public struct TextEntryState: Hashable, Sendable {
    public let label: String
    public let text: String
    /// The longest text that fits.
    public let limit: Int
    public let placeholder: String
    /// "12/38".
    public let counterText: String
    /// True if nothing more fits.
    public let isFull: Bool
    /// The reason why the last input was cut, or why the text is not valid.
    public var error: String?
    /// True if a mark that empties the field has something to do.
    public let canClear: Bool
}
