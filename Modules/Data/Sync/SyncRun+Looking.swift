internal import TrackerDomain

// What a run sees in the folder, and remembers of it.
extension SyncRun {
    /// Lets the next look read all files.
    mutating func forgetSeen() {
        // Since when a file is not whole is to be kept, and that one fits no valid library.
        let kept = [SyncFileFault.incomplete, .impossible].map(\.rawValue)
        memory.files.removeAll { !kept.contains($0.fault) }
        memory.published = ""
    }

    /// A published file in the folder.
    struct Sight {
        let entry: SyncFolder.Entry
        let file: PublishedFile

        var peer: Peer { file.peer }
    }

    /// The files that were not taken in yet.
    struct Look {
        var arrived: [Sight] = []
        /// Those of other libraries.
        var others: [Sight] = []

        var isEmpty: Bool { arrived.isEmpty && others.isEmpty }
    }

    /// Finds the files of a library that were not taken in yet.
    mutating func look(at library: Identifier) -> Look {
        var look = Look()
        guard let folder else { return look }
        guard let entries = folder.entries(), !entries.isEmpty || memory.published.isEmpty else {
            findings.append(.noFolder(path: folder.path))
            return look
        }
        isReachable = true
        memory.files.removeAll { seen in !entries.contains { $0.name == seen.file } }
        var hasOwn = false
        for entry in entries {
            if !isRewound, entry.name == identity.fileName, entry.stamp == memory.published {
                hasOwn = true
                continue
            }
            if let seen = memory.files.first(where: { $0.file == entry.name }), seen.stamp == entry.stamp {
                if let fault = SyncFileFault(rawValue: seen.fault), fault != .otherLibrary {
                    note(fault, of: entry, machine: seen.machine)
                    continue
                }
                if seen.fault.isEmpty { continue }
            }
            read(entry, in: folder, of: library, &look)
        }
        if !hasOwn { memory.published = "" }
        return look
    }

    mutating func read(
        _ entry: SyncFolder.Entry, in folder: SyncFolder, of library: Identifier,
        _ look: inout Look
    ) {
        if entry.status.isPlaceholder { return note(.placeholder, of: entry) }
        guard let bytes = folder.bytes(of: entry) else { return note(.incomplete, of: entry) }
        do throws(SyncFileError) {
            guard let file = try PublishedFile(bytes) else {
                return see(entry, machine: "", device: "", today)
            }
            let sight = Sight(entry: entry, file: file)
            if file.library.id == library { look.arrived.append(sight) } else { look.others.append(sight) }
        } catch {
            note(error.fault, of: entry, machine: error.machine)
        }
    }

    // MARK: Remembering

    var names: [DeviceID: String] {
        var names: [DeviceID: String] = [:]
        for seen in memory.files { DeviceID(seen.device).map { names[$0] = seen.machine } }
        return names
    }

    mutating func see(_ sight: Sight) {
        see(sight.entry, machine: sight.file.name, device: sight.file.device.text, sight.file.day)
        checkClock(of: sight.file)
    }

    mutating func checkClock(of file: PublishedFile) {
        if file.day > today + Self.clockTolerance { findings.append(.clock(name: file.name, file.day)) }
    }

    /// Clocks of zones differ by a day.
    private static let clockTolerance = 2

    mutating func see(_ entry: SyncFolder.Entry, machine: String, device: String, _ day: Day) {
        remember(
            SyncMemory.Seen(
                file: entry.name, stamp: entry.stamp, machine: machine, device: device, fault: "",
                day: day.iso))
    }

    mutating func noteOther(_ sight: Sight) { note(.otherLibrary, of: sight.entry, machine: sight.file.name) }

    /// Notes why a file is left alone; one that has not arrived whole is told of the day after.
    mutating func note(_ fault: SyncFileFault, of entry: SyncFolder.Entry, machine: String? = nil) {
        // What stands under the own name is written anew.
        if entry.name == identity.fileName { return }
        let known = memory.files.first { $0.file == entry.name }
        let since = known.flatMap { $0.fault == fault.rawValue ? $0.day : nil } ?? today.iso
        let name =
            machine.flatMap { $0.isEmpty ? nil : $0 }
            ?? known.flatMap { $0.machine.isEmpty ? nil : $0.machine }
        let told = fault == .otherLibrary ? entry.name : name ?? SyncFolder.machine(ofFile: entry.name)
        remember(
            SyncMemory.Seen(
                file: entry.name, stamp: entry.stamp, machine: told, device: known?.device ?? "",
                fault: fault.rawValue, day: since))
        findings.append(.file(told, fault))
    }

    mutating func remember(_ seen: SyncMemory.Seen) {
        memory.files.removeAll { $0.file == seen.file }
        memory.files.append(seen)
    }
}

extension SyncFolder {
    /// The machine that a file's name tells: `phone` of `phone-p3xx.plist`.
    static func machine(ofFile name: String) -> String {
        let stem = name.hasSuffix(".plist") ? String(name.dropLast(".plist".count)) : name
        guard DeviceID(fileName: name) != nil, let dash = stem.lastIndex(of: "-") else { return name }
        return String(stem[..<dash])
    }
}
