import Testing
import TrackerData

struct BackupNameTests {
    @Test(
        "S6: a name says what it is; a number that no counting reaches is none",
        arguments: [
            (BackupName.generation(12), "0000000012.plist"), (.generation(0), "0000000000.plist"),
            (.kept(999_999_999), "kept-0999999999.plist"),
            (.found(hash: 0xAB), "found-00000000000000ab.plist"),
            (.uncounted("9999999999.plist"), "9999999999.plist"),
            (.uncounted("kept-1000000000.plist"), "kept-1000000000.plist"),
            (
                .uncounted("found-1000000000-00000000000000ab.plist"),
                "found-1000000000-00000000000000ab.plist"
            ),
            (.edited(3, hash: .max), "found-0000000003-ffffffffffffffff.plist"),
        ])
    func spelling(name: BackupName, text: String) {
        #expect(name.text == text)
        #expect(BackupName(text) == name)
    }

    @Test(arguments: [
        "", ".plist", "12.plist", "0000000012", "0000000012.plist.tmp", "-000000012.plist",
        "+000000012.plist",
        "kept-12.plist", "found-0000000012.plist", "found-xyz.plist",
        "kept-0000000012-00000000000000ab.plist", "origin",
        "found-00000000000000AB.plist", "Library.plist",
    ])
    func others(text: String) {
        #expect(BackupName(text) == nil)
    }
}
