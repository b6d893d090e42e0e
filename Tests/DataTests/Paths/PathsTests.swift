import Testing
import TrackerData
import TrackerDomain

struct PathsTests {
    struct Case: Sendable {
        var environment: [String: String]
        var library: String? = nil
        var platform = Platform.linux
        /// The home folder that the system knows.
        var account: String?
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
            // S14: without a HOME that names a folder, the one that the system knows.
            Case(environment: [:], account: "/home/anna", expected: usual),
            Case(environment: ["HOME": ""], account: "/home/anna", expected: usual),
            Case(environment: ["HOME": "home/anna"], account: "/home/anna", expected: usual),
            Case(environment: ["HOME": "/home/anna"], account: "/home/other", expected: usual),
            // Nobody asks for a home folder where nothing belongs into it.
            Case(
                environment: ["XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s"],
                expected: [
                    "/d/tracker/Library.plist", "/c/tracker/Settings.plist", "/s/tracker/backups",
                    "/s/tracker/usage.log",
                ]),
        ])
    func table(example: Case) throws {
        let paths = try Paths(
            environment: { example.environment[$0] }, library: example.library, platform: example.platform,
            accountHome: { example.account })
        #expect([paths.library, paths.settings, paths.backups, paths.log] == example.expected)
    }

    @Test(
        "S14: without any home folder there is no place, and none is made up",
        arguments: [
            [:], ["HOME": "anna"], ["TRACKER_LIBRARY": "/mine.plist"],
            ["XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c"],
        ])
    func noHome(environment: [String: String]) {
        #expect(throws: MissingHome()) {
            try Paths(environment: { environment[$0] }, platform: .linux, accountHome: { nil })
        }
    }

    @Test(
        "C9: a tilde in front is the home folder, where no shell has put it there",
        arguments: [
            ("~/x", "/home/ann/x"), ("~/x/L.plist", "/home/ann/x/L.plist"), ("~", "/home/ann"),
            ("./~/x", "./~/x"), ("~bob/x", "~bob/x"), ("x~", "x~"), ("/~/x", "/~/x"),
        ])
    func tilde(asked: String, library: String) throws {
        let home = ["HOME": "/home/ann"]
        #expect(try Paths(environment: { home[$0] }, library: asked, platform: .linux).library == library)
        let named = home.merging(["TRACKER_LIBRARY": asked]) { $1 }
        #expect(try Paths(environment: { named[$0] }, platform: .macOS).library == library)
    }
}
