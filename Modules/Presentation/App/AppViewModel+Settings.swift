internal import TrackerDomain

/// Settings that are tried out, kept, and followed by all screens.
extension AppViewModel {
    /// Opens the settings as they are kept now.
    func openSettings() {
        preferences.reload()
        follow(library)
        let place = place
        sheets.append(
            .settings(
                SettingsViewModel(preferences) { [weak self] in
                    guard let self else { return }
                    follow(library)
                    go(to: place)
                }))
    }

    /// Where a person is on both screens; a day that is today goes with it, as another start of the day may change it.
    private struct Place {
        /// `nil` for today, here and below.
        let date: Day?
        let focusedDay: Day?
        let focusedCard: Identifier?
        let index: Int
    }

    private var place: Place {
        Place(
            date: list.state.date == today ? nil : list.state.date,
            focusedDay: focusedDay == today ? nil : focusedDay, focusedCard: focusedCard, index: lastIndex)
    }

    private func go(to place: Place) {
        focusedDay = min(place.focusedDay ?? today, today)
        (focusedCard, lastIndex) = (place.focusedCard, place.index)
        showDay(place.date ?? today)
    }

    /// Keeps values and tells so; where that cannot be, all goes on as before.
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
