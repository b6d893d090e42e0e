/// One device's copy of a library that several devices keep in step.
public struct Replica: Hashable, Sendable {
    public internal(set) var facts: ReplicaState
    public let device: DeviceID

    public init(facts: ReplicaState, device: DeviceID) {
        self.facts = facts
        self.device = device
    }
}
