import DiskKit
import Synchronization
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// A file that another program writes in place while it is being read.
struct ChangingFileTests {
    @Test(
        "What is taken is what stands there after the last byte was read, up to a third look",
        arguments: [(0, "Run"), (1, "Jog"), (2, "Row"), (9, "Row")])
    func image(changes: Int, name: String) throws {
        let stand = try stand(changing: changes)
        #expect(try stand.library.trackers.map(\.name) == [name])
    }

    /// A stand with the habit "Run", whose file is given another name each time its bytes have been read.
    private func stand(changing count: Int) throws -> Stand {
        var stand = try Stand()
        try stand.addRun()
        let text = String(decoding: try stand.bytes, as: UTF8.self)
        let versions = ["Jog", "Row", "Ski"].map { text.replacingOccurrences(of: ">Run<", with: ">\($0)<") }
        let (folder, reads) = (stand.folder, Counter())
        stand.fileSystem = FileSystem.system.intercepted { (call) throws(TrackerData.SystemFault) in
            // The second read of a look finds the end: the bytes are there already.
            guard call.operation == .read, case let read = reads.next(), read.isMultiple(of: 2),
                read / 2 <= count
            else { return }
            do { try folder.write(versions[read / 2 - 1], to: "data/Library.plist") } catch {
                throw TrackerData.SystemFault(.write, code: 5)
            }
        }
        return stand
    }

    private final class Counter: Sendable {
        private let count = Mutex(0)

        func next() -> Int {
            count.withLock { count in
                count += 1
                return count
            }
        }
    }
}
