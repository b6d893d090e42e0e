/// A field of a category that can be set.
public enum CategoryField: String, CaseIterable, Sendable {
    case name

    var form: FieldForm<Category> {
        switch self {
        case .name: FieldForm(\.name)
        }
    }
}
