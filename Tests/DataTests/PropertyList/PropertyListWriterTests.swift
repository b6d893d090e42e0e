import Testing
import TrackerData

struct PropertyListWriterTests {
    @Test(
        "Markup is escaped wherever it stands in a text",
        arguments: [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")])
    func escaping(sign: String, escape: String) {
        for path in 0...17 {
            let (before, after) = (
                String(repeating: "a", count: path), String(repeating: "é", count: 17 - path)
            )
            let bytes = PropertyListWriter.bytes(of: .string(before + sign + after))
            let line = "\n<string>" + before + escape + after + "</string>\n"
            #expect(!bytes.ranges(of: Array(line.utf8)).isEmpty, "\(path)")
        }
    }

    @Test("Every kind of value, keys sorted, a line each, indented by tabs")
    func format() {
        let value = PropertyListValue.dictionary([
            "b": .array([.string("a & <b> \"c\""), .integer(-5), .real("1.5"), .boolean(true)]),
            "a": .dictionary([
                "when": .date("2026-11-20T09:30:00Z"), "what": .data("AQID"), "": .boolean(false),
            ]),
            "none": .dictionary([:]), "no & more": .array([]), "text": .string(""),
        ])
        #expect(
            String(decoding: PropertyListWriter.bytes(of: value), as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>a</key>
                \t<dict>
                \t\t<key></key>
                \t\t<false/>
                \t\t<key>what</key>
                \t\t<data>
                \t\tAQID
                \t\t</data>
                \t\t<key>when</key>
                \t\t<date>2026-11-20T09:30:00Z</date>
                \t</dict>
                \t<key>b</key>
                \t<array>
                \t\t<string>a &amp; &lt;b&gt; "c"</string>
                \t\t<integer>-5</integer>
                \t\t<real>1.5</real>
                \t\t<true/>
                \t</array>
                \t<key>no &amp; more</key>
                \t<array/>
                \t<key>none</key>
                \t<dict/>
                \t<key>text</key>
                \t<string></string>
                </dict>
                </plist>

                """)
    }

    @Test("A thousand values give the same bytes as Foundation's encoder, and are read to what they were")
    func againstFoundation() throws {
        var random = RandomPropertyList(seed: 20_261_121)
        for _ in 0..<1000 {
            let text = random.document()
            let value = try #require(try PropertyListValue(PropertyListTape(Array(text.utf8))))
            // Foundation encodes nothing but containers at the root.
            let list = PropertyListValue.array([value])
            let bytes = PropertyListWriter.bytes(of: list)
            try #require(
                try String(decoding: bytes, as: UTF8.self)
                    == String(decoding: FoundationPropertyList.bytes(of: list), as: UTF8.self))
            try #require(try PropertyListValue(PropertyListTape(bytes)) == list)
        }
    }
}
