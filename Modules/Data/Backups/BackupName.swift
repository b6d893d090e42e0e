/// The name of a file among the backups, which tells its kind.
package enum BackupName: Hashable, Sendable {
    /// A state that we wrote: `0000000012.plist`. Pruned by ``Retention``.
    case generation(Int)
    /// Such a state before one of another program, or backed up on demand: `kept-0000000012.plist`. Never pruned.
    case kept(Int)
    /// A valid state that was edited by hand: `found-0000000013-<hash>.plist`. Never pruned.
    case edited(Int, hash: UInt64)
    /// Bytes that were damaged, left over or displaced: `found-<hash>.plist`. Never pruned.
    case found(hash: UInt64)
    /// A name with a generation of 10⁹ or more, which we never write. Never used, never pruned.
    case uncounted(String)

    private static let suffix = ".plist"

    package var text: String {
        switch self {
        case .generation(let generation): Generation.text(generation) + Self.suffix
        case .kept(let generation): "kept-" + Generation.text(generation) + Self.suffix
        case .edited(let generation, let hash):
            "found-" + Generation.text(generation) + "-" + Hexadecimal.text(hash) + Self.suffix
        case .found(let hash): "found-" + Hexadecimal.text(hash) + Self.suffix
        case .uncounted(let text): text
        }
    }

    package init?(_ text: String) {
        guard text.hasSuffix(Self.suffix) else { return nil }
        let parts = text.dropLast(Self.suffix.count).split(separator: "-", omittingEmptySubsequences: false)
        let generation: Int?
        switch parts.count {
        case 1:
            generation = Self.generation(parts[0])
            self = .generation(generation ?? 0)
        case 2 where parts[0] == "kept":
            generation = Self.generation(parts[1])
            self = .kept(generation ?? 0)
        case 2 where parts[0] == "found":
            guard let hash = Hexadecimal.value(parts[1]) else { return nil }
            self = .found(hash: hash)
            return
        case 3 where parts[0] == "found":
            guard let hash = Hexadecimal.value(parts[2]) else { return nil }
            generation = Self.generation(parts[1])
            self = .edited(generation ?? 0, hash: hash)
        default: return nil
        }
        guard let generation else { return nil }
        if !Generation.counted.contains(generation) { self = .uncounted(text) }
    }

    /// The generation of a state; nil for bytes that were never a state of the library.
    var generation: Int? {
        switch self {
        case .generation(let generation), .kept(let generation), .edited(let generation, _): generation
        case .found, .uncounted: nil
        }
    }

    /// True if the backup must be on the disk before the bytes lose their other name, as no later state has them.
    ///
    /// The next state has all of a generation, and waiting for the disk would slow down every change. Generation 0 is
    /// a file of version 1, whose migration may drop something.
    var mustLast: Bool {
        switch self {
        case .generation(let generation): generation == 0
        case .kept, .edited, .found, .uncounted: true
        }
    }

    private static func generation(_ text: Substring) -> Int? {
        guard text.utf8.count == 10, let value = Int(text), Generation.text(value) == text else { return nil }
        return value
    }
}
