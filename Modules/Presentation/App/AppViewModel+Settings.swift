internal import TrackerDomain

/// Settings that are saved and followed by all screens.
extension AppViewModel {
    /// Opens the settings as they are saved now.
    func openSettings() {
        preferences.reload()
        follow(library)
        sheets.append(
            SettingsViewModel(
                preferences, setup: workspace.reminders, text: { [workspace] in workspace.text($0) }))
    }

    /// Saves values, with a notice; after a failure all goes on as before.
    func keep(_ changes: [SettingKey: String]) {
        do throws(StoreError) {
            let remark = try preferences.save(changes)
            let text = Phrase.kept(changes) + (remark.map { Phrase(same: " ") + $0 } ?? Phrase(same: ""))
            follow(library, telling: Notice(.information, text(language)))
        } catch {
            let text = Phrase.settingsNotKept(language) + workspace.text(error.message)
            follow(library, telling: Notice(.error, text))
        }
    }
}
