import TrackerDomain
import TrackerPresentation

extension JSON {
    static func failed(_ code: ErrorCode, _ message: String) -> JSON {
        .document([
            "schemaVersion": schemaVersion,
            "error": .document(["code": .string(code.rawValue), "message": .string(message)]),
        ])
    }

    /// The document with what the reader noticed as its last key, if anything.
    func withWarnings(_ warnings: [StoreWarning], _ language: Language) -> JSON {
        guard !warnings.isEmpty else { return self }
        return appending([
            "warnings": .array(
                warnings.map { .document(["code": .string($0.code), "message": .string($0.text(language))]) })
        ])
    }
}

extension StoreWarning {
    fileprivate var code: String {
        switch self {
        case .readFromBackup: "readFromBackup"
        case .editedByHand: "editedByHand"
        case .orphanCompletions: "orphanCompletions"
        case .missingWithBackups: "missingWithBackups"
        }
    }
}
