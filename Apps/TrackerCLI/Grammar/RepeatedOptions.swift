import TrackerDomain

/// The options of a run that every printed command line repeats, so that it means the same library and language.
package struct RepeatedOptions: Equatable, Sendable {
    let given: [GivenOption]

    /// Those of a run without any; variables and settings hold for the next run, too.
    package static let none = RepeatedOptions([])

    private init(_ given: [GivenOption]) { self.given = given }

    package init(_ globals: GlobalOptions) {
        self.init(
            [
                globals.library.map { GivenOption(.library, $0) },
                globals.settings[.language].map { GivenOption(.lang, $0) },
            ].compactMap(\.self))
    }

    /// Those for a line that names a library itself.
    var withoutLibrary: RepeatedOptions { RepeatedOptions(given.filter { $0.name != .library }) }

    /// A command line as it is printed: `tracker undo --library other.plist`.
    package func line(_ command: String) -> String {
        ([command] + given.flatMap { [$0.typed.word, ShellWord.typed($0.value ?? "")] })
            .joined(separator: " ")
    }
}
