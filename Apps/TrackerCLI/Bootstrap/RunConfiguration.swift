import TrackerData
import TrackerDomain
import TrackerPresentation

/// What holds for a run whatever its command: where the files are, the settings, language and theme.
///
/// Finding it out never fails, so that every error can be told in the person's language.
package struct RunConfiguration {
    /// Empty are those in the home folder where nobody can tell which that is.
    let paths: Paths
    let settings: Settings
    /// What is wrong with the settings file; `nil` where all is well.
    let settingsTrouble: SettingsTrouble?
    let conventions: Conventions
    let appearance: Appearance

    package init(_ globals: GlobalOptions, environment: Environment) {
        paths = Paths(
            knownIn: environment.variable, library: globals.library, platform: .current,
            accountHome: environment.accountHome)
        let loaded = SettingsFile(path: paths.settings, fileSystem: environment.fileSystem).load()
        settings = loaded.settings
        settingsTrouble = loaded.trouble
        let language = LanguageChoice.language(
            flag: globals.language, setting: Language(rawValue: settings.language.rawValue),
            environment: environment.variable
        ).value
        let firstWeekday = FirstWeekday.weekday(
            setting: settings.firstWeekday, language: language, environment: environment.variable
        ).value
        conventions = Conventions(language: language, firstWeekday: firstWeekday)
        appearance =
            RunConfiguration.appearance(
                globals.theme, settings: settings, environment: environment.variable
            ).value
    }

    /// `--theme` > setting > the background that `COLORFGBG` ends with > dark.
    static func appearance(
        _ flag: ThemeSetting?, settings: Settings, environment: (String) -> String?
    ) -> Resolved<Appearance> {
        let chosen = flag.map(\.rawValue) ?? settings.theme.rawValue
        if let appearance = Appearance(rawValue: chosen) {
            return Resolved(appearance, by: flag == nil ? .setting : .option)
        }
        let background = environment("COLORFGBG")?.split(separator: ";").last.flatMap { Int($0) }
        guard let background else { return Resolved(.dark, by: .standard) }
        return Resolved(background == 7 || background == 15 ? .light : .dark, by: .system)
    }
}
