public import TrackerDomain
import TrackerPresentation

/// The documents of `--json`; their keys and the order of them are an interface.
extension JSON {
    public static let schemaVersion = JSON.int(1)

    /// A document of the present version; `isDryRun` is its last key, if it is true.
    static func versioned(_ members: KeyValuePairs<String, JSON>, isDryRun: Bool = false) -> JSON {
        let document = JSON.document(["schemaVersion": schemaVersion]).appending(members)
        return isDryRun ? document.appending(["dryRun": true]) : document
    }

    public static func id(_ id: Identifier?) -> JSON { id.map { .string($0.description) } ?? .null }
    public static func day(_ day: Day?) -> JSON { day.map { .string($0.iso) } ?? .null }

    /// Rounded to two decimals, a half away from zero.
    public static func hundredths(_ ratio: Ratio?) -> JSON {
        ratio.map { .decimal(scaled: $0.rounded(scale: 100), digits: 2) } ?? .null
    }

    public static func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

    /// Rounded to three decimals.
    public static func strength(_ strength: Double?) -> JSON {
        strength.map { .decimal(scaled: Int($0 * 1000 + 0.5), digits: 3) } ?? .null
    }

    public static func failed(_ code: ErrorCode, _ message: String) -> JSON {
        .versioned(["error": .document(["code": .string(code.rawValue), "message": .string(message)])])
    }

    /// The document with what a person should know as its last key, if there is anything.
    public func withWarnings(_ warnings: [Warning]) -> JSON {
        guard !warnings.isEmpty else { return self }
        return appending([
            "warnings": .array(
                warnings.map { .document(["code": .string($0.code), "message": .string($0.text)]) })
        ])
    }
}
