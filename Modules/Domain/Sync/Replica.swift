/// One device's copy of a library that several devices keep in step.
public struct Replica: Hashable, Sendable {
    public internal(set) var facts: ReplicaState
    public let device: DeviceID

    public init(facts: ReplicaState, device: DeviceID) {
        self.facts = facts
        self.device = device
    }
}

/// Another machine, with all that it knew when it published its file.
public struct Peer: Hashable, Sendable {
    public let device: DeviceID
    /// The name that its person gave it.
    public let name: String
    public let facts: ReplicaState

    public init(device: DeviceID, name: String, facts: ReplicaState) {
        self.device = device
        self.name = name
        self.facts = facts
    }
}
