internal import TrackerDomain

// The devices whose files are in the folder.
extension SyncRun {
    /// A row for each other device, in the order of their names.
    func devices(_ scan: FolderScan, comparedWith facts: ReplicaState) -> [SyncStatus.Device] {
        var rows: [DeviceID: SyncStatus.Device] = [:]
        // Files of earlier lives are there as long as what carries the folder deletes nothing.
        let former = scan.arrived.formerDevices
        // Of several files of a device the newest counts.
        for file in scan.arrived.map(\.file) where file.device != device && !former.contains(file.device) {
            let row = SyncStatus.Device(
                id: file.device, name: file.name, published: file.day,
                behind: facts.changes(lackedBy: file.facts), ahead: file.facts.changes(lackedBy: facts))
            if let known = rows[file.device],
                (known.published ?? file.day, -known.behind) >= (file.day, -row.behind)
            {
                continue
            }
            rows[file.device] = row
        }
        rows.merge(unreadDevices) { read, _ in read }
        rows.merge(broughtDevices(comparedWith: facts)) { read, _ in read }
        return rows.values.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    }

    /// A row for each other device whose file cannot be read now, with what is remembered of it.
    private var unreadDevices: [DeviceID: SyncStatus.Device] {
        var rows: [DeviceID: SyncStatus.Device] = [:]
        for name in unread.keys.sorted() {
            let known = seen[name]
            guard let id = known.flatMap({ DeviceID($0.device) }) ?? DeviceID(fileName: name), id != device
            else { continue }
            rows[id] = SyncStatus.Device(
                id: id, name: deviceName(of: name),
                published: known.flatMap { $0.fault.isEmpty ? Day(iso: $0.day) : nil }, behind: 0, ahead: 0,
                isUnreadable: true)
        }
        return rows
    }

    /// A row for each device whose file was brought.
    private func broughtDevices(comparedWith facts: ReplicaState) -> [DeviceID: SyncStatus.Device] {
        var rows: [DeviceID: SyncStatus.Device] = [:]
        for known in memory.broughtMachines ?? [] {
            guard let id = DeviceID(known.device), id != device else { continue }
            rows[id] = SyncStatus.Device(
                id: id, name: known.name, published: Day(iso: known.day),
                behind: max(0, facts.changeCount - known.changes), ahead: 0, isByHand: true)
        }
        return rows
    }

    /// Remembers the device of a file that was brought and taken in.
    mutating func note(brought file: PublishedFile, in facts: ReplicaState?) {
        guard let facts, file.device != device else { return }
        let others = (memory.broughtMachines ?? []).filter { $0.device != file.device.text }
        memory.broughtMachines =
            others + [
                SyncMemory.BroughtDevice(
                    device: file.device.text, name: file.name, day: file.day.iso, changes: facts.changeCount)
            ]
    }

    /// The files of another device, by its name, or by its name and id where several devices have the same name.
    mutating func files(ofDevice name: String, at library: Identifier) throws(StoreError) -> [SeenFile] {
        forgetSeen()
        let files = look(at: library).arrived.filter { $0.file.device != device }
        if identity.name == name, !files.contains(where: { $0.file.name == name }) {
            throw .sync(.isThisDevice(name))
        }
        let found = files.filter {
            $0.file.name == name || "\($0.file.name)-\($0.file.device.text)" == name
        }
        if found.isEmpty, let folder,
            let (file, cause) = unread.first(where: { deviceName(of: $0.key) == name })
        {
            throw .disk(DiskFault(operation: .read, path: folder.path + "/" + file, cause: cause))
        }
        let former = files.formerDevices
        guard let last = found.first(where: { !former.contains($0.file.device) }) ?? found.first,
            found.allSatisfy({ $0.file.device == last.file.device || former.contains($0.file.device) })
        else {
            let known = files.map { seen in
                files.contains { $0.file.name == seen.file.name && $0.file.device != seen.file.device }
                    ? "\(seen.file.name)-\(seen.file.device.text)" : seen.file.name
            }
            throw .sync(.unknownDevice(name, known: Set(known).sorted()))
        }
        return found
    }

    // MARK: Names

    var names: [DeviceID: String] {
        var names: [DeviceID: String] = [:]
        for known in seen.values.sorted(by: { $0.file < $1.file }) {
            DeviceID(known.device).map { names[$0] = known.name }
        }
        return names
    }

    /// The name of the device that a file is of, as far as it is known.
    func deviceName(of file: String) -> String {
        seen[file].flatMap { $0.name.isEmpty ? nil : $0.name } ?? SyncFolder.device(ofFile: file)
    }
}

extension [SyncRun.SeenFile] {
    /// The ids of earlier lives of devices.
    fileprivate var formerDevices: Set<DeviceID> { reduce(into: []) { $0.formUnion($1.file.earlier) } }
}

extension SyncFolder {
    /// The device that a file's name tells: `phone` of `phone-p3xx.plist`.
    static func device(ofFile name: String) -> String {
        let stem = name.hasSuffix(".plist") ? String(name.dropLast(".plist".count)) : name
        guard DeviceID(fileName: name) != nil, let dash = stem.lastIndex(of: "-") else { return name }
        return String(stem[..<dash])
    }
}

extension ReplicaState {
    /// The number of changes of all devices.
    fileprivate var changeCount: Int { changes(lackedBy: ReplicaState()) }
}
