public import Observation
public import TrackerDomain

/// The contents of a question.
public struct QuestionState: Hashable, Sendable {
    public let question: String
    /// The loss that a Yes brings, and the way back.
    public let detail: String
    public let yes: String
    public let no: String
    public internal(set) var isYesFocused: Bool
}

/// A question before a loss; No has the focus.
@MainActor
@Observable
public final class QuestionViewModel {
    public private(set) var state: QuestionState
    public let subject: Identifier?
    /// The question comes before input is lost.
    let isAboutLeaving: Bool

    /// The effects of Yes, after the question is closed.
    @ObservationIgnored private let agreed: () -> [Effect]

    /// - Parameter subject: The tracker or category of the question.
    init(
        _ question: Phrase, detail: Phrase, yes: Phrase, no: Phrase = .keepAsIs,
        about subject: Identifier? = nil, isAboutLeaving: Bool = false, language: Language,
        agreed: @escaping () -> [Effect]
    ) {
        state = QuestionState(
            question: question(language), detail: detail(language), yes: yes(language), no: no(language),
            isYesFocused: false)
        self.subject = subject
        self.isAboutLeaving = isAboutLeaving
        self.agreed = agreed
    }

    /// Asks before a deletion, with the losses it brings.
    static func deletion(
        _ question: Phrase, of name: String, losing losses: Phrase, about subject: Identifier,
        in workspace: Workspace, _ edit: Edit
    ) -> QuestionViewModel {
        let detail = Message(Phrase(same: name) + losses + ".", .sentence, .undo)
        return QuestionViewModel(
            question, detail: detail.phrase(workspace.advice), yes: .delete, about: subject,
            language: workspace.conventions.language
        ) { [.perform([edit])] }
    }

    public func focus(onYes isYes: Bool) {
        if state.isYesFocused != isYes { state.isYesFocused = isYes }
    }

    public func answer(_ isYes: Bool) -> [Effect] { [.close] + (isYes ? agreed() : []) }
}

extension QuestionViewModel: SheetModel {
    public func confirm() -> [Effect] { answer(state.isYesFocused) }
}
