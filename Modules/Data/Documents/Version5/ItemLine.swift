internal import TrackerDomain

/// A tracker or a category as a line: its place in the order, the changes of each device that it had and, after a
/// slash, those that a deletion had seen, then the texts that were not set along with it.
///
///     0F8C… #3 k7q2=41/12 p3xx=377 ; name p3xx@2026-10-02/2 ; goal k7q2@2026-11-03 "2026-10-01:at least 5 km"
///     77D1… category #0 ! k7q2=12/12
///
/// A text stands here if the library does not show it: the goal of an event, a category that is shown as another of
/// its name. An exclamation mark stands for what was forgotten.
struct ItemLine {
    var id: Identifier
    var isCategory = false
    var order: Int
    var lifetime = Lifetime()
    /// The texts whose stamp or text is not the usual one.
    var cells: [String: (stamp: Stamp?, text: String?)] = [:]
    /// The names of these, in the order of the line.
    private var names: [String] = []

    private static let (category, forgotten, creation) = ("category", "!", "created")
    private static let rank = "rank"

    /// True if it has a word of version 6.
    var hasRank: Bool { cells[Self.rank] != nil }

    private init(_ id: Identifier, order: Int, _ lifetime: Lifetime) {
        (self.id, self.order, self.lifetime) = (id, order, lifetime)
    }

    private mutating func add(_ name: String, _ cell: Register?, usual: Stamp, shown: String?) {
        guard let cell else { return }
        let stamp = Stamp(cell)
        guard stamp != usual || cell.text != shown else { return }
        cells[name] = (stamp == usual ? nil : stamp, cell.text == shown ? nil : cell.text)
        names.append(name)
    }

    // MARK: Trackers

    /// - Parameter shown: The tracker in the library or among the lost ones; nil if it is forgotten.
    init(_ id: Identifier, _ facts: TrackerRegisters, shown: Tracker?) {
        self.init(id, order: facts.order, facts.lifetime)
        let created = facts.created.map { Stamp($0) } ?? .old
        add(Self.creation, facts.created, usual: .old, shown: shown?.createdOn.iso)
        for field in TrackerField.allCases {
            add(field.rawValue, facts.fields[field], usual: created, shown: shown?.text(of: field))
        }
        add(Self.rank, facts.rank, usual: .old, shown: nil)
    }

    func tracker(_ shown: Tracker?) -> TrackerRegisters? {
        var (facts, rest) = (TrackerRegisters(order: order), cells)
        facts.lifetime = lifetime
        guard let shown else { return rest.isEmpty && lifetime.isForgotten ? facts : nil }
        guard lifetime.lives || !lifetime.isForgotten else { return nil }
        let creation = rest.removeValue(forKey: Self.creation)
        // The day of creation is always shown.
        guard creation?.text == nil else { return nil }
        let created = creation?.stamp ?? .old
        facts.created = created.cell(shown.createdOn.iso)
        var hasTexts = false
        for field in TrackerField.allCases {
            let cell = rest.removeValue(forKey: field.rawValue)
            hasTexts = hasTexts || cell?.text != nil
            facts.fields[field] = (cell?.stamp ?? created).cell(cell?.text ?? shown.text(of: field))
        }
        guard takeRank(&rest, into: &facts.rank) else { return nil }
        // What is shown is valid in a library, and what is lost may be shown again.
        let mayBeInvalid = hasTexts || !lifetime.lives
        return rest.isEmpty && (!mayBeInvalid || facts.hasValidTexts(id)) ? facts : nil
    }

    // MARK: Categories

    /// - Parameter shown: The category in the library, if it is there.
    init(_ id: Identifier, _ facts: CategoryRegisters, shown: Category?) {
        self.init(id, order: facts.order, facts.lifetime)
        isCategory = true
        for field in CategoryField.allCases {
            add(field.rawValue, facts.fields[field], usual: .old, shown: shown.map(field.text(of:)))
        }
        add(Self.rank, facts.rank, usual: .old, shown: nil)
    }

