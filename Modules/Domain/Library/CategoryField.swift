/// A field of a category that can be set.
public enum CategoryField: String, CaseIterable, Sendable {
    case name

    var form: FieldForm<Category> {
        switch self {
        case .name: FieldForm(\.name)
        }
    }

    /// The text of a category's field.
    package func text(of category: Category) -> String { form.text(category) }
}
