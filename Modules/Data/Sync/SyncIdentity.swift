internal import TrackerDomain

/// Who this device is among those that keep a library in step; it is outside the library, which may be copied.
struct SyncIdentity: Codable, Hashable {
    enum Mode: String, Codable {
        /// Takes in and publishes.
        case on
        /// Was ended by the person.
        case off
        /// The library was brought here from another device or place, and waits for the person to begin.
        case copied
    }

    var device: String
    /// An empty text without a folder; files then go from hand to hand.
    var folder: String
    /// The mark of the device that made it.
    var machine: String
    var mode: String
    var name: String

    init(_ device: DeviceID, name: String, folder: String?, machine: String, _ mode: Mode) {
        self.device = device.text
        self.name = name
        self.folder = folder ?? ""
        self.machine = machine
        self.mode = mode.rawValue
    }

    var id: DeviceID? { DeviceID(device) }
    var isOn: Bool { mode == Mode.on.rawValue }
    var isCopied: Bool { mode == Mode.copied.rawValue }
    /// The folder that files are exchanged in; nil if none are.
    var exchangeFolder: String? { isOn && !folder.isEmpty ? folder : nil }
    /// The name of the file that this device publishes.
    var fileName: String { "\(name)-\(device).plist" }
}

/// What this device has seen in the folder, and told; to lose it costs a second look.
struct SyncMemory: Codable, Hashable {
    /// A file of the folder as it was looked at last.
    struct Seen: Codable, Hashable {
        var file: String
        var stamp: String
        /// The name of the device that it is of; empty if it cannot be read.
        var machine: String
        var device: String
        /// The fault by which it was left alone; empty if it was taken in.
        var fault: String
        /// The day on which it was first left alone; else that of its publication.
        var day: String
    }

    var files: [Seen] = []
    /// The generation of the library that this device has written last.
    var generation = 0
    /// The device that wrote that library.
    var writer: String?
    /// The system's error number by which that library is not published yet, 0 without an error; nil if it is.
    var unpublished: Int?
    /// Lines of what came in, oldest first.
    var log: [String] = []
    /// The stamp of the own file as it was published last; empty if none was.
    var published = ""
    /// The number of changes under the own id when it was published last.
    var version: Int?
    /// The ids of earlier lives of this device.
    var earlier: [String]?
    /// The ids of removed devices that are to be folded.
    var retired: [String]?
    /// What was told, each after the day of it.
    var told: [String] = []

    static let mostLogLines = 200

    /// The findings that were not told on a day; they count as told now.
    mutating func newFindings(_ findings: [SyncFinding], on today: Day) -> [SyncFinding] {
        told.removeAll { !$0.hasPrefix(today.iso) }
        var known = Set(told)
        return findings.filter { finding in
            let line = "\(today.iso) \(finding.key)"
            guard known.insert(line).inserted else { return false }
            told.append(line)
            return true
        }
    }
}

extension SyncFinding {
    /// What tells it from others of its kind.
    fileprivate var key: String {
        switch self {
        case .noFolder, .unreadableFolder, .wrongFolder, .cannotPublish, .gitNeedsPerson, .gitUnreachable,
            .gitGoesNowhere, .copied, .left, .full, .removed:
            code
        case .file(let file, _), .unreadable(let file, _): code + " " + file
        case .twin(let name, _), .clock(let name, _): code + " " + name
        }
    }
}
