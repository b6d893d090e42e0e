import Samples
import TrackerDomain
import TrackerExchange

extension ImportSource {
    /// The source of a person whose clock shows UTC.
    init(_ given: ImportFiles) {
        self.init(given, dateOfTime: Self.dateInUTC)
    }

    @Sendable static func dateInUTC(_ secondsSince1970: Int64) -> Day {
        ("1970-01-01" as Day) + Int((Double(secondsSince1970) / 86_400).rounded(.down))
    }
}
