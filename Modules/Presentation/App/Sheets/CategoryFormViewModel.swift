public import Observation
public import TrackerDomain

/// The form for a category's name, new or changed.
@MainActor
@Observable
public final class CategoryFormViewModel {
    public private(set) var field: TextField
    /// Why the last Done was refused.
    public var notice: String?
    /// The category being renamed; `nil` for a new one.
    public let category: Identifier?

    private var name: NameField
    @ObservationIgnored private let language: Language

    public init(renaming category: TrackerDomain.Category? = nil, language: Language) {
        self.category = category?.id
        self.language = language
        field = TextField(category?.name ?? "")
        name = NameField(category?.name ?? "")
    }

    public var text: String { name.text }

    public var state: CategoryFormState {
        CategoryFormState(
            title: (category == nil ? Phrase.newCategory : .editCategory)(language), field: field,
            placeholder: Phrase.categoryPlaceholder(language), counterText: name.counterText,
            error: notice ?? name.error(language), canSave: name.isFilled, saveTitle: Phrase.done(language))
    }

    public func insert(_ text: String) {
        field.insert(text)
        take()
    }

    public func edit(_ edit: TextField.Edit) {
        field.apply(edit)
        take()
    }

    private func take() {
        notice = nil
        name.enter(field.text)
        field.replace(with: name.text)
    }
}
