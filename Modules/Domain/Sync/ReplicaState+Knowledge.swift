// What one device's facts tell that another's do not.
extension ReplicaState {
    /// Every device that changed something, but for the folded ones.
    package var devices: Set<DeviceID> {
        var devices: Set<DeviceID> = []
        for lifetime in lifetimes { devices.formUnion(lifetime.touched.keys) }
        devices.remove(.gone)
        return devices
    }

    /// The number of changes that other facts lack; 0 only if these add nothing to them.
    package func changes(lackedBy other: ReplicaState) -> Int {
        guard folded == other.folded else {
            return folding(other.folded).changes(lackedBy: other.folding(folded))
        }
        let count = zip(other).reduce(0) { $0 + $1.theirs.changes(lackedBy: $1.ours) }
        return max(count, other.joined(with: self) == other ? 0 : 1)
    }

    /// True if other facts tell something that a device did and these lack.
    package func isMissingChanges(by device: DeviceID, from other: ReplicaState) -> Bool {
        guard folded[device] == nil, other.folded[device] == nil else {
            return other.version(of: device) > version(of: device)
        }
        return other.categories.contains { id, theirs in
            (categories[id] ?? CategoryRegisters(order: 0)).isMissingChanges(by: device, from: theirs)
        }
            || other.trackers.contains { id, theirs in
                (trackers[id] ?? TrackerRegisters(order: 0)).isMissingChanges(by: device, from: theirs)
            }
    }

    /// True if every number is so small that thousands of changes more can be stored.
    package var isPossible: Bool {
        lifetimes.allSatisfy {
            ($0.touched.values.max() ?? 0) < Self.most && ($0.gone.values.max() ?? 0) < Self.most
        }
            && trackers.values.allSatisfy(\.isPossible)
            && categories.values.allSatisfy {
                $0.fields.values.allSatisfy(\.isPossible) && $0.order < Self.most && $0.rank.isPossiblePlace
            }
    }

    /// More than a person does in a life.
    static let most = 100_000_000

    var lifetimes: [Lifetime] { trackers.values.map(\.lifetime) + categories.values.map(\.lifetime) }

    /// The lifetimes here beside those of other facts.
    private func zip(_ other: ReplicaState) -> [(ours: Lifetime, theirs: Lifetime)] {
        trackers.map { (other.trackers[$0.key]?.lifetime ?? Lifetime(), $0.value.lifetime) }
            + categories.map { (other.categories[$0.key]?.lifetime ?? Lifetime(), $0.value.lifetime) }
    }
}

extension Lifetime {
    /// The number of touches, and one for a deletion, that another lifetime lacks.
    fileprivate func changes(lackedBy other: Lifetime) -> Int {
        let touches = touched.reduce(0) { $0 + max(0, $1.value - other.touched[$1.key, default: 0]) }
        let isNewlyGone = gone.contains { $0.value > other.gone[$0.key, default: 0] }
        return touches + (isNewlyGone ? 1 : 0)
    }

    fileprivate func lacksTouches(of device: DeviceID, in other: Lifetime) -> Bool {
        let theirs = max(other.touched[device, default: 0], other.gone[device, default: 0])
        return theirs > max(touched[device, default: 0], gone[device, default: 0])
    }
}

extension Register? {
    fileprivate func isMissingChanges(by device: DeviceID, from other: Register?) -> Bool {
        guard let other, other.device == device else { return false }
        return self.map { $0 < other } ?? true
    }
}

extension Register? {
    fileprivate var isPossiblePlace: Bool {
        (self?.isPossible ?? true) && place.map { $0.whole < ReplicaState.most } ?? true
    }
}

extension Register {
    fileprivate var isPossible: Bool { passes < ReplicaState.most && edit < ReplicaState.most }
}

extension CategoryRegisters {
    fileprivate func isMissingChanges(by device: DeviceID, from other: CategoryRegisters) -> Bool {
        lifetime.lacksTouches(of: device, in: other.lifetime)
            || rank.isMissingChanges(by: device, from: other.rank)
            || other.fields.contains { fields[$0.key].isMissingChanges(by: device, from: $0.value) }
    }
}

extension TrackerRegisters {
    fileprivate func isMissingChanges(by device: DeviceID, from other: TrackerRegisters) -> Bool {
        // What was forgotten is not lacked.
        if lifetime.isForgotten { return lifetime.lacksTouches(of: device, in: other.lifetime) }
        return lifetime.lacksTouches(of: device, in: other.lifetime)
            || created.isMissingChanges(by: device, from: other.created)
            || rank.isMissingChanges(by: device, from: other.rank)
            || other.fields.contains { fields[$0.key].isMissingChanges(by: device, from: $0.value) }
            || other.days.contains { field, theirs in
                (days[field] ?? DayClock())[device].lacksCounts(in: theirs[device])
            }
            || other.values.contains { field, theirs in
                zip(theirs.days, theirs.values).contains { day, value in
                    (values[field]?[day]).isMissingChanges(by: device, from: value)
                }
            }
    }

    fileprivate var isPossible: Bool {
        order < ReplicaState.most && rank.isPossiblePlace && (created?.isPossible ?? true)
            && fields.values.allSatisfy(\.isPossible)
            && days.values.allSatisfy {
                $0.devices.values.allSatisfy { ($0.more.values.max() ?? 0) < ReplicaState.most }
            }
            && values.values.allSatisfy { $0.values.allSatisfy(\.isPossible) }
    }
}

extension DayClock.Device {
    /// True if another count is greater, and not as another device has only unmarked what was marked.
    fileprivate func lacksCounts(in other: DayClock.Device) -> Bool {
        func lacks(_ day: Day, _ count: Int) -> Bool {
            let known = self[day]
            return count > known && !(count == known + 1 && count.isMultiple(of: 2))
        }
        return other.once.subtracting(once).contains { lacks($0, 1) }
            || other.more.contains { lacks($0.key, $0.value) }
    }
}

extension DayValue? {
    fileprivate func isMissingChanges(by device: DeviceID, from other: DayValue) -> Bool {
        guard let self else { return other.isChange(by: device) }
        return self.set.isMissingChanges(by: device, from: other.set)
            || other.additions[device].map { $0 > self.additions[device] ?? .init(count: 0, sum: 0) } ?? false
    }
}

extension DayValue {
    fileprivate func isChange(by device: DeviceID) -> Bool {
        set?.device == device || additions[device] != nil
    }

    fileprivate var isPossible: Bool {
        let sums = Array(additions.values) + Array(seen.values)
        return (set?.isPossible ?? true)
            && sums.allSatisfy { $0.count < ReplicaState.most && abs($0.sum) < ReplicaState.most * 1_000_000 }
    }
}
