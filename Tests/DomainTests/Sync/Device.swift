import Samples
import TrackerDomain

extension DeviceID {
    static let laptop: DeviceID = "k7q2"
    static let phone: DeviceID = "p3xx"
    static let desktop: DeviceID = "d35k"
}

/// A device in step, on the day of the samples.
struct Device {
    var journal: Journal

    /// Two devices in step that know the same library, which the first one brought.
    static func pair(_ library: Library) throws -> (laptop: Device, phone: Device) {
        let facts = ReplicaState(library, by: .laptop)
        func device(_ id: DeviceID) throws -> Device {
            Device(
                journal: Journal(
                    library: try facts.library(library.id), replica: Replica(facts: facts, device: id)))
        }
        return (try device(.laptop), try device(.phone))
    }

    var facts: ReplicaState { journal.replica!.facts }

    /// The device as others see it, by a name of the tables.
    var peer: Peer {
        let device = journal.replica!.device
        let names: [DeviceID: String] = [.laptop: "laptop", .phone: "phone", .desktop: "desktop"]
        return Peer(device: device, name: names[device] ?? device.text, facts: facts)
    }

    /// A further device, that knows the same as this one.
    func other(_ device: DeviceID) -> Device {
        Device(
            journal: Journal(library: journal.library, replica: Replica(facts: facts, device: device)))
    }

    func tracker(_ id: Identifier) -> Tracker? { journal.library.tracker(id) }

    mutating func perform(_ edits: Edit...) throws { try journal.perform(edits, today: .today) }

    @discardableResult
    mutating func undo() throws -> Replayed { try journal.undo(today: .today) }

    @discardableResult
    mutating func takeIn(_ others: Device...) throws -> MergeReport {
        try journal.takeIn(others.map(\.peer), today: .today)
    }

    /// Lets both see all that the other one did; returns the library that both have then.
    static func meet(_ laptop: inout Device, _ phone: inout Device) throws -> Library {
        for _ in 0..<3 {
            try laptop.takeIn(phone)
            try phone.takeIn(laptop)
        }
        guard laptop.facts == phone.facts, laptop.journal.library == phone.journal.library else {
            throw SyncWorld.Violation(rule: "(a) equal", what: "two devices differ")
        }
        return laptop.journal.library
    }
}
