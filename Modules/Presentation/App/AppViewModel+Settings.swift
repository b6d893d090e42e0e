internal import TrackerDomain

/// Settings that are tried out, saved, and followed by all screens.
extension AppViewModel {
    /// Opens the settings as they are saved now.
    func openSettings() {
        preferences.reload()
        follow(library)
        // A day that is today goes with it, as another start of the day may change it.
        let date = list.state.date == today ? nil : list.state.date
        let day = focusedDay == today ? nil : focusedDay
        let dayOfWeek = week.focusedDay == today ? nil : week.focusedDay
        let (card, index) = (focusedCard, lastIndex)
        sheets.append(
            SettingsViewModel(
                preferences, setup: workspace.reminders, text: { [workspace] in workspace.text($0) }
            ) { [weak self] in
                guard let self else { return }
                follow(library)
                focusedDay = min(day ?? today, today)
                (focusedCard, lastIndex) = (card, index)
                list.show(date ?? today)
                week.focus(on: dayOfWeek ?? today)
                keepFocus()
            })
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
