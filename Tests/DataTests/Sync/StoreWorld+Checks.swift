import DiskKit
import Samples
import TrackerData
import TrackerDomain

// What a store and its files have to give.
extension StoreWorld {
    /// Lets the store and the journal beside it do the same.
    mutating func update<Result>(
        _ index: Int, _ body: (inout Journal) throws(EditError) -> Result
    ) throws {
        var member = members[index]
        if member.edited != nil {
            // The steps of a file are read as those of the library that stands in it.
            member.journal = Journal(
                library: member.journal.library, history: try member.device.store.loadJournal().history,
                replica: member.journal.replica)
        }
        let foreign = foreignFiles(index)
        let isDone = (try? member.device.store.update(body)) != nil
        let state = try member.device.store.loadJournal()
        // A file edited by hand is not believed, and stays so if the command is refused.
        guard state.replica != nil || !isDone && member.edited != nil else {
            throw violation(index, "is not in step any more")
        }
        var expected = try joined(member, as: isDone ? state.replica?.device : nil)
        let isPossible: Bool
        do throws(EditError) {
            _ = try body(&expected)
            isPossible = true
        } catch {
            isPossible = false
        }
        guard isDone == isPossible else { throw violation(index, "did or refused what the journal did not") }
        let after = member.disk.tree
        guard foreign.allSatisfy({ after[$0.key] == $0.value }) else {
            throw violation(index, "changed a file of another's")
        }
        // What is refused alters nothing.
        guard isDone else { return }
        if state.replica != expected.replica {
            guard isCleared(state, expected) else { throw violation(index, "has other facts") }
        } else if state.library != expected.library {
            throw violation(index, "has another library")
        }
        members[index].journal = state
        members[index].edited = nil
        try noteState(of: index)
    }

    /// The state of a device with all that lies whole in its folder.
    ///
    /// - Parameter device: The id that it goes on with; nil for the one that it has.
    func joined(_ member: Member, as device: DeviceID?) throws -> Journal {
        var journal = member.journal
        if let device, let replica = journal.replica {
            journal = Journal(
                library: journal.library, history: journal.history,
                replica: Replica(facts: replica.facts, device: device))
        }
        if let edited = member.edited { try journal.adopt(edited, today: member.device.today) }
        // In the order of the folder, as it matters where a cleared history meets a mark from elsewhere.
        let arrived = member.arrived.sorted { $0.key < $1.key }
        let peers = member.publishes ? arrived.compactMap { $0.value?.peer } : []
        _ = try journal.takeIn(peers, today: member.device.today)
        return journal
    }

    /// Checks that reading shows what has arrived and writes nothing.
    mutating func checkReading(_ index: Int) throws {
        let member = members[index]
        let before = member.disk.tree
        let shown = try member.device.store.loadJournal()
        guard try shown.library == member.device.library else {
            throw violation(index, "loads two libraries")
        }
        if let edited = member.edited {
            guard shown.library == edited else { throw violation(index, "does not show what was edited") }
        } else {
            let expected = try joined(member, as: shown.replica?.device)
            guard shown.library == expected.library || isCleared(shown, expected) else {
                throw violation(index, "shows another library")
            }
        }
        guard member.disk.tree == before else { throw violation(index, "wrote while reading") }
    }

    /// True if two states differ only in what was forgotten and lives all the same: which old content a mark from
    /// elsewhere keeps then depends on the order of arrival, and a store does not join again what it has seen.
    private mutating func isCleared(_ state: Journal, _ expected: Journal) -> Bool {
        guard let own = state.replica?.facts, let other = expected.replica?.facts else { return false }
        func differ<Item: Equatable>(
            _ own: [Identifier: Item], _ other: [Identifier: Item],
            besidesForgotten lifetime: (Item) -> Lifetime
        ) -> Bool {
            Set(own.keys).union(other.keys).contains { id in
                guard own[id] != other[id] else { return false }
                guard let own = own[id].map(lifetime), let other = other[id].map(lifetime) else {
                    return true
                }
                return own != other || !own.isForgotten
            }
        }
        let isAlike =
            state.replica?.device == expected.replica?.device
            && !differ(own.trackers, other.trackers, besidesForgotten: \.lifetime)
            && !differ(own.categories, other.categories, besidesForgotten: \.lifetime)
        if isAlike { cleared += 1 }
        return isAlike
    }

    /// Remembers what the device has on its disk by now, if it is new.
    mutating func noteState(of index: Int) throws {
        let member = members[index]
        let tree = member.disk.tree
        guard let library = tree[member.paths.library] else { throw violation(index, "has no library") }
        if member.earlier.last?.bytes != library { members[index].earlier.append((library, member.journal)) }
        guard member.publishes, let replica = member.journal.replica,
            let device = try member.device.store.status()?.id
        else { return }
        let suffix = "-\(device.text).plist"
        let own = tree.filter { $0.key.hasPrefix(member.paths.shared + "/m") && $0.key.hasSuffix(suffix) }
        guard let (path, bytes) = own.first, own.count == 1 else {
            // A folder without files counts as not mounted.
            guard own.isEmpty, member.arrived.isEmpty else {
                throw violation(index, "has published \(own.keys.sorted())")
            }
            return
        }
        let file = String(path.dropFirst(member.paths.shared.count + 1))
        let version = Version(
            file: file, bytes: bytes,
            peer: Peer(device: device, name: member.device.name, facts: replica.facts))
        // What the device had published under an earlier id goes.
        for (name, _) in member.arrived where tree[member.paths.shared + "/" + name] == nil {
            members[index].arrived[name] = nil
        }
        members[index].arrived[file] = .some(version)
        if bytes != member.published.last?.bytes { members[index].published.append(version) }
    }

    /// The files in a device's folder that it may not change.
    ///
    /// Copies of what it has published itself may go to its backups, under whatever name a carrier brought them.
    private func foreignFiles(_ index: Int) -> [String: [UInt8]] {
        let member = members[index]
        let ids = Set(member.published.map(\.peer.device))
        let copies = member.arrived.filter { $0.value.map { ids.contains($0.peer.device) } ?? false }.keys
        let own = Set((member.published.map(\.file) + copies).map { member.paths.shared + "/" + $0 })
        return member.disk.tree.filter {
            $0.key.hasPrefix(member.paths.shared + "/") && !own.contains($0.key)
        }
    }
}
