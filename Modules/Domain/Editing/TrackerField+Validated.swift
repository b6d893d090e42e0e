extension TrackerField {
    /// The value that a typed text gives the field; `nil` where it cannot be kept, or nothing is typed there.
    public func typed(_ text: String) -> TrackerValue? {
        guard textRule != nil, (try? validated(text)) != nil else { return nil }
        return .text(text, in: self)
    }

    /// A text that a person gave, as the field keeps it.
    ///
    /// - Throws: `EditError.trackerText` for a text that breaks the field's rule.
    public func validated(_ text: String) throws(EditError) -> String {
        do throws(TextFault) { return try cleaned(text) } catch { throw .trackerText(self, error) }
    }
}

extension CategoryField {
    /// A text that a person gave, as the field keeps it.
    ///
    /// - Throws: `EditError.categoryText` for a text that breaks the field's rule.
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
