/// The columns of all tables: a name at the left, then numbers.
enum Column {
    static let width = 9
    private static let nameWidth = 46

    static func name(_ name: String, width: Int = nameWidth) -> String {
        name + String(repeating: " ", count: max(0, width - name.count))
    }

    static func text(_ text: String, width: Int = width) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    static func number(_ value: Double, places: Int) -> String {
        text(Decimal.text(value, places: places))
    }
}
