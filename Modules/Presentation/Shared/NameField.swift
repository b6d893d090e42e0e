internal import TrackerDomain

/// A name as it is being typed, a tracker's or a category's: at most `Name.limit` characters.
public struct NameField: Hashable, Sendable {
    public private(set) var text: String
    /// Whether the last input was longer than the limit and was cut.
    public private(set) var isCut = false

    public init(_ text: String = "") {
        self.text = text
    }

    /// Takes the whole text of the field, typed or pasted.
    ///
    /// White space is kept as in a name, but for one space at the end that the next word may need.
    ///
    /// - Parameter wasCut: Whether the field has cut the input before.
    public mutating func enter(_ text: String, wasCut: Bool = false) {
        let name = Name.collapsingSpace(text)
        let isOpen = !name.isEmpty && name.count < Name.limit && text.last?.isWhitespace == true
        self.text = String(name.prefix(Name.limit)) + (isOpen ? " " : "")
        isCut = wasCut || name.count > Name.limit
    }

    /// Forgets that the last input was cut, as any other key does.
    public mutating func dismissError() { isCut = false }

    /// "12/38".
    public var counterText: String { "\(text.count)/\(Name.limit)" }

    /// Whether a mark that empties the field has something to do.
    public var canClear: Bool { !text.isEmpty }

    /// Whether the text can be kept as a name.
    public var isFilled: Bool { (try? Name.cleaned(text)) != nil }

    /// Why the last input was cut, or why the text is no name; `nil` while nothing is wrong or typed.
    public func error(_ language: Language) -> String? {
        if isCut { return Phrase.limitReached(language) }
        do throws(NameFault) {
            _ = try Name.cleaned(text)
            return nil
        } catch {
            return error == .blank ? nil : error.phrase(language)
        }
    }
}

extension Day {
    /// The nearest of the days that the product knows.
    var clamped: Day { min(max(self, .earliest), .latest) }
}

extension Month {
    /// The month `count` months later, no farther than the days that the product knows.
    func turned(by count: Int) -> Month {
        min(max(adding(count), Month(containing: .earliest)), Month(containing: .latest))
    }
}
