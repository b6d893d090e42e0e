public import Observation
public import TrackerDomain

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

/// The form for a category's name, new or changed.
@MainActor
@Observable
public final class CategoryFormViewModel {
    public private(set) var field: TextField
    /// Why the last Done was refused.
    public private(set) var notice: String?
    /// The category being renamed; `nil` for a new one.
    public private(set) var category: Identifier?

    private var name: NameField
    @ObservationIgnored private let opened: String
    /// The list that keeps the name.
    @ObservationIgnored private let list: CategoryListViewModel
    @ObservationIgnored private let language: Language

    public init(
        renaming category: TrackerDomain.Category? = nil, in list: CategoryListViewModel, language: Language
    ) {
        self.category = category?.id
        self.list = list
        self.language = language
        opened = category?.name ?? ""
        field = TextField(opened)
        name = NameField(opened)
    }

    public var state: CategoryFormState {
        CategoryFormState(
            title: (category == nil ? Phrase.newCategory : .editCategory)(language), field: field,
            placeholder: Phrase.categoryPlaceholder(language), counterText: name.counterText,
            error: notice ?? name.error(language), canSave: name.isFilled, saveTitle: Phrase.done(language))
    }

    private func take(wasCut: Bool = false) {
        notice = nil
        name.enter(field.text, wasCut: wasCut)
        field.replace(with: name.text)
    }
}

extension CategoryFormViewModel: SheetModel {
    public var offers: [Offer] {
        [
            Offer(.confirm, Phrase(button: state.saveTitle)), .back,
            Offer(.edit(.deleteToStart), .offerClear),
        ]
    }

    public var takesText: Bool { true }
    public var hasUnsavedInput: Bool { name.text != opened }

    public func move(_ move: Move) {
        if move == .left || move == .right { edit(move == .left ? .moveLeft : .moveRight) }
    }

    public func insert(_ text: String) {
        let isWhole = field.insert(text, limit: Name.limit)
        take(wasCut: !isWhole)
    }

    public func edit(_ edit: TextField.Edit) {
        field.apply(edit)
        take()
    }

    public func dismissErrors() {
        name.dismissError()
        notice = nil
    }

    /// The name of a category that is gone can be kept as a new one's.
    public func follow(_ library: Library) {
        guard let category, library.category(category) == nil else { return }
        self.category = nil
        notice = Phrase.hasBeenDeleted(opened)(language)
    }

    public func confirm() -> [Effect] { save() }

    public func save() -> [Effect] {
        guard name.isFilled else { return [] }
        let outcome = list.keep(name.text, renaming: category)
        guard outcome.isRefused else { return [.close, .follow(outcome.library, telling: outcome.notice)] }
        notice = list.notice
        return [.follow(outcome.library, telling: nil)]
    }
}
