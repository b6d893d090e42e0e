import Testing
import TrackerData

struct ReaderAgainstFoundationTests {
    @Test("A thousand lists read to the same values as by Foundation")
    func generatedLists() throws {
        var random = RandomPropertyList(seed: 20_261_120)
        for _ in 0..<1000 {
            let text = random.document()
            let own = try PropertyListValue(PropertyListTape(Array(text.utf8)))
            let reference = try FoundationPropertyList.value(of: Array(text.utf8))
            try #require(own == reference, "\(text)")
        }
    }

    @Test("What Foundation writes is read to the value it was")
    func encodedLists() throws {
        let value = PropertyListValue.dictionary([
            "a & <b>": .array([.string("\"'"), .string("]]>"), .string("\u{1}"), .string("ё")]),
            "": .array([]), "k": .array([.string("")]),
        ])
        let bytes = try FoundationPropertyList.bytes(of: value)
        #expect(try PropertyListValue(PropertyListTape(bytes)) == value)
    }
}
