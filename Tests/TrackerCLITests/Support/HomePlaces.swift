/// Where a home folder keeps what is Tracker's: the same on every system, as macOS heeds these variables too.
enum HomePlaces {
    static func environment(_ home: String) -> [String: String] {
        [
            "XDG_DATA_HOME": "\(home)/.local/share", "XDG_CONFIG_HOME": "\(home)/.config",
            "XDG_STATE_HOME": "\(home)/.local/state",
        ]
    }
}
