extension DeviceID {
    /// Stands for all ids that were folded; no device gets it.
    package static let gone = DeviceID("gone")!
}

/// The ids that facts tell of.
package struct ReplicaIDs {
    /// More devices than people have.
    private static let most = 1_000
    /// More ids than a device that begins anew each day uses in a life.
    private static let mostFolded = 10_000

    fileprivate var used: Set<DeviceID>
    fileprivate var folded: Set<DeviceID>

    /// True if there are no more than every device takes in.
    package var fit: Bool { used.count <= Self.most && folded.count <= Self.mostFolded }

    package func joined(with other: ReplicaIDs) -> ReplicaIDs {
        let folded = folded.union(other.folded)
        return ReplicaIDs(used: used.union(other.used).subtracting(folded), folded: folded)
    }
}

extension ReplicaState {
    package var ids: ReplicaIDs { ReplicaIDs(used: devices, folded: Set(folded.keys)) }
}

// Ids that nobody uses any more become one, so that there never are too many.
extension ReplicaState {
    /// The number of changes made under an id.
    package func version(of device: DeviceID) -> Int {
        folded[device] ?? lifetimes.reduce(0) { $0 + $1.touched[device, default: 0] }
    }

    /// The facts with ids that nobody uses any more as one; nothing that is shown changes.
    public func folding(_ ids: Set<DeviceID>) -> ReplicaState {
        let new = ids.subtracting(folded.keys).subtracting([.gone])
        return folding(Dictionary(uniqueKeysWithValues: new.map { ($0, version(of: $0)) }))
    }

    /// The facts with counters of ids that other facts have folded as theirs are, at their versions.
    func folding(_ versions: [DeviceID: Int]) -> ReplicaState {
        let new = Set(versions.keys).subtracting(folded.keys)
        var facts = self
        facts.folded.merge(versions, uniquingKeysWith: max)
        guard !new.isEmpty else { return facts }
        facts.trackers = trackers.mapValues { $0.folding(new) }
        facts.categories = categories.mapValues { category in
            var category = category
            category.lifetime = category.lifetime.folding(new)
            return category
        }
        return facts
    }

    /// True if ids can be folded: every other device has published that it knows all changes made under them.
    ///
    /// - Parameters:
    ///   - own: This device, which has merged all that was published.
    ///   - seen: The devices whose files were ever seen here.
    public func mayFold(_ ids: Set<DeviceID>, own: DeviceID, seen: Set<DeviceID>, peers: [Peer]) -> Bool {
        let others = devices.union(seen).subtracting(ids).subtracting(folded.keys).subtracting([own, .gone])
        return others.allSatisfy { other in
            peers.contains { peer in
                peer.device == other && ids.allSatisfy { peer.facts.version(of: $0) == version(of: $0) }
            }
        }
    }
}

extension ReplicaState {
    /// Touches what an id keeps alive in other facts, and marks its days there, where these have lost them.
    ///
    /// - Returns: The number of days marked.
    mutating func revive(_ old: DeviceID, in known: ReplicaState, _ noting: Noting) -> Int {
        var count = 0
        for (id, tracker) in known.trackers where tracker.lifetime.lives(by: old) {
            if trackers[id]?.lifetime.lives == false { trackers[id]?.lifetime.touch(by: noting.device) }
            for (field, clock) in tracker.days {
                let lost = clock[old].marked.subtracting(trackers[id]?.marked(field) ?? DaySet())
                guard !lost.isEmpty else { continue }
                trackers[id]?.add(lost, to: field, noting)
                count += lost.count
            }
        }
        for (id, category) in known.categories where category.lifetime.lives(by: old) {
            if categories[id]?.lifetime.lives == false {
                categories[id]?.lifetime.touch(by: noting.device)
            }
        }
        return count
    }
}

extension Counts {
    /// With the counts of some ids added to that of `gone`.
    fileprivate func folding(_ ids: Set<DeviceID>) -> Counts {
        let sum = reduce(0) { ids.contains($1.key) ? $0 + $1.value : $0 }
        guard sum > 0 else { return self }
        var counts = filter { !ids.contains($0.key) }
        counts[.gone, default: 0] += sum
        return counts
    }
}

extension Lifetime {
    /// True if a change made under an id was not seen by any deletion.
    fileprivate func lives(by device: DeviceID) -> Bool {
        touched[device, default: 0] > gone[device, default: 0]
    }

    fileprivate func folding(_ ids: Set<DeviceID>) -> Lifetime {
        Lifetime(touched: touched.folding(ids), gone: gone.folding(ids), isForgotten: isForgotten)
    }
}

extension TrackerRegisters {
    fileprivate func folding(_ ids: Set<DeviceID>) -> TrackerRegisters {
        var registers = self
        registers.lifetime = lifetime.folding(ids)
        registers.days = days.mapValues { $0.folding(ids) }
        for (field, map) in values where field.joining == .sum {
            for (day, value) in zip(map.days, map.values) where !value.additions.isEmpty {
                var value = value
                value.additions = value.additions.folding(ids)
                value.seen = value.seen.folding(ids)
                registers.values[field]?[day] = value
            }
        }
        return registers
    }
}

extension DayClock {
    /// The pairs of marking and unmarking are added up; a day is marked if any of the ids has marked it.
    fileprivate func folding(_ ids: Set<DeviceID>) -> DayClock {
        let folded = devices.filter { ids.contains($0.key) || $0.key == .gone }
        guard folded.contains(where: { $0.key != .gone }) else { return self }
        var clock = self
        for id in folded.keys { clock[id] = Device() }
        var (marked, unmarks) = (DaySet(), [Day: Int]())
        for device in folded.values {
            marked.formUnion(device.marked)
            for (day, count) in device.more { unmarks[day, default: 0] += count / 2 }
        }
        var gone = Device()
        gone.once = marked
        for (day, count) in unmarks { gone[day] = 2 * count + (marked.contains(day) ? 1 : 0) }
        clock[.gone] = gone
        return clock
    }
}

extension [DeviceID: DayValue.Addition] {
    /// With the additions of some ids added to those of `gone`.
    fileprivate func folding(_ ids: Set<DeviceID>) -> Self {
        var additions = filter { !ids.contains($0.key) }
        for (id, addition) in self where ids.contains(id) {
            let sum = additions[.gone] ?? DayValue.Addition(count: 0, sum: 0)
            additions[.gone] = DayValue.Addition(
                count: sum.count + addition.count, sum: sum.sum + addition.sum)
        }
        return additions
    }
}
