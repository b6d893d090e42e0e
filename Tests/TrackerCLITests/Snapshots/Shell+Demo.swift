import TrackerDomain

extension Shell {
    /// Keeps six weeks of a person's habits, by commands alone; today is Friday 20 November 2026.
    func keepSixWeeks() {
        today = today - 41
        tracker(
            "add", "Walk the dog", "--category", "Home", "--schedule", "daily", "--emoji", "🐶", "--color",
            "18")
        tracker("add", "Water the plants", "--category", "Home", "--schedule", "tue,thu,sat", "--emoji", "🌺")
        tracker("add", "Ёлку нарядить", "--category", "Дом", "--event", "--emoji", "🌴")
        tracker(
            "add", "Read 20 pages before going to sleep 📚", "--category", "Учёба", "--schedule", "weekdays")
        tracker("add", "Dentist", "--category", "Health", "--event", "--emoji", "😱")
        for day in 0..<41 {
            if day % 5 != 3 { tracker("done", "Walk", "-q") }
            if [1, 3, 5].contains(today.weekday.rawValue), day % 3 != 0 { tracker("done", "Water", "-q") }
            if today.weekday.rawValue < 5, day % 4 != 2 { tracker("done", "Read", "-q") }
            today = today + 1
        }
        tracker("pin", "Walk")
        tracker("done", "Walk")
        tracker("done", "Dentist", "--date", "-1")
        tracker("edit", "Water", "--schedule", "mon-fri", "--color", "navy")
        tracker("category", "rename", "Home", "Home & garden")
        tracker("undone", "Walk", "--date", "-4")
        tracker("undo")
    }
}
