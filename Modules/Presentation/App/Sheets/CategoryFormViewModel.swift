public import Observation
public import TrackerDomain

/// The form for a category's name, new or changed.
@MainActor
@Observable
public final class CategoryFormViewModel {
    /// Why the last Done was refused.
    public private(set) var notice: String?
    /// The category being renamed; `nil` for a new one.
    public private(set) var category: Identifier?

    private var name: TextEntry
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
        name = TextEntry(opened, rule: Name.rule, words: CategoryField.name.words)
    }

    public var state: TextPromptState {
        var shown = name.state(language)
        shown.error = notice ?? shown.error
        return TextPromptState(
            title: (category == nil ? Phrase.newCategory : .editCategory)(language),
            entry: shown, canSave: name.isFilled, saveTitle: Phrase.done(language))
    }

    public var text: String { name.text }

    /// Takes the whole name, cut at the limit.
    ///
    /// - Parameter wasCut: Whether a front has cut what was typed.
    public func enter(_ text: String, wasCut: Bool = false) {
        notice = nil
        name.enter(text, wasCut: wasCut)
    }
}

extension CategoryFormViewModel: SheetModel {
    public var hasUnsavedInput: Bool { Name.collapsingSpace(name.text) != opened }

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
