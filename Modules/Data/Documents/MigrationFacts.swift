internal import TrackerDomain

/// What a file of version 1 does not hold and a library needs.
struct MigrationFacts: Sendable {
    var today: @Sendable () -> Day
    var newIdentifier: @Sendable () -> Identifier
}
