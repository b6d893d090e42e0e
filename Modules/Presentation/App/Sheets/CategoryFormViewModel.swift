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
    public private(set) var category: Identifier?

    private var name: NameField
    @ObservationIgnored private let opened: String
    @ObservationIgnored private let language: Language

    public init(renaming category: TrackerDomain.Category? = nil, language: Language) {
        self.category = category?.id
        self.language = language
        opened = category?.name ?? ""
        field = TextField(opened)
        name = NameField(opened)
    }

    public var text: String { name.text }

    /// Whether leaving the form would lose something.
    public var hasUnsavedInput: Bool { name.text != opened }

    public var state: CategoryFormState {
        CategoryFormState(
            title: (category == nil ? Phrase.newCategory : .editCategory)(language), field: field,
            placeholder: Phrase.categoryPlaceholder(language), counterText: name.counterText,
            error: notice ?? name.error(language), canSave: name.isFilled, saveTitle: Phrase.done(language))
    }

    public func insert(_ text: String) {
        let isWhole = field.insert(text, limit: Name.limit)
        take(wasCut: !isWhole)
    }

    public func edit(_ edit: TextField.Edit) {
        field.apply(edit)
        take()
    }

    /// Takes away what the last key brought up; every other intent does so too.
    public func dismissErrors() {
        name.dismissError()
        notice = nil
    }

    /// Follows a change of the library: the name of a category that is gone can be kept as a new one's.
    public func show(_ library: Library) {
        guard let category, library.category(category) == nil else { return }
        self.category = nil
        notice = Phrase.hasBeenDeleted(opened)(language)
    }

    private func take(wasCut: Bool = false) {
        notice = nil
        name.enter(field.text, wasCut: wasCut)
        field.replace(with: name.text)
    }
}
