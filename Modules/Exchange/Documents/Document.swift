/// A document of `--json`, an object in it or a record of `--plain`: its keys in order, each with its value.
///
/// The JSON, the record and the keys that the manual lists come from the same columns.
public struct Document<State>: Sendable {
    struct Column: Sendable {
        let name: String
        /// Whether a document may leave it out.
        let isOptional: Bool
        /// What its value is made of; asked by the manual alone.
        let shape: @Sendable () -> DocumentKey.Shape
        /// `nil` where the document leaves it out.
        let value: @Sendable (State) -> JSON?
    }

    let columns: [Column]

    init(_ columns: [Column]) { self.columns = columns }

    /// The document that a command prints.
    public func json(_ state: State) -> JSON {
        .object([JSON.Member(key: "schemaVersion", value: JSON.schemaVersion)] + members(state))
    }

    /// An object in a document.
    func object(_ state: State) -> JSON { .object(members(state)) }

    private func members(_ state: State) -> [JSON.Member] {
        var members: [JSON.Member] = []
        members.reserveCapacity(columns.count)
        for column in columns {
            guard let value = column.value(state) else { continue }
            members.append(JSON.Member(key: column.name, value: value))
        }
        return members
    }

    /// The record of `--plain`.
    public func record(_ state: State) -> [String] { columns.map { $0.value(state)?.field ?? "" } }

    /// The fields of the record, for the manual.
    public var names: [String] { columns.map(\.name) }

    /// The keys, for the manual.
    public var keys: [DocumentKey] {
        columns.map { DocumentKey($0.name, isOptional: $0.isOptional, $0.shape()) }
    }

    /// Some of its columns, in another order; each of the names must be one of them.
    public func only(_ names: String...) -> Document {
        Document(
            names.map { name in
                guard let column = columns.first(where: { $0.name == name }) else {
                    preconditionFailure("no column \(name)")
                }
                return column
            })
    }

    /// Its columns in a document of more than its state.
    func columns<Whole>(of part: @escaping @Sendable (Whole) -> State) -> [Document<Whole>.Column] {
        columns.map { column in
            .init(name: column.name, isOptional: column.isOptional, shape: column.shape) {
                column.value(part($0))
            }
        }
    }
}

extension Document.Column {
    /// A key that is always there.
    init(
        _ name: String, _ shape: @autoclosure @escaping @Sendable () -> DocumentKey.Shape = .plain,
        _ value: @escaping @Sendable (State) -> JSON
    ) {
        self.init(name: name, isOptional: false, shape: shape, value: value)
    }

    static func optional(
        _ name: String, _ shape: @autoclosure @escaping @Sendable () -> DocumentKey.Shape = .plain,
        _ value: @escaping @Sendable (State) -> JSON?
    ) -> Self {
        Self(name: name, isOptional: true, shape: shape, value: value)
    }

    /// Null if there is no such part.
    static func object<Part>(
        _ name: String, _ document: Document<Part>, _ part: @escaping @Sendable (State) -> Part?
    ) -> Self {
        Self(name, .object(document.keys)) { part($0).map(document.object) ?? .null }
    }

    static func list<Row>(
        _ name: String, _ document: Document<Row>, _ rows: @escaping @Sendable (State) -> [Row]
    ) -> Self {
        Self(name, .list(document.keys)) { .array(rows($0).map(document.object)) }
    }

    /// Says that nothing was changed, if so.
    static func dryRun(_ isDryRun: @escaping @Sendable (State) -> Bool) -> Self {
        .optional("dryRun") { isDryRun($0) ? true : nil }
    }
}
