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
    let resolver: SettingResolver
    let conventions: Conventions
    let appearance: Appearance

    package init(_ globals: GlobalOptions, environment: Environment) {
        paths = Paths(
            knownIn: environment.variable, library: globals.library, platform: .current,
            accountHome: environment.accountHome)
        let loaded = SettingsFile(path: paths.settings, fileSystem: environment.fileSystem).load()
        settings = loaded.settings
        settingsTrouble = loaded.trouble
        resolver = SettingResolver(option: globals.value(of:), variable: environment.variable)
        conventions = resolver.conventions(settings.value)
        appearance = resolver.appearance(settings.value).value
    }
}
