import Testing
import TrackerData

/// The escapes of text: references and CDATA sections.
struct ReferenceTests {
    private func text(_ escaped: String) throws -> String {
        try PropertyListTape(Array("<plist><string>\(escaped)</string></plist>".utf8)).root.text
    }

    private func fault(_ text: String) -> PropertyListFault? {
        do throws(PropertyListFault) {
            _ = try PropertyListTape(Array(text.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "References with a name or a number, and sections, stand for their characters",
        arguments: [
            ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("a&amp;amp;b", "a&amp;b"),
            ("&#65;&#x41;&#x6a;&#x6A;", "AAjj"), ("&#1103;&#x42F;", "яЯ"),
            ("&#x1F642;&#128578;", "🙂🙂"), ("&#xD7FF;&#xE000;", "\u{D7FF}\u{E000}"),
            ("&#x10FFFF;&#1114111;", "\u{10FFFF}\u{10FFFF}"),
            // The longest that are read.
            ("&#x00000041;&#000000065;", "AA"),
            ("<![CDATA[&amp;<b>]]>&amp;", "&amp;<b>&"), ("<![CDATA[]]]]><![CDATA[>]]>", "]]>"),
            ("<![CDATA[<![CDATA[]]>x", "<![CDATA[x"), ("]]>", "]]>"),
        ])
    func meaning(escaped: String, meant: String) throws {
        #expect(try text(escaped) == meant)
        #expect(try text("a" + escaped + "я") == "a" + meant + "я")
    }

    @Test(
        "What is no reference is refused where it stands",
        arguments: [
            "&;", "&AMP;", "&amp ;", "&ampe;", "& amp;", "&nbsp;", "&apos", "&#;", "&#x;", "&#X41;", "&#x4G;",
            "&#6a;", "&# 65;", "&#-5;", "&#+5;", "&#xx41;", "&#65",
            // Surrogates, and beyond what Unicode has.
            "&#xD800;", "&#xDFFF;", "&#55296;", "&#57343;", "&#x110000;", "&#1114112;", "&#xFFFFFFFF;",
            // A digit more than is read, and more than a word has room for.
            "&#x000000041;", "&#0000000065;", "&#9999999999;", "&#x100000041;", "&#99999999999999999999;",
        ])
    func refusal(reference: String) {
        #expect(fault("<plist><string>a\(reference)bcdefghijklm</string></plist>") == .malformed(offset: 16))
    }

    @Test(
        "A file that ends within or behind a reference is cut off",
        arguments: [
            "&", "&a", "&amp", "&amp;", "&#", "&#6", "&#65;", "&#x", "&#x41", "&#x41;", "<![CDATA[&amp;",
        ])
    func end(reference: String) {
        #expect(fault("<plist><string>" + reference) == .truncated)
    }
}
