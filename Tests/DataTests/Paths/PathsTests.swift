import Testing
import TrackerData

struct PathsTests {
    struct Case: Sendable {
        var environment: [String: String]
        var library: String? = nil
        var platform = Platform.linux
        /// Library, settings, backups, log.
        var expected: [String]
    }

    private static let usual = [
        "/home/anna/.local/share/tracker/Library.plist", "/home/anna/.config/tracker/Settings.plist",
        "/home/anna/.local/state/tracker/backups", "/home/anna/.local/state/tracker/usage.log",
    ]
    private static let support = "/Users/anna/Library/Application Support/Tracker/"
    private static let mac = ["Library.plist", "Settings.plist", "backups", "usage.log"].map { support + $0 }

    @Test(
        "Where files are",
        arguments: [
            Case(environment: ["HOME": "/home/anna"], expected: usual),
            Case(
                environment: [
                    "HOME": "/home/anna", "XDG_DATA_HOME": "/data", "XDG_CONFIG_HOME": "/config",
                    "XDG_STATE_HOME": "/state/",
                ],
                expected: [
                    "/data/tracker/Library.plist", "/config/tracker/Settings.plist", "/state/tracker/backups",
                    "/state/tracker/usage.log",
                ]),
            // Relative and empty values are ignored.
            Case(
                environment: [
                    "HOME": "/home/anna", "XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "",
                    "XDG_STATE_HOME": "~/x",
                ],
                expected: usual),
            Case(environment: ["HOME": "/home/anna", "TRACKER_LIBRARY": ""], expected: usual),
            Case(
                environment: ["HOME": "/home/anna", "TRACKER_LIBRARY": "/mine.plist"],
                expected: ["/mine.plist"] + usual.dropFirst()),
            Case(
                environment: ["HOME": "/home/anna", "TRACKER_LIBRARY": "/mine.plist"], library: "here.plist",
                expected: ["here.plist"] + usual.dropFirst()),
            Case(environment: ["HOME": "/Users/anna"], platform: .macOS, expected: mac),
            Case(
                environment: ["HOME": "/Users/anna", "XDG_DATA_HOME": "/data"], platform: .macOS,
                expected: ["/data/tracker/Library.plist"] + mac.dropFirst()),
            Case(
                environment: ["HOME": "/"], expected: usual.map { String($0.dropFirst("/home/anna".count)) }),
            Case(environment: [:], expected: usual.map { String($0.dropFirst("/home/anna".count)) }),
        ])
    func table(example: Case) {
        let paths = Paths(
            environment: { example.environment[$0] }, library: example.library, platform: example.platform)
        #expect([paths.library, paths.settings, paths.backups, paths.log] == example.expected)
    }

    @Test(
        "C9: a tilde in front is the home folder, where no shell has put it there",
        arguments: [
            ("~/x", "/home/ann/x"), ("~/x/L.plist", "/home/ann/x/L.plist"), ("~", "/home/ann"),
            ("./~/x", "./~/x"), ("~bob/x", "~bob/x"), ("x~", "x~"), ("/~/x", "/~/x"),
        ])
    func tilde(asked: String, library: String) {
        let home = ["HOME": "/home/ann"]
        #expect(Paths(environment: { home[$0] }, library: asked, platform: .linux).library == library)
        let named = home.merging(["TRACKER_LIBRARY": asked]) { $1 }
        #expect(Paths(environment: { named[$0] }, platform: .macOS).library == library)
    }
}