    func category(_ shown: Category?) -> CategoryRegisters? {
        var (facts, rest) = (CategoryRegisters(order: order), cells)
        facts.lifetime = lifetime
        for field in CategoryField.allCases {
            let cell = rest.removeValue(forKey: field.rawValue)
            guard let text = cell?.text ?? shown.map(field.text(of:)) else {
                guard lifetime.isForgotten, cell == nil else { return nil }
                continue
            }
            facts.fields[field] = (cell?.stamp ?? .old).cell(text)
        }
        guard takeRank(&rest, into: &facts.rank) else { return nil }
        return rest.isEmpty && facts.hasValidTexts(id) ? facts : nil
    }

    /// Takes the place in the list, which no shown text tells; false if it is invalid.
    private func takeRank(
        _ rest: inout [String: (stamp: Stamp?, text: String?)], into rank: inout Register?
    ) -> Bool {
        guard let cell = rest.removeValue(forKey: Self.rank) else { return true }
        rank = cell.text.map { (cell.stamp ?? .old).cell($0) }
        return rank.isPlace
    }

    // MARK: Words

    var text: String {
        var words = [id.description]
        if isCategory { words.append(Self.category) }
        words.append("#\(order)")
        if lifetime.isForgotten { words.append(Self.forgotten) }
        for device in Set(lifetime.touched.keys).union(lifetime.gone.keys).sorted() {
            let gone = lifetime.gone[device].map { "/\($0)" } ?? ""
            words.append("\(device.text)=\(lifetime.touched[device] ?? 0)\(gone)")
        }
        for name in names {
            words += [StepText.separator, name]
            if let stamp = cells[name]?.stamp { words.append(stamp.word()) }
            if let text = cells[name]?.text { words += [StepWord].text(text) }
        }
        return words.joined(separator: " ")
    }

    /// Nil if the line is invalid.
    init?(_ text: String, _ numbers: inout FactNumbers) {
        var line = StepLine(text)
        guard var words = line.nextChange()?[...], let id = words.popFirst().flatMap({ Identifier($0.value) })
        else { return nil }
        self.id = id
        isCategory = words.first == StepWord(Self.category)
        if isCategory { words.removeFirst() }
        guard let mark = words.popFirst()?.value.utf8, mark.first == UInt8(ascii: "#"),
            let order = FactNumbers.count(mark.dropFirst())
        else { return nil }
        self.order = order
        lifetime.isForgotten = words.first == StepWord(Self.forgotten)
        if lifetime.isForgotten { words.removeFirst() }
        for word in words { guard read(word, &numbers) else { return nil } }
        while line.hasMore {
            guard let words = line.nextChange(), read(words, &numbers) else { return nil }
        }
    }

    /// Reads the changes of a device.
    private mutating func read(_ word: StepWord, _ numbers: inout FactNumbers) -> Bool {
        let parts = word.value.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard !word.isQuoted, parts.count <= 2, let device = numbers.device(word.label.utf8),
            let touched = FactNumbers.count(parts[0]),
            let gone = parts.count == 2 ? FactNumbers.count(parts[1]) : 0, touched + gone > 0,
            lifetime.touched[device] == nil, lifetime.gone[device] == nil
        else { return false }
        if touched > 0 { lifetime.touched[device] = touched }
        if gone > 0 { lifetime.gone[device] = gone }
        return true
    }

    /// Reads a text.
    private mutating func read(_ words: [StepWord], _ numbers: inout FactNumbers) -> Bool {
        var words = words
        let text = words.takeText()
        guard (1...2).contains(words.count), words[0].label.isEmpty, cells[words[0].value] == nil,
            text?.isOfOurs ?? true
        else { return false }
        let stamp = words.count == 2 ? Stamp(words[1], nil, &numbers) : nil
        guard words.count == 1 || stamp != nil, stamp != nil || text != nil else { return false }
        cells[words[0].value] = (stamp, text)
        return true
    }
}

extension String {
    /// True if each line has no more than a person can have entered.
    var isOfOurs: Bool {
        split(separator: "\n", omittingEmptySubsequences: false).allSatisfy {
            UserText(String($0)).name.utf8.elementsEqual($0.utf8)
        }
    }
}
