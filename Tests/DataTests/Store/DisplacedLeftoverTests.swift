import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The bytes of another program that our write displaced just before a crash, whole or not.
struct DisplacedLeftoverTests {
    @Test("A half-written file of another program that our exchange displaced is kept by the next write")
    func halfWritten() throws {
        let stand = try Stand()
        try stand.addRun()
        // The library bears the hash of the name: it came by an exchange, and what it displaced stands there.
        let name = TemporaryName.text(for: "Library.plist", hash: XXH64.hash(try stand.bytes))
        let half = Array(
            "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\t<key>trackers</key>\n\t<arr".utf8)
        try stand.folder.write(half, to: "data/" + name)
        try stand.mark(Day("2026-11-18"))
        #expect(stand.strayFiles == [])
        let kept = stand.backupNames.filter { $0.hasPrefix("found-") }
        #expect(try kept.map(stand.backup) == [half])
    }

    @Test("The same bytes under a name whose hash the library does not bear are our own write that died")
    func ours() throws {
        let stand = try Stand()
        try stand.addRun()
        let half = Array(
            "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\t<key>trackers</key>\n\t<arr".utf8)
        try stand.folder.write(half, to: "data/" + TemporaryName.text(for: "Library.plist", hash: 1))
        try stand.mark(Day("2026-11-18"))
        #expect(stand.strayFiles == [] && !stand.backupNames.contains { $0.hasPrefix("found-") })
    }
}
