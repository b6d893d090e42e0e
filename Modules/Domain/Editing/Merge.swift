/// What other devices know of a library, compared with what was known here.
struct Merge {
    /// What was known here before.
    let known: ReplicaState
    /// What is known now.
    let joined: ReplicaState
    /// This device.
    let own: DeviceID
    let peers: [Peer]
    /// The names of devices that are no peers.
    let names: [DeviceID: String]

    /// The name of a device, of a folded one that of who brings what it did; the id if there is none.
    func name(_ device: DeviceID) -> String {
        if let known = peers.first(where: { $0.device == device })?.name ?? names[device] { return known }
        let isFolded = device == .gone || joined.folded[device] != nil
        return isFolded ? bringer { $0.folded != known.folded } : device.text
    }

    /// The device that set a text which is new here; nil if it is unknown or this one.
    func setter(_ old: Register?, _ new: Register?) -> String? {
        guard let new, new != old, let device = new.device, device != own else { return nil }
        return name(device)
    }

    /// The first device whose file says something, else the first one.
    func bringer(_ says: (ReplicaState) -> Bool) -> String {
        (peers.first { says($0.facts) } ?? peers.first)?.name ?? ""
    }

    /// The devices that changed a tracker while this one did not know of it.
    func touchers(_ id: Identifier) -> [DeviceID] {
        let old = known.trackers[id]?.lifetime.touched ?? [:]
        let new = joined.trackers[id]?.lifetime.touched ?? [:]
        return new.filter { $0.key != own && $0.value > old[$0.key, default: 0] }.keys.sorted()
    }

    /// The device that deleted a tracker, or brought word of it.
    func deleter(_ id: Identifier) -> String {
        bringer { facts in
            let lifetime = facts.trackers[id]?.lifetime ?? Lifetime()
            return !(known.trackers[id]?.lifetime ?? Lifetime()).joined(with: lifetime).lives
        }
    }

    /// The days of a tracker that each other device has marked while this one did not know of it.
    func newDays(_ field: DaySetField, of id: Identifier) -> [(device: DeviceID, days: DaySet)] {
        let old = known.trackers[id]?.days[field] ?? DayClock()
        let new = joined.trackers[id]?.days[field] ?? DayClock()
        return new.devices.keys.sorted().compactMap { device in
            guard device != own, new[device] != old[device] else { return nil }
            let days = new[device].marked.subtracting(old[device].marked)
            return days.isEmpty ? nil : (device, days)
        }
    }
}
