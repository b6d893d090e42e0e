internal import TrackerDomain

// What a run sees in the folder, and remembers of it.
extension SyncRun {
    /// Lets the next look read all files of others.
    mutating func forgetStamps() {
        for name in seen.keys { seen[name]?.stamp = "" }
    }

    /// Lets the next look read all files, and the next publishing write the own one.
    mutating func forgetSeen() {
        forgetStamps()
        (memory.published, memory.publishedHash) = ("", nil)
    }

    /// A published file in the folder.
    struct SeenFile {
        let entry: SyncFolder.Entry
        let file: PublishedFile

        var peer: Peer { file.peer }
    }

    /// The files that were not taken in yet.
    struct FolderScan {
        var arrived: [SeenFile] = []
        /// Those of other libraries.
        var others: [SeenFile] = []
        /// Those that are left alone.
        fileprivate var faults: [(entry: SyncFolder.Entry, fault: SyncFileFault, name: String?)] = []
        /// Lists of other programs.
        fileprivate var lists: [SyncFolder.Entry] = []

        var isEmpty: Bool { arrived.isEmpty && others.isEmpty }
    }

    /// A folder with more files that are no library may be the wrong one.
    private static let mostStrangers = 1000

    /// Finds the files of a library that were not taken in yet.
    mutating func look(at library: Identifier) -> FolderScan {
        var look = FolderScan()
        guard let folder else { return look }
        if let trouble = memory.gitTrouble, folder.carrier == .git {
            findings.append(.git(folder: folder.path, trouble))
        }
        do throws(StoreError) {
            guard let open = try folder.open() else { return unusable(.noFolder(path: folder.path)) }
            let listing = try folder.listing(open)
            isReachable = true
            for (name, cause) in listing.unreadable { leaveUnread(name, cause) }
            for entry in listing.entries { read(entry, in: open, of: library, &look) }
            let isEmpty = listing.unreadable.isEmpty && listing.entries.count == look.lists.count
            guard !isEmpty || memory.published.isEmpty else {
                return unusable(.emptyFolder(path: folder.path))
            }
            present = Set(listing.entries.map(\.name) + listing.unreadable.map(\.name))
            seen = seen.filter { present.contains($0.key) }
            let own = listing.entries.first { $0.name == identity.fileName }
            let hasOwn = present.contains { DeviceID(fileName: $0) == device }
            let isBroken = look.faults.contains { $0.entry.name == identity.fileName }
            // Where no other published file is, either, the folder counts as empty.
            isOwnFileLost = !memory.published.isEmpty && (isBroken || !hasOwn)
            if isRewound || own?.contentStamp != memory.published { memory.published = "" }
        } catch {
            if case .disk(let fault) = error {
                findings.append(.unreadableFolder(path: folder.path, fault.cause))
            }
            return look
        }
        remember(look, in: folder)
        return look
    }

    /// Leaves a folder alone that may not be mounted.
    private mutating func unusable(_ finding: SyncFinding) -> FolderScan {
        isReachable = false
        findings.append(finding)
        return FolderScan()
    }

    private mutating func read(
        _ entry: SyncFolder.Entry, in folder: borrowing OpenFolder, of library: Identifier,
        _ look: inout FolderScan
    ) {
        if !isRewound, entry.name == identity.fileName, entry.contentStamp == memory.published { return }
        if let known = seen[entry.name], known.stamp == entry.stamp {
            if let fault = SyncFileFault(rawValue: known.fault), fault != .otherLibrary {
                return look.faults.append((entry, fault, known.name))
            }
            if known.fault.isEmpty {
                if known.device.isEmpty { look.lists.append(entry) }
                return
            }
        }
        if entry.status.isPlaceholder { return look.faults.append((entry, .placeholder, nil)) }
        let bytes: [UInt8]
        do throws(FileImageFault) {
            // It may be gone since it was listed.
            guard let image = try folder.image(of: entry.name) else { return }
            bytes = image.bytes
        } catch {
            guard error != .tooLarge else { return look.faults.append((entry, .impossible, nil)) }
            return leaveUnread(entry.name, error.cause)
        }
        if !isRewound, entry.name == identity.fileName, memory.publishedHash == PublishedFile.hash(of: bytes)
        {
            // Only something that carries it has written it anew.
            memory.published = entry.contentStamp
            return
        }
        do throws(SyncFileError) {
            guard let file = try PublishedFile(bytes) else {
                // A sealed file of such a name is no list of another program.
                let isSealed = Trailer.find(in: bytes)?.matches(bytes) == true
                if isSealed, DeviceID(fileName: entry.name) != nil { throw SyncFileError(.impossible) }
                // What stands in the place of a device's file is not passed over.
                if seen[entry.name]?.device.isEmpty == false { throw SyncFileError(.edited) }
                return look.lists.append(entry)
            }
            let sight = SeenFile(entry: entry, file: file)
            if file.library.id == library { look.arrived.append(sight) } else { look.others.append(sight) }
        } catch {
            look.faults.append((entry, error.fault, error.device))
        }
    }

