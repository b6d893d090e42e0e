import Testing
import TrackerData

struct TapeDecoderTests {
    private struct Document: Decodable, Equatable {
        var flag: Bool
        var items: [Item]
        var note: String?
        var number: Int

        struct Item: Decodable, Equatable {
            var name: String
            var ratio: Double
            var small: UInt8
        }
    }

    private func decode(_ body: String) throws(PropertyListFault) -> Document {
        try PropertyListTape(Array("<plist><dict>\(body)</dict></plist>".utf8)).decode(Document.self)
    }

    private let item =
        "<dict><key>small</key><integer>255</integer><key>ratio</key><real>0.5</real><key>name</key><string>a</string></dict>"

    @Test("Keys in any order")
    func decoding() throws {
        let document = try decode(
            "<key>number</key><integer>-3</integer><key>items</key><array>\(item)\(item)</array><key>flag</key><true/>"
        )
        let expected = Document.Item(name: "a", ratio: 0.5, small: 255)
        #expect(document == Document(flag: true, items: [expected, expected], note: nil, number: -3))
    }

    @Test(
        "A fault says where it is",
        arguments: [
            ("<key>number</key><integer>1</integer><key>items</key><array/>", "flag", "missing"),
            ("<key>flag</key><string>yes</string>", "flag", "not true or false"),
            ("<key>flag</key><true/><key>items</key><dict/>", "items", "not an array"),
            ("<key>flag</key><true/><key>items</key><array><dict/></array>", "items › 1 › name", "missing"),
            (
                "<key>flag</key><true/><key>items</key><array><dict><key>name</key><integer>1</integer></dict></array>",
                "items › 1 › name", "not text"
            ),
            (
                "<key>flag</key><true/><key>items</key><array><dict><key>name</key><string>a</string><key>ratio</key>"
                    + "<integer>1</integer><key>small</key><integer>256</integer></dict></array>",
                "items › 1 › small", "out of range"
            ),
            ("<key>flag</key><true/><key>extra</key><true/>", "extra", "unknown key"),
        ])
    func faults(body: String, place: String, problem: String) {
        #expect(throws: PropertyListFault.invalid(place: place, problem: problem)) { try decode(body) }
    }
}
