package import Terminal
package import TrackerData
package import TrackerPresentation

/// The form of what a command prints.
package enum OutputForm: Sendable {
    case text, plain, json
}

/// The options that mean the same with every command.
package struct GlobalOptions: Equatable, Sendable {
    /// The library's file; nil for the one that the environment and the defaults name.
    package var library: String?
    /// The language asked for; nil leaves it to the environment and the settings.
    package var language: Language?
    /// JSON where both `--json` and `--plain` are given.
    package var output = OutputForm.text
    package var screenColor: ColorPreference?
    package var theme: ThemeSetting?
    package var isASCII = false
    package var usesPager = true
    /// Whether every question counts as answered with yes.
    package var assumesYes = false
    package var mayAsk = true
    package var isDryRun = false
    package var isQuiet = false
    package var showsDetailsOfErrors = false
    package var showsVersion = false
    package var isAccessible = false
    package var usesMouse = true
    package var showsOnboarding = true

    package init() {}

    /// Takes over one option; a value that is not one of the fixed words changes nothing.
    mutating func take(_ option: GivenOption) {
        let value = option.value ?? ""
        switch option.name {
        case .library: library = value
        case .lang: language = Language(rawValue: value) ?? language
        case .json: output = .json
        case .plain: if output != .json { output = .plain }
        case .screenColor: screenColor = ColorPreference(rawValue: value) ?? screenColor
        case .theme: theme = ThemeSetting(rawValue: value) ?? theme
        case .ascii: isASCII = true
        case .noPager: usesPager = false
        case .yes: assumesYes = true
        case .noInput: mayAsk = false
        case .dryRun: isDryRun = true
        case .quiet: isQuiet = true
        case .debug: showsDetailsOfErrors = true
        case .version: showsVersion = true
        case .accessible: isAccessible = true
        case .noMouse: usesMouse = false
        case .noOnboarding: showsOnboarding = false
        case .help, .date, .filter, .search, .name, .category, .schedule, .event, .emoji, .color, .pin,
            .sort, .month, .repair:
            break
        }
    }
}
