/// A style as a terminal of some depth can show it, in the numbers of ECMA-48's SGR sequence.
struct SelectGraphicRendition: Equatable {
    static let plain = SelectGraphicRendition(.plain, depth: .none)

    private let attributes: Attributes
    /// Empty: the terminal's own.
    private let foreground: [UInt8]
    private let background: [UInt8]

    init(_ style: Style, depth: ColorDepth) {
        attributes = style.attributes
        foreground = Self.parameters(style.foreground, depth, isBackground: false)
        background = Self.parameters(style.background, depth, isBackground: true)
    }

    /// The fewest parameters that lead from another rendition to this one; empty means "reset all".
    func parameters(from old: SelectGraphicRendition) -> [UInt8] {
        let change = change(from: old)
        let fresh = [0] + self.change(from: .plain)
        if self == .plain { return [] }
        return Self.length(fresh) < Self.length(change) ? fresh : change
    }

    /// Appends the sequence that leads from another rendition to this one; nothing if they are the same.
    func append(from old: SelectGraphicRendition, to bytes: inout [UInt8]) {
        guard self != old else { return }
        bytes += "\u{1B}[".utf8
        for (index, parameter) in parameters(from: old).enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ";")) }
            bytes += String(parameter).utf8
        }
        bytes.append(UInt8(ascii: "m"))
    }

    private func change(from old: SelectGraphicRendition) -> [UInt8] {
        var parameters: [UInt8] = []
        var kept = old.attributes
        // Bold and dim have one number that ends both.
        for (group, end) in [([.bold, .dim], 22), (.underline, 24), (.reverse, 27)] as [(Attributes, UInt8)]
        where !old.attributes.intersection(group).isSubset(of: attributes) {
            parameters.append(end)
            kept.subtract(group)
        }
        for (attribute, start) in [(.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7)]
            as [(Attributes, UInt8)]
        where attributes.contains(attribute) && !kept.contains(attribute) {
            parameters.append(start)
        }
        if foreground != old.foreground { parameters += foreground.isEmpty ? [39] : foreground }
        if background != old.background { parameters += background.isEmpty ? [49] : background }
        return parameters
    }

    private static func parameters(
        _ color: Color?, _ depth: ColorDepth, isBackground: Bool
    ) -> [UInt8] {
        guard let color else { return [] }
        let offset: UInt8 = isBackground ? 10 : 0
        switch depth {
        case .none:
            return []
        case .sixteen:
            guard let basic = color.basic?.rawValue else { return [] }
            return [(basic < 8 ? 30 + basic : 82 + basic) + offset]
        case .indexed:
            return [38 + offset, 5, color.indexed]
        case .trueColor:
            let (red, green, blue) = (color.rgb >> 16 & 0xFF, color.rgb >> 8 & 0xFF, color.rgb & 0xFF)
            return [38 + offset, 2, UInt8(red), UInt8(green), UInt8(blue)]
        }
    }

    /// Of the parameters in decimal with their separators.
    private static func length(_ parameters: [UInt8]) -> Int {
        parameters.reduce(0) { $0 + ($1 < 10 ? 2 : $1 < 100 ? 3 : 4) }
    }
}
