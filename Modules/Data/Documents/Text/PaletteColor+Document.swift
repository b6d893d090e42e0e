internal import TrackerDomain

/// A colour as documents keep it: its number in the palette.
extension PaletteColor {
    init(document element: PropertyListElement) throws(PropertyListFault) {
        guard let color = PaletteColor(number: try element.integer) else { throw element.fault("no colour") }
        self = color
    }
}
