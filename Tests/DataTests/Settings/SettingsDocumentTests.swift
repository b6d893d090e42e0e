import TestKit
import Testing
import TrackerData
import TrackerDomain

/// What the last line of a settings file tells.
struct SettingsDocumentTests {
    private static let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>theme</key>
        \t<string>dark</string>
        </dict>
        </plist>

        """
    private static let line = "<!-- tracker gen=0 len=229 xxh64=f4bfbaadd7486f1b -->\n"

    private static let dark = SettingsDocument(values: ["theme": .string("dark")])

    private func read(_ text: String) -> LoadedSettings {
        let (document, trouble) = SettingsDocument.read(Array(text.utf8))
        return LoadedSettings(settings: document.settings, trouble: trouble)
    }

    private func dark(_ trouble: SettingsTrouble? = nil) -> LoadedSettings {
        LoadedSettings(settings: Self.dark.settings, trouble: trouble)
    }

    @Test("S8: with its last line, or without any, a file is taken as it is")
    func sound() throws {
        #expect(read(Self.list + Self.line) == dark())
        #expect(read(Self.list) == dark())
        #expect(read(Self.list + "<!-- mine -->\n") == dark())
        #expect(
            try Self.dark.bytes(for: "") == Array((Self.list + Self.line).utf8))
    }

    @Test("S8: a wrong checksum over values that make sense: they hold, and it is said")
    func edited() {
        let light = Self.list.replacingOccurrences(of: "dark", with: "light")
        let loaded = read(light + Self.line)
        #expect(loaded.settings.theme == .light && loaded.trouble == .edited)
        #expect(read(Self.list + "\n" + Self.line) == dark(.edited))
    }

    @Test("S8: a value that makes no sense: its default, and it is named, whatever the checksum")
    func badValue() {
        let pink = Self.list.replacingOccurrences(of: "dark", with: "pink")
        for text in [pink, pink + Self.line] {
            let loaded = read(text)
            #expect(loaded.settings.theme == .system && loaded.trouble == .badValues([.theme]))
        }
    }

    @Test("S8: what makes no sense as a whole: the defaults")
    func unreadable() {
        for text in ["", "scribble", Self.list.replacingOccurrences(of: "</dict>", with: "") + Self.line] {
            #expect(read(text) == LoadedSettings(settings: Settings(), trouble: .unreadable))
        }
    }

    @Test("S8: an edited file is said to be one until the next change to a setting")
    func untilTheNextChange() throws {
        let folder = try TemporaryFolder()
        let file = SettingsFile(path: folder.path("Settings.plist"))
        try folder.write(Self.list + "\n" + Self.line, to: "Settings.plist")
        for _ in 0..<2 { #expect(file.load() == dark(.edited)) }
        try file.update { try? $0.set(.theme, to: "dark") }
        #expect(file.load() == dark())
    }
}
