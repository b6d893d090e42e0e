/// A style as a terminal of some depth can show it, in the numbers of ECMA-48's SGR sequence.
struct SelectGraphicRendition: Equatable {
    static let plain = SelectGraphicRendition(.plain, depth: .none)

    private let attributes: Attributes
    private let foreground: Paint
    private let background: Paint

    init(_ style: Style, depth: ColorDepth) {
        attributes = style.attributes
        foreground = Paint(style.foreground, depth)
        background = Paint(style.background, depth)
    }

    /// Appends the sequence that leads from another rendition to this one; nothing if they are the same.
    func append(from old: SelectGraphicRendition, to bytes: inout [UInt8]) {
        guard self != old else { return }
        bytes += [0x1B, UInt8(ascii: "[")]
        var isFirst = true
        for parameter in parameters(from: old) {
            if !isFirst { bytes.append(UInt8(ascii: ";")) }
            bytes.append(decimal: Int(parameter))
            isFirst = false
        }
        bytes.append(UInt8(ascii: "m"))
    }

    /// The fewest parameters that lead from another rendition to this one; empty means "reset all".
    private func parameters(from old: SelectGraphicRendition) -> [UInt8] {
        if self == .plain { return [] }
        let change = change(from: old)
        // Only what has to end may cost more than a new beginning.
        guard
            !old.attributes.isSubset(of: attributes) || old.foreground != foreground && foreground == .own
                || old.background != background && background == .own
        else { return change }
        let fresh = [0] + self.change(from: .plain)
        return Self.length(fresh) < Self.length(change) ? fresh : change
    }

    private func change(from old: SelectGraphicRendition) -> [UInt8] {
        var parameters: [UInt8] = []
        var kept = old.attributes
        func end(_ group: Attributes, _ number: UInt8) {
            guard !old.attributes.intersection(group).isSubset(of: attributes) else { return }
            parameters.append(number)
            kept.subtract(group)
        }
        func start(_ attribute: Attributes, _ number: UInt8) {
            if attributes.contains(attribute), !kept.contains(attribute) { parameters.append(number) }
        }
        // Bold and dim have one number that ends both.
        end(Attributes(rawValue: Attributes.bold.rawValue | Attributes.dim.rawValue), 22)
        end(.underline, 24)
        end(.reverse, 27)
        start(.bold, 1)
        start(.dim, 2)
        start(.underline, 4)
        start(.reverse, 7)
        if foreground != old.foreground { foreground.append(to: &parameters, offset: 0) }
        if background != old.background { background.append(to: &parameters, offset: 10) }
        return parameters
    }

    /// Of the parameters in decimal with their separators.
    private static func length(_ parameters: [UInt8]) -> Int {
        var length = 0
        for parameter in parameters { length += parameter < 10 ? 2 : parameter < 100 ? 3 : 4 }
        return length
    }
}

/// A colour as a terminal of some depth can show it.
private enum Paint: Equatable {
    /// The terminal's own.
    case own
    case basic(UInt8)
    case indexed(UInt8)
    case rgb(UInt32)

    init(_ color: Color?, _ depth: ColorDepth) {
        self = .own
        guard let color else { return }
        switch depth {
        case .none: return
        case .sixteen: if let basic = color.basic { self = .basic(basic.rawValue) }
        case .indexed: self = .indexed(color.indexed)
        case .trueColor: self = .rgb(color.rgb)
        }
    }

    /// - Parameter offset: 0 for the foreground, 10 for the background.
    func append(to parameters: inout [UInt8], offset: UInt8) {
        switch self {
        case .own: parameters.append(39 + offset)
        case .basic(let number): parameters.append((number < 8 ? 30 + number : 82 + number) + offset)
        case .indexed(let number): parameters += [38 + offset, 5, number]
        case .rgb(let rgb):
            let (red, green, blue) = (rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF)
            parameters += [38 + offset, 2, UInt8(red), UInt8(green), UInt8(blue)]
        }
    }
}

extension [UInt8] {
    /// Appends a number from 0 on as its decimal digits.
    mutating func append(decimal number: Int) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}
