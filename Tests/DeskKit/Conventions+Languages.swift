package import TrackerPresentation

extension Conventions {
    package static let english = Conventions(language: .english)
    package static let russian = Conventions(language: .russian)
}
