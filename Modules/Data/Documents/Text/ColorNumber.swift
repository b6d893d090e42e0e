internal import TrackerDomain

/// A colour as documents keep it: its number in the palette, 1 to 18.
struct ColorNumber: Codable {
    let color: PaletteColor

    init(_ color: PaletteColor) {
        self.color = color
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let color = PaletteColor(number: try container.decode(Int.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no colour")
        }
        self.color = color
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(color.number)
    }
}
