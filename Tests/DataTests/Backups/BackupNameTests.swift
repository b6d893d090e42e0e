import Testing
import TrackerData

struct BackupNameTests {
    @Test(arguments: [
        (BackupName.generation(12), "0000000012.plist"), (.generation(0), "0000000000.plist"),
        (.kept(9_999_999_999), "kept-9999999999.plist"), (.found(hash: 0xAB), "found-00000000000000ab.plist"),
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
