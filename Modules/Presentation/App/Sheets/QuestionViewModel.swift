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

        /// The tracker or category that is asked about.
        var subject: Identifier? {
            switch self {
            case .deleteTracker(let id), .deleteCategory(let id): id
            case .discardInput, .createAnew: nil
            }
        }
    }

    public let purpose: Purpose
    public private(set) var isYesFocused = false

    @ObservationIgnored private let question: Phrase
    @ObservationIgnored private let detail: Phrase
    @ObservationIgnored private let yes: Phrase
    @ObservationIgnored private let no: Phrase
    @ObservationIgnored private let language: Language

    public init(
        _ purpose: Purpose, question: Phrase, detail: Phrase, yes: Phrase, no: Phrase = .keepAsIs,
        language: Language
    ) {
        self.purpose = purpose
        self.question = question
        self.detail = detail
        self.yes = yes
        self.no = no
        self.language = language
    }

    public var state: QuestionState {
        QuestionState(
            question: question(language), detail: detail(language), yes: yes(language),
            no: no(language), isYesFocused: isYesFocused)
    }

    public func move(_ move: Move) {
        switch move {
        case .left, .right, .next, .previous, .up, .down: isYesFocused.toggle()
        case .toStart, .toEnd, .pageUp, .pageDown: break
        }
    }
}
