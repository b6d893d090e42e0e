import TrackerPresentation

extension Conventions {
    static let english = Conventions(language: .english)
    static let russian = Conventions(language: .russian)
}
