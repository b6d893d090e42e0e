extension JSON {
    static func failed(_ code: ErrorCode, _ message: String) -> JSON {
        .document([
            "schemaVersion": schemaVersion,
            "error": .document(["code": .string(code.rawValue), "message": .string(message)]),
        ])
    }

    /// The document with what a person should know as its last key, if there is anything.
    func withWarnings(_ warnings: [Warning]) -> JSON {
        guard !warnings.isEmpty else { return self }
        return appending([
            "warnings": .array(
                warnings.map { .document(["code": .string($0.code), "message": .string($0.text)]) })
        ])
    }
}
