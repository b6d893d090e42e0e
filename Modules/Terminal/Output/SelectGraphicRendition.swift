/// A style in the numbers of ECMA-48's SGR sequence, limited to a terminal's colour depth.
struct SelectGraphicRendition: Equatable {
    static let plain = SelectGraphicRendition(.plain, depth: .none)

    private var attributes: Attributes
    private var foreground: Paint
    private let background: Paint

    init(_ style: Style, depth: ColorDepth) {
        attributes = style.attributes
        foreground = Paint(style.foreground, depth)
        background = Paint(style.background, depth)
    }

    /// What a blank needs of this: it shows no foreground, so that stays as it is.
    func onBlank(after old: SelectGraphicRendition) -> SelectGraphicRendition {
        let shown: Attributes = [.underline, .reverse]
        guard attributes.isDisjoint(with: shown) else { return self }
        var blank = self
        blank.attributes = old.attributes.subtracting(shown)
        blank.foreground = old.foreground
        return blank
    }

    /// Appends the shortest sequence that leads from another rendition to this one; nothing if they are equal.
    func append(from old: SelectGraphicRendition, to bytes: inout [UInt8]) {
        guard self != old else { return }
        bytes.append(0x1B)
        bytes.append(UInt8(ascii: "["))
        guard self != .plain else {
            // No parameters: resets all.
            bytes.append(UInt8(ascii: "m"))
            return
        }
        let start = bytes.count
        appendChange(from: old, to: &bytes)
        if hasToEnd(old) {
            let end = bytes.count
            bytes.append(parameter: 0)
            appendChange(from: .plain, to: &bytes)
            let isFreshShorter = bytes.count - end < end - start
            bytes.removeSubrange(isFreshShorter ? start..<end : end..<bytes.count)
        }
        // Replaces the last separator.
        bytes[bytes.count - 1] = UInt8(ascii: "m")
    }

    /// An attribute of the other rendition ends; only then can a reset be shorter.
    private func hasToEnd(_ old: SelectGraphicRendition) -> Bool {
        !old.attributes.isSubset(of: attributes) || old.foreground != foreground && foreground == .own
            || old.background != background && background == .own
    }

    /// Appends the parameters that differ, each followed by a separator.
    private func appendChange(from old: SelectGraphicRendition, to bytes: inout [UInt8]) {
        var remaining = old.attributes
        func end(_ group: Attributes, _ number: UInt8) {
            guard !old.attributes.intersection(group).isSubset(of: attributes) else { return }
            bytes.append(parameter: number)
            remaining.subtract(group)
        }
        func start(_ attribute: Attributes, _ number: UInt8) {
            if attributes.contains(attribute), !remaining.contains(attribute) {
                bytes.append(parameter: number)
            }
        }
        // One number ends both bold and dim.
        end(Attributes(rawValue: Attributes.bold.rawValue | Attributes.dim.rawValue), 22)
        end(.underline, 24)
        end(.reverse, 27)
        start(.bold, 1)
        start(.dim, 2)
        start(.underline, 4)
        start(.reverse, 7)
        if foreground != old.foreground { foreground.append(to: &bytes, offset: 0) }
        if background != old.background { background.append(to: &bytes, offset: 10) }
    }
}

/// A colour limited to a terminal's colour depth.
private enum Paint: Equatable {
    /// The terminal's own colour.
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
    func append(to bytes: inout [UInt8], offset: UInt8) {
        switch self {
        case .own: bytes.append(parameter: 39 + offset)
        case .basic(let number): bytes.append(parameter: (number < 8 ? 30 + number : 82 + number) + offset)
        case .indexed(let number):
            bytes.append(parameter: 38 + offset)
            bytes.append(parameter: 5)
            bytes.append(parameter: number)
        case .rgb(let rgb):
            bytes.append(parameter: 38 + offset)
            bytes.append(parameter: 2)
            bytes.append(parameter: UInt8(rgb >> 16 & 0xFF))
            bytes.append(parameter: UInt8(rgb >> 8 & 0xFF))
            bytes.append(parameter: UInt8(rgb & 0xFF))
        }
    }
}

extension [UInt8] {
    /// Appends a non-negative number as decimal digits.
    mutating func append(decimal number: Int) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Appends a number and a separator.
    fileprivate mutating func append(parameter: UInt8) {
        append(decimal: Int(parameter))
        append(UInt8(ascii: ";"))
    }
}
