/// What an update brought, with what the reader had to say of the library before it.
public struct Updated<Value> {
    public let value: Value
    public let warnings: [StoreWarning]

    public init(_ value: Value, warnings: [StoreWarning] = []) {
        self.value = value
        self.warnings = warnings
    }
}
