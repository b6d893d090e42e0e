extension TrackerField {
    /// The value of a typed text; nil if the text is invalid, or the field is not typed.
    public func typed(_ text: String) -> TrackerValue? {
        guard textRule != nil, (try? validated(text)) != nil else { return nil }
        return .text(text, in: self)
    }

    /// Returns a person's text in its stored form; throws `trackerText` if it breaks the field's rule.
    public func validated(_ text: String) throws(EditError) -> String {
        do throws(TextFault) { return try cleaned(text) } catch { throw .trackerText(self, error) }
    }
}

extension CategoryField {
    /// Returns a person's text in its stored form; throws `categoryText` if it breaks the field's rule.
    public func validated(_ text: String) throws(EditError) -> String {
        do throws(TextFault) {
            switch self {
            case .name: return try Name.cleaned(text)
            }
        } catch {
            throw .categoryText(self, error)
        }
    }
}
