import DiskKit
import TestKit
import Testing
import TrackerData
import TrackerDomain

struct SettingsFileTests {
    private let folder: TemporaryFolder
    private let file: SettingsFile

    init() throws {
        folder = try TemporaryFolder()
        file = SettingsFile(path: folder.path("config/tracker/Settings.plist"))
    }

    private func set(_ key: SettingKey, to value: String) throws {
        try file.update { settings in try? settings.set(key, to: value) }
    }

    private var text: String {
        get throws { String(decoding: try folder.read("config/tracker/Settings.plist"), as: UTF8.self) }
    }

    @Test("Reading creates nothing, and no file is no fault")
    func reading() {
        #expect(file.load().settings == Settings())
        #expect(file.load().trouble == nil)
        #expect(folder.list() == [])
    }

    @Test("S8: a file holds what was set, in sorted keys, and its checksum in a last line")
    func format() throws {
        try set(.theme, to: "dark")
        try set(.dayStart, to: "03:00")
        try file.update { $0.hasSeenOnboarding = true }
        #expect(
            try text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>day-start</key>
                \t<string>03:00</string>
                \t<key>onboarding-seen</key>
                \t<true/>
                \t<key>theme</key>
                \t<string>dark</string>
                </dict>
                </plist>
                <!-- tracker gen=0 len=312 xxh64=1b6808671cdba302 -->

                """)
        let settings = file.load().settings
        #expect(settings.theme == .dark && settings.dayStart == 180 && settings.hasSeenOnboarding)
        #expect(try folder.mode(of: "config/tracker/Settings.plist") == 0o600)
        #expect(folder.list() == ["config/", "config/tracker/", "config/tracker/Settings.plist"])
    }

    @Test("Setting what is set already, or unsetting what is not, writes nothing")
    func unchanged() throws {
        try file.update { $0.unset(.theme) }
        #expect(folder.list().filter { $0.hasSuffix(".plist") } == [])
        try set(.theme, to: "dark")
        let status = try FileSystem.system.statusOfPath(folder.path("config/tracker/Settings.plist"))
        try set(.theme, to: "dark")
        #expect(try FileSystem.system.statusOfPath(folder.path("config/tracker/Settings.plist")) == status)
    }

    @Test("Keys and values of newer versions are kept")
    func unknownKeys() throws {
        let body = """
            \t<key>colors</key>
            \t<array>
            \t\t<string>a &amp; b</string>
            \t\t<integer>-5</integer>
            \t\t<real>1.5</real>
            \t\t<false/>
            \t\t<date>2026-11-20T09:30:00Z</date>
            \t\t<data>
            \t\tAQID
            \t\t</data>
            \t</array>
            \t<key>map</key>
            \t<dict>
            \t\t<key>k</key>
            \t\t<dict/>
            \t</dict>

            """
        let head =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
            + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n"
        try folder.write(head + body + "</dict>\n</plist>\n", to: "config/tracker/Settings.plist")
        try set(.theme, to: "dark")
        let list = head + body + "\t<key>theme</key>\n\t<string>dark</string>\n</dict>\n</plist>\n"
        #expect(try text == list + Trailer(generation: 0, over: Array(list.utf8)).line)
    }

    @Test("S8: a value that makes no sense is as good as none, and is named")
    func ignoredValues() throws {
        try folder.write(
            "<plist><dict><key>theme</key><string>pink</string><key>mouse</key><true/><key>language</key><string>ru</string></dict></plist>",
            to: "config/tracker/Settings.plist")
        let loaded = file.load()
        #expect(loaded.trouble == .badValues([.theme, .mouse]))
        #expect(loaded.settings.theme == .system && loaded.settings.usesMouse)
        #expect(loaded.settings.language == .russian)
    }

    @Test(
        "A broken file blocks nothing; when settings are changed it is kept under another name",
        arguments: [
            "", "scribble", "<plist><array/></plist>", "<plist><dict>",
        ])
    func broken(content: String) throws {
        try folder.write(content, to: "config/tracker/Settings.plist")
        #expect(file.load() == LoadedSettings(settings: Settings(), trouble: .unreadable))
        try set(.language, to: "ru")
        #expect(file.load().trouble == nil)
        #expect(file.load().settings.language == .russian)
        #expect(try folder.read("config/tracker/Settings.plist.broken") == Array(content.utf8))
    }

    @Test("A disk that fails at any call leaves the old settings or the new ones, and no stray file")
    func faults() throws {
        try set(.theme, to: "dark")
        let old = try text
        let calls = Calls()
        try SettingsFile(path: folder.path("config/tracker/Settings.plist"), fileSystem: calls.counting())
            .update { $0.hasSeenOnboarding = true }
        let new = try text
        for path in 0..<calls.count {
            try folder.write(old, to: "config/tracker/Settings.plist")
            let failing = Calls()
            let file = SettingsFile(
                path: folder.path("config/tracker/Settings.plist"),
                fileSystem: failing.failing(at: path, code: 28))
            let outcome = Result { try file.update { $0.hasSeenOnboarding = true } }
            let now = try text
            if case .success = outcome { #expect(now == new) } else { #expect(now == old || now == new) }
            // What cannot be removed, the next change removes.
            if failing.all[path].operation == .remove { try set(.mouse, to: "off") }
            #expect(folder.list().filter { $0.contains(".tmp") } == [], "\(failing.all[path])")
        }
    }
}
