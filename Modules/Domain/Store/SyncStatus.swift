/// What is known of the devices that keep a library in step.
public struct SyncStatus: Hashable, Sendable {
    /// Another device.
    public struct Device: Hashable, Sendable {
        public let id: DeviceID
        public let name: String
        /// The day of its file; nil if no file of it was ever read here.
        public let published: Day?
        /// The number of changes here that it has not seen.
        public let behind: Int
        /// The number of its changes that are not here yet.
        public let ahead: Int
        /// True if its file cannot be read now, so that the numbers are not known.
        public let isUnreadable: Bool
        /// True if its file is in no folder, but was brought.
        public let isByHand: Bool

        public init(
            id: DeviceID, name: String, published: Day?, behind: Int, ahead: Int, isUnreadable: Bool = false,
            isByHand: Bool = false
        ) {
            self.id = id
            self.name = name
            self.published = published
            self.behind = behind
            self.ahead = ahead
            self.isUnreadable = isUnreadable
            self.isByHand = isByHand
        }

        /// True if both know the same.
        public var isInStep: Bool { behind == 0 && ahead == 0 && !isUnreadable }
    }

    /// This device.
    public var id: DeviceID
    public var name: String
    /// Nil if files go from hand to hand.
    public var folder: String?
    public var carrier: SyncCarrier?
    /// The day of the own file; nil if it is not in the folder.
    public var published: Day?
    /// When something last went out and came in; nil if that never was.
    public var sent: ClockReading?
    public var received: ClockReading?
    /// In the order of their names.
    public var others: [Device]
    /// What is wrong, as far as this device can see.
    public var findings: [DatedFinding]
    /// True if there is no tracker yet, here or in the folder.
    public var isWaiting: Bool

    public init(
        id: DeviceID, name: String, folder: String?, carrier: SyncCarrier? = nil, published: Day? = nil,
        sent: ClockReading? = nil, received: ClockReading? = nil, others: [Device] = [],
        findings: [DatedFinding] = [], isWaiting: Bool = false
    ) {
        self.id = id
        self.name = name
        self.folder = folder
        self.carrier = carrier
        self.published = published
        self.sent = sent
        self.received = received
        self.others = others
        self.findings = findings
        self.isWaiting = isWaiting
    }

    /// The name that tells a device from the others: of two with one name it has the id.
    public func name(of device: Device) -> String {
        let isShared = others.contains { $0.name == device.name && $0.id != device.id }
        return isShared ? "\(device.name)-\(device.id.text)" : device.name
    }

    /// The name of another device; nil if it is not known.
    public func name(of device: DeviceID) -> String? { others.first { $0.id == device }.map(name) }

    /// True if what was done here has left this device and what others sent was fetched, whatever others have wrong.
    public var isExchanged: Bool { !findings.contains { $0.finding.stopsExchange(of: name) } }
}

/// What brings the files of a folder to other devices.
public enum SyncCarrier: String, CaseIterable, Sendable {
    case syncthing, git, dropbox, nextcloud, iCloud

    /// True if the files are on the computers of a company.
    public var isCloud: Bool {
        switch self {
        case .dropbox, .iCloud: true
        case .syncthing, .git, .nextcloud: false
        }
    }
}
