internal import TrackerDomain

/// A colour as documents keep it: its number in the palette, 1 to 18.
struct ColorNumber: Encodable {
    let color: PaletteColor

    init(_ color: PaletteColor) {
        self.color = color
    }

    init(_ element: PropertyListElement) throws(PropertyListFault) {
        guard let color = PaletteColor(number: try element.integer) else { throw element.fault("no colour") }
        self.color = color
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(color.number)
    }
}
