public import TrackerDomain

extension DeviceID: ExpressibleByStringLiteral {
    /// Lets a test write a device as `"k7q2"`.
    public init(stringLiteral text: String) {
        guard let device = DeviceID(text) else { preconditionFailure("\(text) is no device") }
        self = device
    }
}

extension Journal {
    /// The journal of a device that begins to be in step, or of one that takes a library over from another.
    package static func inStep(_ library: Library, _ device: DeviceID, from other: Journal? = nil) -> Journal
    {
        Journal(
            library: library,
            replica: Replica(
                facts: other?.replica?.facts ?? ReplicaState(library, by: device), device: device))
    }

    /// What other devices take in; the name of the device is its id unless it is given.
    package func peer(_ name: String? = nil) -> Peer? {
        replica.map { Peer(device: $0.device, name: name ?? $0.device.text, facts: $0.facts) }
    }

    /// Takes in what other devices know.
    @discardableResult
    package mutating func takeIn(
        _ others: Journal..., today: Day = .today
    ) throws(LibraryFault) -> MergeReport {
        try takeIn(others.compactMap { $0.peer() }, today: today)
    }
}
