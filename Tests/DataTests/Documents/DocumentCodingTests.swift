import Testing
import TrackerData

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Any coder drives the documents, and ours reads and writes what Foundation's does.
struct DocumentCodingTests {
    enum Format: CaseIterable {
        case binary, json, xml

        /// A document after it was written and read.
        func roundTrip<Document: Codable>(_ document: Document) throws -> Document {
            switch self {
            case .json:
                let data = try JSONEncoder().encode(document)
                return try JSONDecoder().decode(Document.self, from: data)
            case .binary, .xml:
                let encoder = PropertyListEncoder()
                encoder.outputFormat = self == .xml ? .xml : .binary
                let data = try encoder.encode(document)
                return try PropertyListDecoder().decode(Document.self, from: data)
            }
        }
    }

    @Test("Foundation's coders read back what they wrote", arguments: Format.allCases)
    func foundation(format: Format) throws {
        let (first, second) = (try SampleDocuments.odd1(), try SampleDocuments.odd2())
        #expect(try format.roundTrip(first) == first)
        #expect(try format.roundTrip(second) == second)
        #expect(second.history?.removed.count == 1)
        let third = try SampleDocuments.odd3()
        #expect(try format.roundTrip(third) == third)
        var bare = second
        bare.history = nil
        #expect(try format.roundTrip(bare) == bare)
    }

    @Test("Our bytes are those of Foundation's encoder, and what it wrote is read to the same document")
    func sameBytes() throws {
        try compare(SampleDocuments.odd1())
        try compare(SampleDocuments.odd3())
        var document = try SampleDocuments.odd2()
        try compare(document)
        document.history = nil
        try compare(document)
    }

    private func compare<Document: Codable & Equatable>(_ document: Document) throws {
        let own = try PropertyListWriter.bytes(of: PropertyListValueEncoder.value(of: document))
        let reference = try FoundationPropertyList.bytes(of: document)
        #expect(String(decoding: own, as: UTF8.self) == String(decoding: reference, as: UTF8.self))
        #expect(try PropertyListTape(reference).root.decode(Document.self) == document)
    }

    @Test("Of a list of steps the newest hundred are read by any decoder", arguments: [0, 99, 100, 101, 250])
    func newestLines(count: Int) throws {
        let lines = (0..<count).map { "line \($0)" }
        let bytes = try FoundationPropertyList.bytes(of: lines)
        let own = try PropertyListTape(bytes).root.decode(Version2.Lines.self)
        #expect(own.newest == lines.suffix(100))
        #expect(own.skipped == max(0, count - 100))
        #expect(try PropertyListDecoder().decode(Version2.Lines.self, from: Data(bytes)) == own)
    }
}
