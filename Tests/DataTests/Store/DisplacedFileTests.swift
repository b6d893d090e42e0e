import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The look at the file whose place the new one has taken: whether it is the one that was read, byte for byte.
struct DisplacedFileTests {
    @Test("One byte changed in place far into a large file is found, and both changes are there")
    func largeFile() throws {
        var stand = try Stand()
        try stand.addRun()
        _ = try stand.store.update { (journal) throws(EditError) in
            let edits = (1000...1599).map { Edit.addCategory(id: .category(UInt64($0)), name: "C\($0)") }
            return try journal.perform(edits, today: Stand.today)
        }
        let original = try stand.bytes
        let text = String(decoding: original, as: UTF8.self).replacingOccurrences(
            of: ">C1599<", with: ">C159X<")
        let change = try #require(zip(original, text.utf8).enumerated().first { $1.0 != $1.1 })
        #expect(change.offset > 1 << 16 && text.utf8.count == original.count)
        let folder = stand.folder
        let once = Countdown(1)
        stand.fileSystem = FileSystem.system.intercepted { (call) throws(TrackerData.SystemFault) in
            guard call == SystemCall(operation: .rename, name: "Library.plist"), once.tick() else { return }
            do { try folder.write(text, to: "data/Library.plist") } catch {
                throw TrackerData.SystemFault(.write, code: 5)
            }
        }
        try stand.mark(Day("2026-11-20"))
        #expect(try stand.marks == [Day("2026-11-20")])
        #expect(try stand.library.categories.last?.name == "C159X")
        #expect(stand.strayFiles == [])
    }

    @Test("A file that grows after it was compared is found")
    func growing() throws {
        var stand = try Stand()
        try stand.addRun()
        let text = String(decoding: try stand.bytes, as: UTF8.self) + "<!-- grown -->\n"
        let folder = stand.folder
        let (exchange, statuses) = (Countdown(1), Countdown(2))
        stand.fileSystem = FileSystem.system.intercepted { (call) throws(TrackerData.SystemFault) in
            if call == SystemCall(operation: .rename, name: "Library.plist"), exchange.tick() { return }
            // The displaced file's status is asked before its bytes are read, and again after.
            guard call == SystemCall(operation: .status), exchange.rest <= 0, statuses.tick(),
                statuses.rest == 0,
                let name = folder.list().first(where: { $0.contains(".tracker-") })
            else { return }
            do { try folder.write(text, to: name) } catch {
                throw TrackerData.SystemFault(.write, code: 5)
            }
        }
        try stand.mark(Day("2026-11-20"))
        #expect(statuses.rest < 0)
        #expect(try stand.marks == [Day("2026-11-20")])
        #expect(try stand.backup("found-0000000001-\(HashText.text(of: text)).plist") == Array(text.utf8))
        #expect(stand.strayFiles == [])
    }
}
