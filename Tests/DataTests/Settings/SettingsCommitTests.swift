import DiskKit
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Settings are written as a library is: nothing that stood there is lost, whatever stands in the way.
struct SettingsCommitTests {
    private let folder: TemporaryFolder
    private let name = "config/Settings.plist"

    init() throws {
        folder = try TemporaryFolder()
    }

    private func file(_ fileSystem: FileSystem = .system) -> SettingsFile {
        SettingsFile(path: folder.path(name), fileSystem: fileSystem)
    }

    private func set(_ key: SettingKey, to value: String, _ fileSystem: FileSystem = .system) throws {
        try file(fileSystem).update { try? $0.set(key, to: value) }
    }

    private func keep(_ values: [SettingKey: String], in file: SettingsFile) throws {
        _ = try file.update { settings in
            for (key, value) in values { try? settings.set(key, to: value) }
        }
    }

    @Test("S7: of broken files after each other each is kept, and the same bytes once")
    func brokenAgain() throws {
        for content in ["one", "two", "one", "three"] {
            try folder.write(content, to: name, mode: 0o640)
            try set(.theme, to: "dark")
        }
        #expect(
            try folder.contents().filter { $0.key != name } == [
                "\(name).broken": Array("one".utf8), "\(name).broken-2": Array("two".utf8),
                "\(name).broken-3": Array("three".utf8),
            ])
        #expect(try folder.mode(of: "\(name).broken") == 0o640)
        #expect(file().load().settings.theme == .dark)
    }

    @Test("S7: a folder at the name of the copy, or at the temporary one, is passed by")
    func takenNames() throws {
        try set(.theme, to: "dark")
        let hash = XXH64.hash(try folder.read(name))
        let temporary = "config/" + TemporaryName.text(for: "Settings.plist", hash: hash)
        try folder.write("mine", to: "\(temporary)/note")
        try folder.write("mine", to: "\(name).broken/note")
        try folder.write("scribble", to: name)
        try set(.theme, to: "dark")
        #expect(file().load().settings.theme == .dark)
        #expect(
            folder.list() == [
                "config/", "\(temporary)/", "\(temporary)/note", name, "\(name).broken-2", "\(name).broken/",
                "\(name).broken/note",
            ])
    }

    @Test(
        "S7: what is no file blocks nothing; a change says to move it away", arguments: [true, false])
    func inTheWay(isFolder: Bool) throws {
        if isFolder { try folder.makeFolder(name) } else { try folder.makePipe(name) }
        #expect(file().load() == LoadedSettings(settings: Settings(), trouble: .inaccessible))
        let fault = DiskFault(operation: .saveSettings, path: folder.path(name), cause: .notARegularFile)
        #expect(throws: StoreError.disk(fault)) { try set(.theme, to: "dark") }
        #expect(folder.list().count == 2)
    }

    @Test("S7: a file changed by others between reading and writing keeps their change, too")
    func changedMeanwhile() throws {
        try set(.theme, to: "dark")
        let theirs = try SettingsDocument(values: ["mouse": .string("off")]).bytes(for: "")
        let once = Countdown(1)
        let (folder, name) = (folder, name)
        let meddling = FileSystem.system.intercepted { (call) throws(TrackerData.SystemFault) in
            guard call == SystemCall(operation: .rename, name: "Settings.plist"), once.tick() else { return }
            do { try folder.write(theirs, to: name) } catch { throw TrackerData.SystemFault(.write, code: 5) }
        }
        try set(.language, to: "ru", meddling)
        let settings = file().load().settings
        #expect(settings.language == .russian && !settings.usesMouse && settings.value(.theme) == nil)
        #expect(folder.list() == ["config/", name])
    }

    @Test("S7: bytes of others that a crash left under the temporary name are kept")
    func leftover() throws {
        try set(.theme, to: "dark")
        let hash = XXH64.hash(try folder.read(name))
        let theirs = "<plist><dict><key>mouse</key><string>off</string></dict></plist>"
        try folder.write(theirs, to: "config/" + TemporaryName.text(for: "Settings.plist", hash: hash))
        try set(.language, to: "ru")
        #expect(folder.list() == ["config/", name, "\(name).broken"])
        #expect(try folder.read("\(name).broken") == Array(theirs.utf8))
        #expect(file().load().settings.theme == .dark)
    }

    @Test("What is no file at a temporary name goes with the next write: a link, a pipe, an empty folder")
    func oddLeftovers() throws {
        let temporary = "config/" + TemporaryName.text(for: "Settings.plist", hash: 1)
        let makers = [
            { try folder.link("/nowhere", at: temporary) }, { try folder.makePipe(temporary) },
            { try folder.makeFolder(temporary) },
        ]
        for (make, theme) in zip(makers, ["dark", "light", "dark"]) {
            try make()
            #expect(folder.list().count { $0.contains(".tracker-") } == 1)
            try set(.theme, to: theme)
            #expect(folder.list() == ["config/", name])
        }
    }

    @Test(
        "Killed at any call, sound settings of a person's own that came into the new ones leave no broken file",
        arguments: [(.theme, "dark"), (.mouse, "on")] as [(SettingKey, String)])
    func killedWhileReplacing(key: SettingKey, value: String) throws {
        let own = "<plist><dict><key>mouse</key><string>off</string></dict></plist>"
        var (path, displaced, isOver) = (0, 0, false)
        while !isOver {
            try folder.write(own, to: name)
            isOver = (try? set(key, to: value, Calls().stopping(at: path))) != nil
            path += 1
            let left = try folder.contents().filter { $0.key != name }
            if left.values.contains(Array(own.utf8)) { displaced += 1 }
            try set(.language, to: "ru")
            #expect(folder.list() == ["config/", name], "\(path)")
            #expect(key == .mouse || !file().load().settings.usesMouse, "\(path)")
        }
        #expect(displaced > 0)
    }

    @Test(
        "Killed while several settings are kept at once, a person's own file stays in a copy rather than be lost"
    )
    func killedWhileReplacingSeveral() throws {
        let own = "<plist><dict><key>mouse</key><string>off</string></dict></plist>"
        var (path, copies, isOver) = (0, 0, false)
        while !isOver {
            try folder.write(own, to: name)
            let file = file(Calls().stopping(at: path))
            isOver = (try? keep([.theme: "dark", .mouse: "on"], in: file)) != nil
            path += 1
            try set(.language, to: "ru")
            let left = try folder.contents().filter { $0.key != name }
            #expect(left.allSatisfy { $0 == ("\(name).broken", Array(own.utf8)) }, "\(path)")
            copies = max(copies, left.count)
        }
        #expect(copies == 1)
    }

    @Test("What could not be read back is not written")
    func readBack() throws {
        // No text of ours holds such a character, and no other reader would take it.
        let settings = SettingsDocument(values: ["new\u{1}": .integer(1)])
        #expect(throws: StoreError.notAsMeant(path: "/s")) {
            try settings.bytes(for: "/s")
        }
        let large = SettingsDocument(values: ["new": .string(String(repeating: "x", count: 1000))])
        #expect(throws: StoreError.tooLarge(path: "/s", limit: 1000)) {
            try large.bytes(for: "/s", maximumSize: 1000)
        }
    }

    @Test("S11: control characters of a hand-edited file are not written back")
    func controlCharacters() throws {
        try folder.write(
            "<plist><dict><key>n\u{1}ew</key><array><string>a\u{2}&#3;\tb\u{FFFF}</string></array></dict></plist>",
            to: name)
        try set(.theme, to: "dark")
        let text = String(decoding: try folder.read(name), as: UTF8.self)
        #expect(text.contains("<key>n\u{FFFD}ew</key>"))
        #expect(text.contains("<string>a\u{FFFD}\u{FFFD}\tb\u{FFFD}</string>"))
        _ = try FoundationPropertyList.value(of: Array(text.utf8))
        #expect(file().load().trouble == nil)
    }
}
