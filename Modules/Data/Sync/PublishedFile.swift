internal import TrackerDomain

/// What a device published: its library and the facts that it follows from, without history.
struct PublishedFile {
    let name: String
    let day: Day
    let device: DeviceID
    /// The generation of the library that was published.
    let generation: Int
    /// Tells the device from others; nil in a file of an earlier version.
    let mark: String?
    /// The ids of earlier lives of the device.
    let earlier: Set<DeviceID>
    let library: Library
    let facts: ReplicaState

    /// Reads what another device wrote; nil if the file is no published one.
    init?(_ bytes: [UInt8]) throws(SyncFileError) {
        let bytes = bytes.withoutCarriageReturns
        let (file, fault) = Self.file(bytes)
        guard let file else {
            if let fault { throw SyncFileError(fault) }
            return nil
        }
        guard file.isInStep else { return nil }
        let published = file.published
        guard file.isIntact else {
            let isCut = Trailer.find(in: bytes) == nil
            throw SyncFileError(isCut ? .incomplete : .edited, device: published?.name)
        }
        guard let published else { return nil }
        guard let replica = try? file.replica(), replica.facts.isPossible else {
            throw SyncFileError(.impossible, device: published.name)
        }
        guard replica.facts.ids.fit else { throw SyncFileError(.tooMany, device: published.name) }
        (name, day, generation) = (published.name, published.day, file.generation)
        (device, library, facts) = (replica.device, file.library, replica.facts)
        (mark, earlier) = (published.mark, published.earlier)
    }

    /// Reads a file that a person has brought.
    init(brought bytes: [UInt8]) throws(StoreError) {
        do throws(SyncFileError) {
            guard let file = try PublishedFile(bytes) else { throw SyncFileError(.impossible) }
            self = file
        } catch {
            throw .sync(.file(error.fault))
        }
    }

    private static func file(_ bytes: [UInt8]) -> (LibraryFile?, SyncFileFault?) {
        let never = MigrationFacts(today: { .earliest }, newIdentifier: { Identifier(high: 0, low: 0) })
        do throws(LibraryFormatFault) {
            return (try LibraryFile(bytes, migration: never), nil)
        } catch {
            switch error {
            case .newerVersion: return (nil, .newer)
            // A list of another program, or a library of a person.
            case .unreadable(.invalid) where Trailer.find(in: bytes) == nil: return (nil, nil)
            case .unreadable:
                return (
                    nil,
                    Trailer.find(in: bytes).map { $0.matches(bytes) ? .impossible : .edited } ?? .incomplete
                )
            }
        }
    }

    /// What tells the content of a file from others, by whatever carried it.
    static func hash(of bytes: [UInt8]) -> String {
        Hexadecimal.text(XXH64.hash(bytes.withoutCarriageReturns))
    }

    /// The bytes to publish.
    static func bytes(
        of library: Library, _ replica: Replica, as sender: Version5.Sender, generation: Int, at path: String
    ) throws(StoreError) -> [UInt8] {
        do throws(LibraryEncodingFault) {
            return try LibraryEncoder.publish(library, replica, as: sender, generation: generation)
        } catch {
            throw error.storeError(path: path)
        }
    }
}

extension [Identifier: Set<String>] {
    /// The library of most devices, of equally many the one with the smaller id.
    ///
    /// Each device that looks finds the same one.
    var mainLibrary: Identifier? {
        self.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
    }
}

extension [PublishedFile] {
    /// The library in which all of them come together; nil if there are no files.
    var mainLibrary: Identifier? {
        Dictionary(grouping: self, by: \.library.id).mapValues { Set($0.map(\.device.text)) }.mainLibrary
    }

    /// What the files are for a device with a library, or with none.
    func contents(besides library: Library?) -> SyncFolderContents {
        guard let main = mainLibrary else { return .nothing }
        guard let library, !library.trackers.isEmpty else { return .library(devices: names(of: main)) }
        if contains(where: { $0.library.id == library.id }) {
            return .library(devices: names(of: library.id))
        }
        let trackers = filter { $0.library.id == main }.map(\.library.trackers).max { $0.count < $1.count }
        return .otherLibrary(devices: names(of: main), trackers: (trackers ?? []).map(\.name))
    }

    private func names(of id: Identifier) -> [String] {
        Set(filter { $0.library.id == id }.map(\.name)).sorted()
    }
}

extension [UInt8] {
    /// The same without the CR before each LF, as something that carries a file may add them; as it is if one has none.
    var withoutCarriageReturns: [UInt8] {
        let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        guard last == feed, dropLast().last == carriageReturn else { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for byte in self {
            if byte == feed, bytes.popLast() != carriageReturn { return self }
            bytes.append(byte)
        }
        return bytes
    }
}

/// The fault of another device's file, with the name of the device where it can be read.
struct SyncFileError: Error {
    let fault: SyncFileFault
    let device: String?

    init(_ fault: SyncFileFault, device: String? = nil) {
        (self.fault, self.device) = (fault, device)
    }
}

extension LibraryFile {
    /// Who published the file, and when; nil for a library.
    var published: Version5.Sender? {
        guard let sync = element(Version5.syncKey), let element = sync.value(of: "published"),
            let text = try? element.text, let space = text.lastIndex(of: " "),
            let day = Day(iso: text[text.index(after: space)...]), day.isValid,
            DeviceName.isValid(String(text[..<space]))
        else { return nil }
        let earlier = (try? sync.value(of: "earlier")?.text)?.split(separator: " ") ?? []
        return Version5.Sender(
            name: String(text[..<space]), day: day, mark: try? sync.value(of: "mark")?.text,
            earlier: Set(earlier.compactMap { DeviceID($0) }))
    }
}
