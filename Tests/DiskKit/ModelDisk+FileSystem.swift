import Synchronization
package import TrackerData

extension ModelDisk {
    /// The calls of a store, on this disk.
    package var fileSystem: FileSystem {
        var system = FileSystem.system
        system.openFolder = { (path) throws(Fault) in
            try self.change { (disk) throws(Fault) in
                let node = try disk.find(path, .open)
                guard disk.nodes[node].isFolder else { throw Fault(.open, code: Code.notAFolder) }
                return disk.open(node)
            }
        }
        system.open = { (folder, name, mode) throws(Fault) in
            try self.change { (disk) throws(Fault) in
                let parent = try disk.node(folder, .open)
                let known = disk.nodes[parent].names[name]
                switch mode {
                case .reading:
                    guard let known else { throw Fault(.open, code: ErrorNumber.noSuchFile) }
                    return disk.open(known)
                case .creating:
                    guard known == nil else { throw Fault(.open, code: ErrorNumber.exists) }
                    let node = disk.add(Node(modified: disk.tick()))
                    disk.rename([name: node], in: parent)
                    return disk.open(node)
                }
            }
        }
        system.close = { (file) throws(Fault) in
            try self.change { (disk) throws(Fault) in
                guard disk.handles.removeValue(forKey: file.number) != nil else {
                    throw Fault(.close, code: Code.badDescriptor)
                }
            }
        }
        system.tryLock = { _ in true }
        system.isWritable = { _ in true }
        system.attributes = { (_, _) throws(Fault) in FileAttributes() }
        addStatus(to: &system)
        addContent(to: &system)
        addNames(to: &system)
        return system
    }

    private func addStatus(to system: inout FileSystem) {
        system.status = { (file) throws(Fault) in
            try self.change { (disk) throws(Fault) in disk.status(try disk.node(file, .status)) }
        }
        system.statusOfName = { (folder, name) throws(Fault) in
            try self.change { (disk) throws(Fault) in
                let parent = try disk.node(folder, .status)
                return disk.status(try disk.child(name, of: parent, .status))
            }
        }
        system.statusOfPath = { (path) throws(Fault) in
            try self.change { (disk) throws(Fault) in disk.status(try disk.find(path, .status)) }
        }
        system.readLink = { (_) throws(Fault) in throw Fault(.readLink, code: Code.invalid) }
        system.resolve = { (path) throws(Fault) in
            try self.change { (disk) throws(Fault) in
                _ = try disk.find(path, .resolve)
                return path
            }
        }
        system.list = { (folder) throws(Fault) in
            try self.change { (disk) throws(Fault) in
                Array(disk.nodes[try disk.node(folder, .list)].names.keys)
            }
        }
    }

    private func addContent(to system: inout FileSystem) {
        system.read = { (file, buffer) throws(Fault) in
            let most = buffer.count
            let part = try self.change { (disk) throws(Fault) in
                let node = try disk.node(file, .read)
                let position = disk.handles[file.number]?.position ?? 0
                let part = Array(disk.nodes[node].bytes.dropFirst(position).prefix(most))
                disk.handles[file.number]?.position += part.count
                return part
            }
            buffer.copyBytes(from: part)
            return part.count
        }
        system.write = { (file, bytes) throws(Fault) in
            let part = Array(bytes)
            try self.change { (disk) throws(Fault) in
                let node = try disk.node(file, .write)
                disk.nodes[node].bytes += part
                disk.nodes[node].modified = disk.tick()
            }
            return part.count
        }
        system.synchronize = { (file) throws(Fault) in
            try self.change { (disk) throws(Fault) in
                let node = try disk.node(file, .synchronize)
                disk.nodes[node].durableBytes = disk.nodes[node].bytes
                disk.nodes[node].durableNames = disk.nodes[node].names
                disk.nodes[node].pending = []
            }
        }
        system.setMode = { (file, mode) throws(Fault) in
            try self.change { (disk) throws(Fault) in
                let node = try disk.node(file, .setMode)
                disk.nodes[node].mode = mode
                disk.nodes[node].changed = disk.tick()
            }
        }
        system.setOwner = { (_, _, _) throws(Fault) in }
    }

