internal import TrackerDomain

/// What this device has seen in the folder, and told; to lose it costs a second look.
struct SyncMemory: Codable, Hashable {
    /// A file of the folder as it was looked at last.
    struct Seen: Codable, Hashable {
        var file: String
        var stamp: String
        /// The name of the device that it is of; empty if it cannot be read.
        var name: String
        var device: String
        /// The fault by which it was left alone; empty if it was taken in.
        var fault: String
        /// The day of its publication; empty if it was never read.
        var day: String

        private enum CodingKeys: String, CodingKey {
            case file, stamp, device, fault, day
            case name = "machine"
        }
    }

    /// Something that was wrong when it was looked at last.
    struct KnownFinding: Codable, Hashable {
        /// What tells it from others.
        var key: String
        var since: String
        /// The day on which it was told last; nil if it never was.
        var told: String?
        /// All that git said.
        var detail: String?
    }

    /// A device whose file was brought.
    struct BroughtDevice: Codable, Hashable {
        var device: String
        var name: String
        /// The day of its file.
        var day: String
        /// The number of changes that the library had after that.
        var changes: Int
    }

    var files: [Seen] = []
    /// The generation of the library that this device has written last.
    var generation = 0
    /// The device that wrote that library.
    var writer: String?
    /// The system's error number by which that library is not published yet, 0 without an error; nil if it is.
    var unpublished: Int?
    /// The stamp of the own file as it was published last; empty if none was.
    var published = ""
    // Files of earlier programs have no such keys.
    var findings: [KnownFinding]?
    /// When something last went out and came in.
    var sent: String?
    var received: String?
    /// The hash of the own file as it was published last.
    var publishedHash: String?
    /// The devices whose files were brought by hand.
    var broughtMachines: [BroughtDevice]?
    /// The number of changes under the own id that it has saved last.
    var version: Int?
    /// The ids of earlier lives of this device.
    var earlier: [String]?
    /// The ids of removed devices that are to be folded.
    var retired: [String]?
    /// The log of an earlier program, until there are entries to add to it.
    var log: [String]?
}

extension SyncMemory {
    /// Remembers what is wrong now and since when; what is not any more is forgotten.
    ///
    /// - Parameters:
    ///   - isWhole: False if the folder's files could not be looked at, so that nothing of them is forgotten.
    ///   - isPublished: False if it has yet to turn out whether the own file can be written.
    ///   - tells: Whether the person is told of what a status shows, too.
    /// - Returns: What to tell: each once a day, a torn file only if it is so since yesterday.
    mutating func note(
        _ current: [SyncFinding], on today: Day, isWhole: Bool, isPublished: Bool, tells: Bool
    ) -> [SyncFinding] {
        var old = Dictionary((findings ?? []).map { ($0.key, $0) }) { first, _ in first }
        var (known, due): ([KnownFinding], [SyncFinding]) = ([], [])
        var keys: Set<String> = []
        for finding in current where keys.insert(finding.key).inserted {
            var entry = old.removeValue(forKey: finding.key) ?? KnownFinding(finding, on: today)
            let mayArrive =
                if case .file(_, .incomplete) = finding { entry.since == today.iso } else { false }
            if tells || finding.isPassing, !mayArrive, entry.told != today.iso {
                entry.told = today.iso
                due.append(finding)
            }
            known.append(entry)
        }
        known += old.values.filter {
            !isWhole && $0.key.contains(" ") || !isPublished && $0.key == Self.notPublished
        }
        findings = known.isEmpty ? nil : known.sorted { $0.key < $1.key }
        return due
    }

    private static let notPublished = SyncFinding.cannotPublish(path: "", .notPermitted).key

    /// The day since which something is wrong; today if that is new.
    func since(_ finding: SyncFinding, on today: Day) -> Day {
        (findings ?? []).first { $0.key == finding.key }.flatMap { Day(iso: $0.since) } ?? today
    }

    /// What kept git from carrying the folder the last time; nil if nothing did.
    var gitTrouble: GitTrouble? {
        for known in findings ?? [] {
            if let trouble = GitTrouble(key: known.key, words: known.detail) { return trouble }
        }
        return nil
    }

    /// Remembers what keeps git from carrying the folder.
    mutating func note(_ trouble: GitTrouble?, in folder: String, on today: Day) {
        let finding = trouble.map { SyncFinding.git(folder: folder, $0) }
        let old = (findings ?? []).first { $0.key == finding?.key }
        findings?.removeAll { GitTrouble(key: $0.key, words: nil) != nil }
        guard let finding else { return }
        var entry = old ?? KnownFinding(finding, on: today)
        entry.detail = finding.detail
        findings = ((findings ?? []) + [entry]).sorted { $0.key < $1.key }
    }
}

extension SyncMemory.KnownFinding {
    fileprivate init(_ finding: SyncFinding, on today: Day) {
        self.init(key: finding.key, since: today.iso, detail: finding.detail)
    }
}

extension SyncFinding {
    /// What tells it from others; one of a file or a device has a space before its name.
    fileprivate var key: String {
        switch self {
        case .noFolder, .emptyFolder, .unreadableFolder, .wrongFolder, .cannotPublish, .ownClock, .copied,
            .left, .libraryCarried, .full, .removed:
            code
        case .file(let name, _), .joinsThere(let name, _), .unreadable(let name, _), .twin(let name, _),
            .clock(let name, _, _):
            code + " " + name
        case .git(_, let trouble): trouble.key
        }
    }
}

extension GitTrouble {
    fileprivate init?(key: String, words: String?) {
        switch key {
        case "gitNeedsPerson": self = .needsPerson(words)
        case "gitUnsent": self = .unsent(words)
        case "gitUnreachable": self = .unreachable(words)
        case "gitGoesNowhere": self = .goesNowhere
        default: return nil
        }
    }

    fileprivate var key: String {
        switch self {
        case .needsPerson: "gitNeedsPerson"
        case .unsent: "gitUnsent"
        case .unreachable: "gitUnreachable"
        case .goesNowhere: "gitGoesNowhere"
        case .busy: "gitBusy"
        }
    }
}
