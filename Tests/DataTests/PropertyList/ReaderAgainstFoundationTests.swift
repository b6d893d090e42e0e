import Testing
import TrackerData

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct ReaderAgainstFoundationTests {
    @Test("A thousand lists read to the same values as by Foundation")
    func generatedLists() throws {
        var random = RandomPropertyList(seed: 20_261_120)
        for _ in 0..<1000 {
            let text = random.document()
            let own = AnyValue(try PropertyListTape(Array(text.utf8)))
            let reference = try PropertyListDecoder().decode(AnyValue.self, from: Data(text.utf8))
            try #require(own == reference, "\(text)")
        }
    }

    @Test("What Foundation writes is read to the value it was")
    func encodedLists() throws {
        let texts = ["a & <b>": ["\"'", "]]>", "\u{1}", "ё"], "": [], "k": [""]]
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        let bytes = Array(try encoder.encode(texts))
        let expected = AnyValue.dictionary(texts.mapValues { .array($0.map { .text($0) }) })
        #expect(AnyValue(try PropertyListTape(bytes)) == expected)
    }
}
