public import Observation

/// The two pages of the first start.
@MainActor
@Observable
public final class OnboardingViewModel {
    public private(set) var page = 0

    @ObservationIgnored private let language: Language

    public init(language: Language) {
        self.language = language
    }

    public var state: OnboardingState {
        OnboardingState(
            page: page, pages: 2,
            title: (page == 0 ? Phrase.onlyWhatYouWant : .notOnlyYoga)(language),
            text: (page == 0 ? Phrase.habitsAndEvents : .watchTheStreaks)(language),
            button: Phrase.letMeTry(language))
    }

    /// Turns pages, round the ends.
    public func move(_ move: Move) {
        switch move {
        case .left, .right, .next, .previous, .up, .down: page = 1 - page
        case .toStart, .pageUp: page = 0
        case .toEnd, .pageDown: page = 1
        }
    }

    public func turn(to page: Int) { if (0...1).contains(page) { self.page = page } }
}
