public import Observation
public import TrackerDomain

/// A question before something is lost; No has the focus.
@MainActor
@Observable
public final class QuestionViewModel {
    /// What Yes does.
    public enum Purpose: Hashable, Sendable {
        case deleteTracker(Identifier)
        case deleteCategory(Identifier)
        /// Leaves a form and its input.
        case discardInput
        /// Creates the tracker of a form whose own was deleted elsewhere.
        case createAnew
        case quit
    }

    public let purpose: Purpose
    public private(set) var isYesFocused = false

    @ObservationIgnored private let question: Phrase
    @ObservationIgnored private let detail: Phrase
    @ObservationIgnored private let yes: Phrase
    @ObservationIgnored private let language: Language

    public init(_ purpose: Purpose, question: Phrase, detail: Phrase, yes: Phrase, language: Language) {
        self.purpose = purpose
        self.question = question
        self.detail = detail
        self.yes = yes
        self.language = language
    }

    public var state: QuestionState {
        QuestionState(
            question: question(language), detail: detail(language), yes: yes(language),
            no: Phrase.keepAsIs(language), isYesFocused: isYesFocused)
    }

    public func move(_ move: Move) {
        switch move {
        case .left, .right, .next, .previous, .up, .down: isYesFocused.toggle()
        case .toStart, .toEnd, .pageUp, .pageDown: break
        }
    }
}
