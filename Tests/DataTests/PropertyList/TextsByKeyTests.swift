import Testing
import TrackerData

/// A dictionary of texts keeps the order of its keys and the texts as they are, from a file and to it.
@Suite struct TextsByKeyTests {
    private func read(_ entries: String) throws -> [String] {
        let list = "<plist><dict>\(entries)</dict></plist>"
        return try PropertyListTape(Array(list.utf8)).root.decode(TextsByKey.self).map {
            String(decoding: $0.key, as: UTF8.self) + "=" + String(decoding: $0.text, as: UTF8.self)
        }
    }

    @Test("Texts come out by their keys, with escapes resolved, in whatever order the file has them")
    func reading() throws {
        let (a, b) = ("<key>2025</key><string>one</string>", "<key>2026</key><string>two</string>")
        #expect(try read(a + b) == ["2025=one", "2026=two"])
        #expect(try read(b + a) == ["2025=one", "2026=two"])
        #expect(try read("<key>a&amp;</key><string>1 &lt; 2</string>" + a) == ["2025=one", "a&=1 < 2"])
        #expect(try read("<key>2025</key><string/>") == ["2025="])
        #expect(try read("") == [])
    }

    @Test("Anything but texts is refused with its place")
    func refusal() {
        #expect(throws: PropertyListFault.invalid(path: "b", problem: "not text")) {
            try read("<key>a</key><string/><key>b</key><integer>1</integer>")
        }
        #expect(throws: PropertyListFault.invalid(path: "", problem: "not a dictionary")) {
            try PropertyListTape(Array("<plist><array/></plist>".utf8)).root.decode(TextsByKey.self)
        }
    }

    @Test("Texts are written as a dictionary of texts is, and read back")
    func writing() throws {
        var texts = TextsByKey()
        texts.append("2025".utf8, "a & b".utf8)
        texts.append("2026".utf8, "<ё>".utf8)
        let dictionary = PropertyListValue.dictionary(["2025": .string("a & b"), "2026": .string("<ё>")])
        let bytes = PropertyListWriter.bytes(of: try PropertyListValueEncoder.value(of: texts))
        #expect(bytes == PropertyListWriter.bytes(of: dictionary))
        #expect(try PropertyListTape(bytes).root.decode(TextsByKey.self) == texts)
        #expect(
            PropertyListWriter.bytes(of: .texts(TextsByKey()))
                == PropertyListWriter.bytes(of: .dictionary([:])))
        #expect(TextsByKey([(key: "2026", text: "<ё>"), (key: "2025", text: "a & b")]) == texts)
    }
}
