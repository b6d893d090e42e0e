package import TrackerData
import TrackerDomain
import TrackerPresentation

/// The configuration of any run: the paths, the settings, language and theme.
///
/// It is neither the world outside (`Environment`) nor the run itself (`Session`). Finding it never fails, so
/// that every error can be told in the person's language.
package struct RunConfiguration {
    /// The paths; empty if they are in an unknown home folder.
    let paths: Paths
    let settingsFile: SettingsFile
    let settings: Settings
    /// The fault of the settings file; nil if there is none.
    let settingsTrouble: SettingsTrouble?
    let resolver: SettingResolver
    let conventions: Conventions
    let appearance: Appearance

    package init(_ globals: GlobalOptions, environment: Environment, fileSystem: FileSystem) {
        paths = Paths(
            knownIn: environment.variable, library: globals.library, platform: .current,
            accountHome: environment.accountHome)
        settingsFile = SettingsFile(path: paths.settings, fileSystem: fileSystem)
        let loaded = settingsFile.load()
        settings = loaded.settings
        settingsTrouble = loaded.trouble
        resolver = SettingResolver(option: { globals.settings[$0] }, variable: environment.variable)
        conventions = resolver.conventions(settings.value)
        appearance = resolver.appearance(settings.value).value
    }
}
