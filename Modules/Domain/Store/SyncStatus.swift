/// What is known of the devices that keep a library in step.
public struct SyncStatus: Hashable, Sendable {
    /// Another device.
    public struct Machine: Hashable, Sendable {
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

        public init(
            id: DeviceID, name: String, published: Day?, behind: Int, ahead: Int, isUnreadable: Bool = false
        ) {
            self.id = id
            self.name = name
            self.published = published
            self.behind = behind
            self.ahead = ahead
            self.isUnreadable = isUnreadable
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
    /// In the order of their names.
    public var others: [Machine]
    /// What is wrong, as far as this device can see.
    public var findings: [SyncFinding]
    /// True if there is no tracker yet, here or in the folder.
    public var isWaiting: Bool

    public init(
        id: DeviceID, name: String, folder: String?, carrier: SyncCarrier? = nil, others: [Machine] = [],
        findings: [SyncFinding] = [], isWaiting: Bool = false
    ) {
        self.id = id
        self.name = name
        self.folder = folder
        self.carrier = carrier
        self.others = others
        self.findings = findings
        self.isWaiting = isWaiting
    }
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
