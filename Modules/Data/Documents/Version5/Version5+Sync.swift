package import TrackerDomain

/// Converts facts to and from the lines of version 5.
extension Version5.Sync {
    /// - Parameter library: The library read from the facts.
    package init(_ replica: Replica, of library: Library) {
        let facts = replica.facts
        let folded = facts.folded.sorted { $0.key < $1.key }.map { "\($0.key.text)=\($0.value)" }
        self.init(
            days: [], device: replica.device.text,
            folded: folded.isEmpty ? nil : folded.joined(separator: " "),
            items: [], lost: [], values: [])
        let categories = Dictionary(library.categories.map { ($0.id, $0) }) { first, _ in first }
        for (id, category) in facts.categories.inOrder {
            items.append(ItemLine(id, category, shown: categories[id]).text)
        }
        let trackers = Dictionary(library.trackers.map { ($0.id, $0) }) { first, _ in first }
        for (id, tracker) in facts.trackers.inOrder {
            var shown = trackers[id]
            if shown == nil, let removed = tracker.tracker(id, in: { $0 }) {
                shown = removed
                lost.append(Version5.Tracker(removed))
            }
            items.append(ItemLine(id, tracker, shown: shown).text)
            let isEvent = tracker.isEvent
            for field in DaySetField.allCases {
                guard let counters = tracker.days[field] else { continue }
                let isShown = field.isShown(ofEvent: isEvent)
                if let line = MarkLine.write(id, field, counters, isShown: isShown) { days.append(line) }
            }
            for field in DayValueField.allCases {
                guard let values = tracker.values[field] else { continue }
                let isShown = field.isShown(ofEvent: isEvent)
                if let line = ValueLine.write(id, field, values, isShown: isShown) {
                    self.values.append(line)
                }
            }
        }
    }

    /// Adds what tells who publishes the file.
    mutating func tell(_ sender: Version5.Sender) {
        published = "\(sender.name) \(sender.day.iso)"
        mark = sender.mark
        earlier = sender.earlier.isEmpty ? nil : sender.earlier.sorted().map(\.text).joined(separator: " ")
    }

    /// Reads the facts; a fault names the path of the first invalid line.
    ///
    /// Whether the library follows from them is not checked.
    ///
    /// - Parameter version: That of the file: earlier ones have no places in the list, and no folded ids.
    package func replica(
        of library: Library, version: Int = Version7.number
    ) throws(PropertyListFault) -> Replica {
        var reader = FactsReader(library, mayRank: version >= Version6.number)
        let device = try reader.numbers.device(device.utf8).required(at: "device")
        for (index, document) in lost.enumerated() {
            try part("lost", part(String(index + 1), reader.read(document)))
        }
        for (list, lines) in [("items", items), ("days", days), ("values", values)] {
            for (index, line) in lines.enumerated() {
                guard reader.read(line, of: list) else {
                    throw .invalid(path: String(index + 1), problem: "no facts").inside(list)
                }
            }
        }
        let words = folded.map {
            $0.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        }
        guard version >= Version7.number || folded == nil && mark == nil && earlier == nil,
            (words ?? []).allSatisfy({ reader.readFolded($0) })
        else { throw .invalid(path: "folded", problem: "no ids with numbers") }
        guard reader.hasAll else { throw .invalid(path: "items", problem: "not those of the library") }
        return Replica(facts: reader.facts, device: device)
    }
}

/// Reads lines of facts.
private struct FactsReader {
    var numbers = FactNumbers()
    var facts = ReplicaState()
    private let categories: [Identifier: Category]
    /// The trackers of the library, and the lost ones.
    private var trackers: [Identifier: Tracker]
    private var lost: Set<Identifier> = []
    private let mayRank: Bool

    init(_ library: Library, mayRank: Bool) {
        self.mayRank = mayRank
        categories = Dictionary(library.categories.map { ($0.id, $0) }) { first, _ in first }
        trackers = Dictionary(library.trackers.map { ($0.id, $0) }) { first, _ in first }
    }

    /// True if each category and tracker of the file has a line.
    var hasAll: Bool {
        categories.keys.allSatisfy { facts.categories[$0] != nil }
            && trackers.keys.allSatisfy { facts.trackers[$0] != nil }
    }

    /// Reads `k7q2=41`; false if it is invalid, or counters are left of the id.
    mutating func readFolded(_ word: Substring.UTF8View) -> Bool {
        let parts = word.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
        guard parts.count == 2, let device = numbers.device(parts[0]),
            let count = FactNumbers.count(parts[1]),
            !facts.devices.contains(device)
        else { return false }
        return facts.folded.updateValue(count, forKey: device) == nil
    }

    mutating func read(_ document: Version5.Tracker) throws(PropertyListFault) {
        let tracker = try document.tracker()
        guard trackers.updateValue(tracker, forKey: tracker.id) == nil else {
            throw .invalid(path: "id", problem: "not lost")
        }
        lost.insert(tracker.id)
    }

    /// False if the line is invalid.
    mutating func read(_ text: String, of list: String) -> Bool {
        if list == "items" { return readItem(text) }
        var line = StepLine(text)
        guard let id = Identifier(line: line.nextSlice()), let shown = trackers[id],
            facts.trackers[id] != nil, let name = line.nextSlice()?.text
        else { return false }
        if list == "days" {
            guard let field = DaySetField(rawValue: name), facts.trackers[id]!.days[field] == nil,
                let counters = MarkLine.read(&line, shown[field], &numbers)
            else { return false }
            facts.trackers[id]!.days[field] = counters
        } else {
            guard let field = DayValueField(rawValue: name), facts.trackers[id]!.values[field] == nil,
                let values = ValueLine.read(&line, field, shown, &numbers)
            else { return false }
            facts.trackers[id]!.values[field] = values
        }
        return true
    }

    private mutating func readItem(_ text: String) -> Bool {
        guard let item = ItemLine(text, &numbers), facts.trackers[item.id] == nil,
            facts.categories[item.id] == nil, mayRank || !item.hasRank
        else { return false }
        if item.isCategory {
            facts.categories[item.id] = item.category(categories[item.id])
            return facts.categories[item.id] != nil
        }
        guard lost.contains(item.id) != item.lifetime.lives || trackers[item.id] == nil else { return false }
        facts.trackers[item.id] = item.tracker(trackers[item.id])
        return facts.trackers[item.id] != nil
    }
}
