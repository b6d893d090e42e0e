internal import TrackerDomain

/// Settings that are tried out, kept, and followed by all screens.
extension AppViewModel {
    /// Opens the settings as they are kept now.
    func openSettings() {
        preferences.reload()
        follow(library)
        // Where the day starts decides what today is; a date that was not today stays.
        let (date, isToday) = (list.state.date, list.state.date == today)
        sheets.append(
            .settings(
                SettingsViewModel(preferences) { [weak self] in
                    guard let self else { return }
                    follow(library)
                    if !isToday { list.show(date) }
                }))
    }

    /// Keeps values and tells so; where that cannot be, all goes on as before.
    func keep(_ changes: [SettingKey: String]) {
        do throws(StoreError) {
            let remark = try preferences.keep(changes)
            let text = Phrase.kept(changes) + (remark.map { Phrase(same: " ") + $0 } ?? Phrase(same: ""))
            follow(library, telling: Notice(.information, text(language)))
        } catch {
            let text = Phrase.settingsNotKept(language) + error.text(language)
            follow(library, telling: Notice(.error, text))
        }
    }
}
