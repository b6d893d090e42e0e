public import TrackerDomain
public import TrackerPresentation

/// The documents of `--json`; their keys and the order of them are an interface.
extension JSON {
    static let schemaVersion = JSON.int(1)

    static func id(_ id: Identifier?) -> JSON { id.map { .string($0.description) } ?? .null }
    static func day(_ day: Day?) -> JSON { day.map { .string($0.iso) } ?? .null }

    /// Rounded to two decimals, a half away from zero.
    public static func hundredths(_ ratio: Ratio?) -> JSON {
        ratio.map { .decimal(scaled: $0.rounded(scale: 100), digits: 2) } ?? .null
    }

    static func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

    /// Rounded to three decimals.
    static func strength(_ strength: Double?) -> JSON {
        strength.map { .decimal(scaled: Int($0 * 1000 + 0.5), digits: 3) } ?? .null
    }

    static func texts(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }

    /// The value in a record of `--plain`.
    public var field: String {
        switch self {
        case .null: ""
        case .bool(let isTrue): isTrue ? "1" : "0"
        case .string(let text): text
        case .int, .decimal, .array, .object: text
        }
    }

    public static let failed = Document<(code: ErrorCode, message: String)>([
        .object("error", remark) { ($0.code.rawValue, $0.message) }
    ])

    /// An error, a finding or a warning.
    public static let remark = Document<(code: String, message: String)>([
        .init("code") { .string($0.code) },
        .init("message") { .string($0.message) },
    ])

    /// A line of the usage log, without names or content.
    public static func usage(_ event: UsageEvent, on day: Day) -> JSON {
        let line = JSON.document([
            "date": .string(day.iso), "event": .string(event.kind.rawValue), "screen": .string(event.screen),
        ])
        return event.item.map { line.appending(["item": .string($0.rawValue)]) } ?? line
    }

    /// The document with what a person should know as its last key, if there is anything.
    public func withWarnings(_ warnings: [Warning]) -> JSON {
        guard !warnings.isEmpty else { return self }
        return appending(["warnings": .array(warnings.map { JSON.remark.object(($0.code, $0.text)) })])
    }
}

extension JSON {
    /// The document of `remind`, `remind status` and `remind off`; null if none is set up.
    public static let reminder = Document<(job: TimerJob?, files: [String], isDryRun: Bool)>([
        .object("reminder", reminderEntry) { state in state.job.map { ($0, state.files) } },
        .dryRun { $0.isDryRun },
    ])

    private static let reminderEntry = Document<(job: TimerJob, files: [String])>([
        .init("by") { .string($0.job.system.rawValue) },
        .init("at") { .texts($0.job.reminder?.times.texts ?? []) },
        .init("library") { .string($0.job.library) },
        .init("files") { .texts($0.files) },
    ])

    /// The document of `sync every`; null if no timer is set up.
    public static let exchange = Document<(job: TimerJob?, files: [String], isDryRun: Bool)>([
        .object("every", exchangeEntry) { state in state.job.map { ($0, state.files) } },
        .dryRun { $0.isDryRun },
    ])

    private static let exchangeEntry = Document<(job: TimerJob, files: [String])>([
        .init("minutes") { .int($0.job.interval?.minutes ?? 0) },
        .init("by") { .string($0.job.system.rawValue) },
        .init("library") { .string($0.job.library) },
        .init("files") { .texts($0.files) },
    ])
}

/// The `code` of a JSON error.
public enum ErrorCode: String, CaseIterable, Sendable {
    case notFound, conflict, unreadable, newerVersion, busy, disk
    case usage, ambiguous, future, invalid, needsAnswer
    case cancelled
}

/// A remark for the person in addition to the result; it does not affect the exit code.
public struct Warning: Hashable, Sendable {
    public let code: String
    public let text: String

    public init(code: String, text: String) {
        self.code = code
        self.text = text
    }
}
