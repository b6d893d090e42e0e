/// What the form for a category's name shows.
public struct CategoryFormState: Hashable, Sendable {
    public let title: String
    public let field: TextField
    public let placeholder: String
    /// "12/38".
    public let counterText: String
    public let error: String?
    public let canSave: Bool
    public let saveTitle: String
}