    /// Tells that a file cannot be read now, and remembers nothing of it: the next command tries again.
    private mutating func leaveUnread(_ name: String, _ cause: DiskFault.Cause) {
        unread[name] = cause
        // Nothing is written over what is not known.
        if name == identity.fileName { isReachable = false }
        findings.append(.unreadable(deviceName(of: name), cause))
    }

    /// Remembers what is left alone, and tells of it; of too many files that are no library only that there are.
    private mutating func remember(_ look: FolderScan, in folder: SyncFolder) {
        let broken = look.faults.filter { $0.fault == .incomplete || $0.fault == .impossible }
        guard broken.count + look.lists.count > Self.mostStrangers else {
            for entry in look.lists { see(entry, name: "", device: "", today) }
            for (entry, fault, name) in look.faults { note(fault, of: entry, name: name) }
            return
        }
        findings.append(.wrongFolder(path: folder.path))
        for name in broken.map(\.entry.name) + look.lists.map(\.name) { seen[name] = nil }
        for (entry, fault, name) in look.faults where fault != .incomplete && fault != .impossible {
            note(fault, of: entry, name: name)
        }
    }

    // MARK: Remembering

    mutating func see(_ sight: SeenFile) {
        see(sight.entry, name: sight.file.name, device: sight.file.device.text, sight.file.day)
    }

    mutating func see(_ entry: SyncFolder.Entry, name: String, device: String, _ day: Day) {
        remember(
            SyncMemory.Seen(
                file: entry.name, stamp: entry.stamp, name: name, device: device, fault: "",
                day: day.iso))
    }

    /// Notes why a file is left alone.
    ///
    /// - Parameter finding: What is told of it; nil for the fault.
    mutating func note(
        _ fault: SyncFileFault, of entry: SyncFolder.Entry, name known: String? = nil,
        as finding: SyncFinding? = nil
    ) {
        // What stands under the own name is written anew.
        if entry.name == identity.fileName { return }
        let device = seen[entry.name]?.device
        let name = known.flatMap { $0.isEmpty ? nil : $0 } ?? deviceName(of: entry.name)
        let told = fault == .otherLibrary ? entry.name : name
        remember(
            SyncMemory.Seen(
                file: entry.name, stamp: entry.stamp, name: told, device: device ?? "",
                fault: fault.rawValue, day: ""))
        findings.append(finding ?? .file(told, fault))
    }

    /// Notes the files of other libraries, and which device is to put its library into the other.
    mutating func noteOthers(_ scan: FolderScan, besides library: Identifier) {
        guard !scan.others.isEmpty else { return }
        var devices = Dictionary(grouping: scan.others, by: \.file.library.id)
            .mapValues { Set($0.map(\.file.device.text)) }
        let known = seen.values.filter { $0.fault.isEmpty && !$0.device.isEmpty }.map(\.device)
        devices[library] = Set(known + scan.arrived.map(\.file.device.text))
            .union(present.contains(identity.fileName) ? [identity.device] : [])
        let staysHere = devices.mainLibrary == library
        for (entry, file) in scan.others.map({ ($0.entry, $0.file) }) {
            note(
                .otherLibrary, of: entry, name: file.name,
                as: staysHere ? .joinsThere(file: entry.name, device: file.name) : nil)
        }
    }

    /// Notes whose clock is wrong: that of another device far ahead, or the own one if several agree.
    mutating func noteClocks(_ scan: FolderScan = FolderScan()) {
        var days: [String: (name: String, day: Day)] = [:]
        for known in seen.values where known.fault.isEmpty && !known.device.isEmpty {
            Day(iso: known.day).map {
                days[known.device] = (known.name, max($0, days[known.device]?.day ?? $0))
            }
        }
        for file in scan.arrived.map(\.file) { days[file.device.text] = (file.name, file.day) }
        days[identity.device] = nil
        let ahead = days.values.filter { $0.day > today + Self.clockTolerance }.sorted { $0.name < $1.name }
        let agreeing = ahead.filter { one in
            ahead.count { abs($0.day - one.day) <= Self.clockTolerance } > 1
        }
        if let day = agreeing.map(\.day).max() { return findings.append(.ownClock(here: today, others: day)) }
        for other in ahead { findings.append(.clock(name: other.name, other.day, here: today)) }
    }

    /// Clocks of zones differ by a day.
    private static let clockTolerance = 2

    mutating func remember(_ file: SyncMemory.Seen) { seen[file.file] = file }
}
