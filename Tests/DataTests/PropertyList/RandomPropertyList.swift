import TestKit

/// Writes property lists as no encoder would: any value, spelled in any of the ways XML allows.
struct RandomPropertyList {
    private var random: SeededRandom

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    mutating func document() -> String {
        var text = pick(["<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "<?xml version=\"1.0\"?>", ""])
        text += text.isEmpty ? "" : gap()
        text += pick(["", "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://a/b.dtd\">"])
        if !text.isEmpty { text += gap() }
        return text + "<plist version=\"1.0\">" + gap() + value(depth: 0) + gap() + "</plist>" + gap()
    }

    private mutating func value(depth: Int) -> String {
        let kind = Int.random(in: 0..<(depth < 5 ? 8 : 5), using: &random)
        switch kind {
        case 0: return pick(["<true/>", "<true />", "<true></true>"])
        case 1: return pick(["<false/>", "<false></false>"])
        case 2: return "<integer>\(Int64.random(in: .min ... .max, using: &random))</integer>"
        case 3: return "<real>\(Double(Int.random(in: -999...999, using: &random)) + 0.5)</real>"
        case 4: return "<string>" + text() + "</string>"
        case 5, 6: return dictionary(depth: depth)
        default: return array(depth: depth)
        }
    }

    private mutating func array(depth: Int) -> String {
        let count = Int.random(in: 0...4, using: &random)
        if count == 0 { return pick(["<array/>", "<array></array>"]) }
        return "<array>" + (0..<count).map { _ in gap() + value(depth: depth + 1) }.joined() + gap()
            + "</array>"
    }

    private mutating func dictionary(depth: Int) -> String {
        let count = Int.random(in: 0...20, using: &random) / (depth + 1)
        if count == 0 { return pick(["<dict/>", "<dict></dict>"]) }
        let entries = (0..<count).map { number in
            "\(gap())<key>\(number)\(text())</key>\(gap())\(value(depth: depth + 1))"
        }
        return "<dict>" + entries.shuffled(using: &random).joined() + gap() + "</dict>"
    }

    private mutating func text() -> String {
        let pieces = [
            "a", "Привет", "é", "e\u{301}", "👩‍👩‍👧", " ", "\n", "\t", ">", "'", "\"", "&amp;", "&lt;", "&gt;",
            "&quot;",
            "&apos;", "&#65;", "&#x1F642;", "&#x0041;", "<![CDATA[<&>]]>", "<![CDATA[]]>", "<![CDATA[]]]]>",
            "]]",
        ]
        return (0..<Int.random(in: 0...6, using: &random)).map { _ in pick(pieces) }.joined()
    }

    private mutating func gap() -> String {
        pick(["", "", "", " ", "\n\t", "\r\n", "<!-- a < b & c > d -->", " <!----> "])
    }

    private mutating func pick(_ choices: [String]) -> String {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }
}
