import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Files that something has carried with other ends of lines.
struct SyncCarriageReturnTests {
    private let days: [Day] = ["2026-11-17", "2026-11-18", "2026-11-19"]

    private func file(of name: String, _ stand: SyncStand) throws -> String {
        "shared/" + (try #require(stand.published.first { $0.hasPrefix(name + "-") }))
    }

    private func withCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
        bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }

    @Test("STEP-14: a file of another device with CRLF is taken in as with LF, in the folder and brought")
    func others() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try desktop.mark(days[1])
        let name = try file(of: "desktop", stand)
        try stand.folder.write(withCarriageReturns(try stand.folder.read(name)), to: name)
        #expect(try laptop.marks() == [days[0], days[1]])
        #expect(try laptop.perform().takenIn.arrivals.map(\.device) == ["desktop"])
        #expect(try laptop.findings() == [])
        try desktop.mark(days[2])
        let bytes = withCarriageReturns(try desktop.store.publishedFile())
        #expect(try laptop.store.take(bytes).takenIn.arrivals.map(\.device) == ["desktop"])
        #expect(try laptop.marks() == days)
    }

    @Test("STEP-14: a file with one LF without a CR is left alone")
    func mixed() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try desktop.mark(days[1])
        let name = try file(of: "desktop", stand)
        var bytes = withCarriageReturns(try stand.folder.read(name))
        bytes.remove(at: try #require(bytes.firstIndex(of: 0x0D)))
        try stand.folder.write(bytes, to: name)
        #expect(try laptop.marks() == [days[0]])
        #expect(try laptop.findings() == [.file("desktop", .incomplete)])
    }

    @Test("STEP-14: the own file with CRLF is as published, and is not written again for that")
    func own() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try laptop.perform()
        let name = try file(of: "laptop", stand)
        let carried = withCarriageReturns(try stand.folder.read(name))
        try stand.folder.write(carried, to: name)
        try laptop.perform()
        _ = try laptop.store.exchange(.folder)
        #expect(try stand.folder.read(name) == carried)
        #expect(try laptop.findings() == [])
        try laptop.mark(days[1])
        #expect(try desktop.marks() == [days[0], days[1]], "a change is published as ever")
        #expect(try !stand.folder.read(name).contains(0x0D))
    }
}
