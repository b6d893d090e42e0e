package import Terminal
package import TrackerDomain

/// The output format of a command.
package enum OutputFormat: Sendable {
    case text, plain, json
}

/// The options that have the same meaning for every command.
package struct GlobalOptions: Equatable, Sendable {
    /// The library's file; nil for that of the environment or the default.
    package var library: String?
    /// The values that options give settings for this run.
    package var settings: [SettingKey: String] = [:]
    package var output = OutputFormat.text
    package var screenColor: ColorPreference?
    package var isASCII = false
    package var usesPager = true
    /// Whether every question counts as answered Yes.
    package var assumesYes = false
    package var mayAsk = true
    package var isDryRun = false
    package var isQuiet = false
    package var showsDetailsOfErrors = false
    package var showsVersion = false
    package var isAccessible = false
    package var showsOnboarding = true

    package init() {}

    /// Applies options; ignores the command's own.
    init(_ options: [GivenOption]) {
        for option in options {
            OptionTable.everywhere.first { $0.name == option.name }?.set?(&self, option.value ?? "")
        }
    }

    /// Whether `--accessible` or `ACCESSIBLE` is set: prompts instead of a screen, and no cursor movement.
    func isAccessible(_ environment: (String) -> String?) -> Bool {
        isAccessible || !["", "0"].contains(environment("ACCESSIBLE") ?? "")
    }
}
