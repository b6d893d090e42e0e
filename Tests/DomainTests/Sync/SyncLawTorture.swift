import TestKit
import Testing
import TrackerDomain

/// The laws of joining, on facts that devices came to.
@Suite struct SyncLawTorture {
    private static let parts = 4
    private static let worlds = Torture.tries(brief: 80, full: 20_000)

    @Test(
        "SYNC 9: joining is commutative, associative, idempotent, absorbing and loses nothing",
        arguments: 0..<parts)
    func laws(part: Int) throws {
        var triples = 0
        for seed in stride(from: part, to: Self.worlds, by: Self.parts) {
            var world = try SyncWorld(seed: UInt64(seed) &+ 7_000_000)
            for event in SyncWorld.events(seed: UInt64(seed) &+ 7_000_000, count: 14) {
                try world.happen(event)
            }
            var random = SeededRandom(seed: UInt64(seed))
            let versions = world.published.flatMap(\.self).map(\.facts)
            for _ in 0..<3 {
                let (a, b, c) = (
                    versions.randomElement(using: &random)!, versions.randomElement(using: &random)!,
                    versions.randomElement(using: &random)!
                )
                triples += 1
                let ab = a.joined(with: b)
                #expect(ab == b.joined(with: a), "commutative, seed \(seed)")
                #expect(a.joined(with: a) == a, "idempotent, seed \(seed)")
                #expect(ab.joined(with: b) == ab, "absorbing, seed \(seed)")
                #expect(ab.joined(with: a) == ab, "absorbing, seed \(seed)")
                let ids = ab.devices.shuffled(using: &random)
                let (first, rest) = (Set(ids.prefix(2)), Set(ids.dropFirst(2).prefix(2)))
                let folded = ab.folding(first.union(rest))
                #expect(folded == ab.folding(first).folding(rest), "one by one, seed \(seed)")
                #expect(
                    folded == ab.folding(rest).joined(with: ab.folding(first)), "apart, seed \(seed)")
                #expect(
                    try folded.library(SyncWorld.libraryID) == ab.library(SyncWorld.libraryID),
                    "(n) shows the same, seed \(seed)")
                // What is forgotten on one side and marked on another depends on the order of arrival.
                guard !world.hasForgotten else { continue }
                #expect(ab.joined(with: c) == a.joined(with: b.joined(with: c)), "associative, seed \(seed)")
                let known = a.folding(Set(ab.folded.keys))
                #expect(ab.counts(atLeast: known), "monotone, seed \(seed)")
            }
        }
        Torture.report(item: 11, "laws of joining, part \(part)", tries: triples, outcome: "hold")
    }
}

extension ReplicaState {
    /// True if nothing that other facts count is counted less here.
    fileprivate func counts(atLeast other: ReplicaState) -> Bool {
        other.trackers.allSatisfy { id, theirs in
            guard let ours = trackers[id] else { return false }
            return ours.lifetime.counts(atLeast: theirs.lifetime)
                && theirs.fields.allSatisfy { field, cell in ours.fields[field].map { $0 >= cell } ?? false }
                && theirs.days.allSatisfy { field, counters in
                    counters.devices.allSatisfy { device, days in
                        let known = ours.days[field]?[device] ?? DayClock.Device()
                        return days.once.allSatisfy { known[$0] >= 1 }
                            && days.more.allSatisfy { known[$0.key] >= $0.value }
                    }
                }
        }
            && other.categories.allSatisfy { id, theirs in
                guard let ours = categories[id] else { return false }
                return ours.lifetime.counts(atLeast: theirs.lifetime)
                    && theirs.fields.allSatisfy { field, cell in
                        ours.fields[field].map { $0 >= cell } ?? false
                    }
            }
    }
}

extension Lifetime {
    fileprivate func counts(atLeast other: Lifetime) -> Bool {
        other.touched.allSatisfy { touched[$0.key, default: 0] >= $0.value }
            && other.gone.allSatisfy { gone[$0.key, default: 0] >= $0.value }
            && (isForgotten || !other.isForgotten)
    }
}
