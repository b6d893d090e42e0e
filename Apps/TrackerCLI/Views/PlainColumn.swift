/// A column of `--plain`: its name in the manual, and its text for a row.
struct PlainColumn<Row>: Sendable {
    let name: String
    let text: @Sendable (Row) -> String

    init(_ name: String, _ text: @escaping @Sendable (Row) -> String) {
        (self.name, self.text) = (name, text)
    }
}

extension Array {
    /// The record of a row.
    func record<Row>(_ row: Row) -> [String] where Element == PlainColumn<Row> { map { $0.text(row) } }

    /// The names of the columns.
    func names<Row>() -> [String] where Element == PlainColumn<Row> { map(\.name) }
}