    private func addNames(to system: inout FileSystem) {
        system.rename = { (folder, from, to, mode) throws(Fault) in
            try self.change { (disk) throws(Fault) in
                let parent = try disk.node(folder, .rename)
                let moved = try disk.child(from, of: parent, .rename)
                let displaced = disk.nodes[parent].names[to]
                switch mode {
                case .replace: disk.rename([from: nil, to: moved], in: parent)
                case .keepExisting:
                    guard displaced == nil else { throw Fault(.rename, code: ErrorNumber.exists) }
                    disk.rename([from: nil, to: moved], in: parent)
                case .exchange:
                    guard let displaced else { throw Fault(.rename, code: ErrorNumber.noSuchFile) }
                    disk.rename([from: displaced, to: moved], in: parent)
                }
            }
        }
        system.link = { (folder, name, newFolder, newName) throws(Fault) in
            try self.change { (disk) throws(Fault) in
                let node = try disk.child(name, of: disk.node(folder, .link), .link)
                let parent = try disk.node(newFolder, .link)
                guard disk.nodes[parent].names[newName] == nil else {
                    throw Fault(.link, code: ErrorNumber.exists)
                }
                disk.rename([newName: node], in: parent)
            }
        }
        system.remove = { (folder, name) throws(Fault) in
            try self.change { (disk) throws(Fault) in
                let parent = try disk.node(folder, .remove)
                let node = try disk.child(name, of: parent, .remove)
                guard disk.nodes[node].names.isEmpty else { throw Fault(.remove, code: Code.notEmpty) }
                disk.rename([name: nil], in: parent)
            }
        }
        system.makeFolder = { (path) throws(Fault) in
            try self.change { (disk) throws(Fault) in
                let slash = path.lastIndex(of: "/") ?? path.startIndex
                let parent = try disk.find(String(path[..<slash]), .makeFolder)
                let name = String(path[slash...].dropFirst())
                guard disk.nodes[parent].names[name] == nil else {
                    throw Fault(.makeFolder, code: ErrorNumber.exists)
                }
                let node = disk.add(Node(isFolder: true, mode: 0o700, modified: disk.tick()))
                disk.rename([name: node], in: parent)
            }
        }
    }

    private func change<Value: Sendable>(
        _ body: @Sendable (inout Contents) throws(Fault) -> Value
    ) throws(Fault) -> Value {
        try contents.withLock { (contents) throws(Fault) -> Value in try body(&contents) }
    }

    private enum Code {
        static let badDescriptor: Int32 = 9
        static let notAFolder: Int32 = 20
        static let invalid: Int32 = 22
        static let notEmpty: Int32 = 39
    }
}

extension ModelDisk.Contents {
    typealias Operation = TrackerData.SystemFault.Operation

    fileprivate mutating func open(_ node: Int) -> Descriptor {
        lastHandle += 1
        handles[lastHandle] = ModelDisk.Handle(node: node)
        return Descriptor(lastHandle)
    }

    fileprivate func node(_ file: Descriptor, _ operation: Operation) throws(ModelDisk.Fault) -> Int {
        guard let handle = handles[file.number] else { throw ModelDisk.Fault(operation, code: 9) }
        return handle.node
    }

    func child(
        _ name: String, of parent: Int, _ operation: Operation
    ) throws(ModelDisk.Fault) -> Int {
        guard let node = nodes[parent].names[name] else {
            throw ModelDisk.Fault(operation, code: ErrorNumber.noSuchFile)
        }
        return node
    }

    func find(_ path: String, _ operation: Operation) throws(ModelDisk.Fault) -> Int {
        var node = 0
        for name in path.split(separator: "/") { node = try child(String(name), of: node, operation) }
        return node
    }

    /// Changes names at once: each to its new node, or nil to remove it.
    fileprivate mutating func rename(_ change: [String: Int?], in folder: Int) {
        for (name, node) in change { nodes[folder].names[name] = node }
        nodes[folder].pending.append(change)
        let now = tick()
        nodes[folder].modified = now
        for case let node? in change.values { nodes[node].changed = now }
    }

    fileprivate func status(_ node: Int) -> FileStatus {
        let found = nodes[node]
        return FileStatus(
            kind: found.isFolder ? .folder : .file, device: 1, inode: UInt64(node), size: found.bytes.count,
            mode: found.mode, owner: 1, group: 1, modified: found.modified,
            changed: max(found.modified, found.changed))
    }
}
