/// What something is drawn with.
struct SVGInk: Hashable {
    /// 0xRRGGBB.
    var color: UInt32
    /// Whether the colour is the one that everything has unless it says otherwise.
    var isDefault = false
    /// From 0 to 1 in decimals.
    var opacity: String?
    var isBold = false
    var isUnderlined = false
    /// Of lines, in pixels.
    var thickness: String?

    /// For shapes, which are neither bold nor underlined.
    var plain: SVGInk {
        var ink = self
        (ink.isDefault, ink.isBold, ink.isUnderlined) = (false, false, false)
        return ink
    }

    /// Of an element of text.
    var attributes: String {
        (isDefault ? "" : " fill=\"\(Self.hex(color))\"")
            + (opacity.map { " opacity=\"\($0)\"" } ?? "")
            + (isBold ? " font-weight=\"700\"" : "")
            + (isUnderlined ? " text-decoration=\"underline\"" : "")
    }

    static func hex(_ color: UInt32) -> String {
        let digits = String(color, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}

/// A whole number of halves, written as briefly as can be.
struct SVGNumber: CustomStringConvertible {
    let description: String

    init(halves: Int) {
        description = halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(Double(halves) / 2)"
    }
}

/// Text between tags.
struct SVGText: CustomStringConvertible {
    let description: String

    init(_ text: some StringProtocol) {
        description = text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }

    init(_ sign: Character) { self.init(String(sign)) }
}
