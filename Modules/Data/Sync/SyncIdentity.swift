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
