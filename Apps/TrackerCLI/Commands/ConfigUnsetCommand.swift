import TrackerData

/// `tracker config unset`: leaves a setting to its default.
struct ConfigUnsetCommand {
    let session: Session

    func run() throws(Failure) {
        let key = try session.settingKey()
        var settings = session.settings
        settings.unset(key)
        try session.keep(key, settings) { $0.unset(key) }
    }
}
