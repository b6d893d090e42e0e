internal import TrackerDomain

/// Settings that are saved and followed by all screens.
extension AppViewModel {
    /// Opens the settings as they are saved now.
    ///
    /// - Parameter row: Has the focus; the reminder stands behind the settings.
    func openSettings(at row: Int = 0) {
        preferences.reload()
        follow(library)
        let sheet = SettingsViewModel(
            preferences, setup: workspace.reminders, text: { [workspace] in workspace.text($0) })
        sheet.focus(onRow: row)
        sheets.append(sheet)
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
