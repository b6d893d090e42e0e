/// A field of a category that can be set.
public enum CategoryField: String, CaseIterable, Sendable {
    case name

    var form: FieldForm<Category> {
        switch self {
        case .name: FieldForm(\.name)
        }
    }

    /// A text that a person gave, as the field keeps it.
    ///
    /// - Throws: `EditError.categoryText` for a text that breaks the field's rule.
    public func kept(_ text: String) throws(EditError) -> String {
        do throws(TextFault) {
            switch self {
            case .name: return try Name.cleaned(text)
            }
        } catch {
            throw .categoryText(self, error)
        }
    }
}
