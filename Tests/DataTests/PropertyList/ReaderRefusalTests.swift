import Testing
import TrackerData

struct ReaderRefusalTests {
    private func fault(_ text: String, _ limits: PropertyListLimits = .standard) -> PropertyListFault? {
        do throws(PropertyListFault) {
            _ = try PropertyListTape(Array(text.utf8), limits: limits)
            return nil
        } catch {
            return error
        }
    }

    private func inDictionary(_ text: String) -> String { "<plist><dict><key>k</key>\(text)</dict></plist>" }

    @Test(
        arguments: [
            ("", .empty), (" \n\t", .empty), ("hello", .notPropertyList), ("{}", .notPropertyList),
            (" <plist><dict/></plist>", .notPropertyList),
            ("\u{FEFF}<plist><dict/></plist>", .notPropertyList),
            ("<plis", .notPropertyList), ("bplist00abc", .binary),
            ("<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><dict/></plist>", .encoding),
            ("<?xml version=\"1.0\" encoding=ISO-8859-1?><plist><dict/></plist>", .encoding),
            ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><string>&a;</string></plist>", .documentTypeSubset),
            ("<plist><dict/></plist><plist><dict/></plist>", .contentAfterEnd(offset: 22)),
            ("<plist><dict/></plist>x", .contentAfterEnd(offset: 22)),
            ("<plist><dict/><dict/></plist>", .malformed(offset: 14)),
            ("<plist></plist>", .malformed(offset: 9)),
            ("<plist><key>a</key></plist>", .malformed(offset: 7)),
        ] as [(String, PropertyListFault)])
    func documents(text: String, expected: PropertyListFault) {
        #expect(fault(text) == expected)
    }

    @Test(
        "Dictionaries are keys and values in turn, each key once",
        arguments: [
            ("<key>k</key>", .malformed(offset: 25)),
            ("", .malformed(offset: 25)),
            ("<true/><key>k</key><true/>", .duplicateKey("k", offset: 37)),
            ("<true/><key>&#107;</key><true/>", .duplicateKey("k", offset: 37)),
            ("<true/><key><![CDATA[k]]></key><true/>", .duplicateKey("k", offset: 37)),
            ("<true/><true/>", .malformed(offset: 32)),
        ] as [(String, PropertyListFault)])
    func dictionaries(text: String, expected: PropertyListFault) {
        #expect(fault(inDictionary(text)) == expected)
    }

    @Test("A key that stands twice is found among many unsorted ones")
    func duplicateAmongMany() {
        let keys = (0..<500).reversed().map { "<key>\($0)</key><true/>" }.joined()
        #expect(fault("<plist><dict>\(keys)</dict></plist>") == nil)
        let fault = fault("<plist><dict>\(keys)<key>250</key><true/></dict></plist>")
        #expect(fault.map { "\($0)".contains("duplicateKey(\"250\"") } == true)
    }

    @Test(arguments: [
        "<string>&foo;</string>", "<string>&</string>", "<string>a & b</string>", "<string>&#;</string>",
        "<string>&#x;</string>", "<string>&#xD800;</string>", "<string>&#x110000;</string>",
        "<string>&#-5;</string>",
        "<string>&#+5;</string>", "<string>a<b</string>", "<string>a<!-- c --></string>",
        "<string a=\"b\">x</string>",
        "<string>a</key>", "<integer>1.5</integer>", "<integer></integer>", "<integer/>",
        "<integer>x</integer>",
        "<integer>99999999999999999999</integer>", "<integer>&#49;</integer>", "<real>x</real>", "<real/>",
        "<date>yesterday</date>", "<date>2026-11-20</date>", "<data>A</data>", "<data>AAA!</data>",
        "<true>x</true>",
        "<array></dict>", "<set/>", "<TRUE/>", "text", "<?php ?><true/>", "<!ENTITY a><true/>", "<dict2/>",
    ])
    func values(text: String) {
        let text = inDictionary(text)
        switch fault(text) {
        case .malformed, .truncated: break
        case let other: Issue.record("\(text): \(String(describing: other))")
        }
    }

    @Test("Bytes that are no UTF-8 are refused wherever they stand in a text", arguments: 0..<20)
    func brokenText(path: Int) {
        var text = [UInt8](repeating: UInt8(ascii: "a"), count: 20)
        text[path] = 0xC3
        for (before, after) in [
            ("<key>", "</key><true/>"), ("<key>k</key><string>", "</string>"),
            ("<key>k</key><string><![CDATA[", "]]></string>"),
        ] {
            let bytes = "<plist><dict>\(before)".utf8 + text + "\(after)</dict></plist>".utf8
            #expect(throws: PropertyListFault.encoding, "\(before)") { try PropertyListTape(Array(bytes)) }
        }
    }

    @Test("Sixty-four containers inside each other are read, sixty-five are not, two million neither")
    func depth() {
        func nested(_ count: Int) -> String {
            "<plist>" + String(repeating: "<array>", count: count)
                + String(repeating: "</array>", count: count)
                + "</plist>"
        }
        #expect(fault(nested(64)) == nil)
        #expect(fault(nested(65)) == .tooDeep(offset: 7 + 65 * 7))
        #expect(fault(nested(2_000_000)) == .tooDeep(offset: 7 + 65 * 7))
    }

    @Test(
        "The limits are the last that is allowed",
        arguments: [
            (PropertyListLimits(size: 43, depth: 1, elements: 3), nil),
            (PropertyListLimits(size: 42, depth: 1, elements: 3), .tooLarge(limit: 42)),
            (PropertyListLimits(size: 43, depth: 0, elements: 3), .tooDeep(offset: 13)),
            (PropertyListLimits(size: 43, depth: 1, elements: 2), .tooManyElements),
        ] as [(PropertyListLimits, PropertyListFault?)])
    func limits(limits: PropertyListLimits, expected: PropertyListFault?) {
        #expect(fault("<plist><dict><key/><true/></dict></plist>  ", limits) == expected)
    }

    @Test func standardLimits() {
        #expect(PropertyListLimits.standard.size == 67_108_864)
        #expect(PropertyListLimits.standard.depth == 64)
        #expect(fault(String(repeating: " ", count: 67_108_865)) == .tooLarge(limit: 67_108_864))
    }

    @Test(
        "The marks of a merge are named with their line",
        arguments: [
            ("<plist>\n<<<<<<< HEAD\n<dict/>\n=======\n<array/>\n>>>>>>> other\n</plist>", 2),
            ("<<<<<<< HEAD\n<plist><dict/></plist>\n", 1),
            ("<plist>\n<dict/>\n>>>>>>> other\n</plist>", 3),
            ("<plist>\n <<<<<<< b\n<<<<<<<b\n\n>>>>>>> other", 5),
        ])
    func conflictMarkers(text: String, line: Int) {
        #expect(fault(text) == .conflictMarkers(line: line))
    }

    @Test("A list cut at any byte is refused")
    func truncation() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><!-- c --><dict><key>a&amp;b</key><array><string><![CDATA[x]]></string><integer>5</integer>
            <real>1.5</real><true/><date>2026-11-20T09:30:00Z</date><data>AQID</data></array></dict></plist>
            """
        #expect(fault(text) == nil)
        for length in 0..<text.utf8.count {
            #expect(fault(String(decoding: text.utf8.prefix(length), as: UTF8.self)) != nil)
        }
    }
}
