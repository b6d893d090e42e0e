/// What a page of the first start shows.
public struct OnboardingState: Hashable, Sendable {
    /// From 0.
    public let page: Int
    public let pages: Int
    public let title: String
    public let text: String
    public let button: String
}
