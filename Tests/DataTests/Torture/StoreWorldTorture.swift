import TestKit
import Testing

/// Machines whose files arrive late, doubled, stale, renamed, torn or not at all, that are copied, set back and edited
/// by hand, through the store and its files.
///
/// A journal in memory beside each store takes in the facts of whatever lies whole in the device's folder: the
/// worlds of the domain prove what it then has.
struct StoreWorldTorture {
    @Test(
        "SYNC 9: the store and its files give what the journals give, whatever the carrier and the person do",
        arguments: 0..<4)
    func worlds(part: Int) throws {
        let worlds = Torture.tries(brief: 16, full: 20_000)
        var (count, copies, apart, cleared) = (0, 0, 0, 0)
        for seed in stride(from: part, to: worlds, by: 4) {
            var world = try StoreWorld(seed: UInt64(seed))
            do {
                try world.run(events: 24)
            } catch is StoreWorld.Violation where world.twins > 0 {
                // Nobody can tell a copy of a whole device from the device.
                apart += 1
            } catch {
                Issue.record("seed \(seed): \(error)\n\(world.log.joined(separator: "\n"))")
                return
            }
            count += 1
            copies += world.twins
            cleared += world.cleared > 0 ? 1 : 0
        }
        Torture.report(
            item: 10, "machines in step through their files, part \(part)", tries: count,
            outcome: """
                equal to the journals, and in step in the end; of worlds with \(copies) copies of devices not told \
                \(apart) were not; in \(cleared) a cleared history met a mark from elsewhere
                """)
    }
}
