public import Observation

/// The contents of a page of the first start.
public struct OnboardingState: Hashable, Sendable {
    /// From 0.
    public let page: Int
    public let pages: Int
    public let title: String
    public let text: String
    public let button: String
}

/// The two pages of the first start.
@MainActor
@Observable
public final class OnboardingViewModel {
    public private(set) var page = 0

    @ObservationIgnored private let language: Language
    /// Called once the button was pressed.
    @ObservationIgnored private let seen: () -> Void

    public init(language: Language, seen: @escaping () -> Void = {}) {
        self.language = language
        self.seen = seen
    }

    public var state: OnboardingState {
        OnboardingState(
            page: page, pages: 2,
            title: (page == 0 ? Phrase.onlyWhatYouWant : .notOnlyYoga)(language),
            text: (page == 0 ? Phrase.habitsAndEvents : .watchTheStreaks)(language),
            button: Phrase.onboardingButton(language))
    }

    public func turn(to page: Int) { if (0...1).contains(page) { self.page = page } }
}

extension OnboardingViewModel: SheetModel {
    public func confirm() -> [Effect] {
        seen()
        return [.close]
    }
}
