/// The `code` of a JSON error.
public enum ErrorCode: String, CaseIterable, Sendable {
    case notFound, conflict, unreadable, newerVersion, busy, disk
    case usage, ambiguous, future, invalid, needsAnswer
    case cancelled
}
