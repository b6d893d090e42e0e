enum Decimal {
    /// A whole number that is not negative, with zeros before it.
    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// A number that is not negative, with so many places after the point; a dash for none.
    static func text(_ value: Double, places: Int) -> String {
        guard value.isFinite else { return "-" }
        let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
        let scaled = Int((value * Double(scale)).rounded())
        guard places > 0 else { return String(scaled) }
        return "\(scaled / scale)." + padded(scaled % scale, to: places)
    }
}
