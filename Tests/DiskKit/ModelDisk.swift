import Synchronization
package import TestKit
package import TrackerData

/// A disk in memory that keeps only synchronized data: ``survivors(limit:using:)`` cuts its power.
///
/// It is as unreliable as a file system may be: unlike most it also loses the name of a synchronized file.
package final class ModelDisk: Sendable {
    package typealias Fault = TrackerData.SystemFault

    /// A file or a folder, as programs see it and as it is on the disk.
    struct Node {
        var isFolder = false
        var mode: UInt32 = 0o600
        var modified: Int64
        /// The last change of the permissions or the names.
        var changed: Int64 = 0
        var bytes: [UInt8] = []
        var durableBytes: [UInt8] = []
        var names: [String: Int] = [:]
        var durableNames: [String: Int] = [:]
        /// Changes of names since the folder was synchronized, each done at once or not at all.
        var pending: [[String: Int?]] = []
    }

    struct Handle {
        let node: Int
        var position = 0
    }

    struct Contents {
        var nodes: [Node]
        var handles: [Int32: Handle] = [:]
        var lastHandle: Int32 = 1000
        /// Nanoseconds since 1970, from the noon before the stand's today; every change takes a second.
        var time: Int64 = 1_795_089_600_000_000_000
    }

    let contents: Mutex<Contents>

    init(_ contents: Contents) {
        self.contents = Mutex(contents)
    }

    /// A disk with the same paths, files and permissions as a folder, all of it synchronized.
    package convenience init(copying folder: TemporaryFolder) throws {
        var contents = Contents(nodes: [Node(isFolder: true, modified: 0)])
        let root = folder.path.split(separator: "/").joined(separator: "/")
        contents.addFolder(root)
        for name in folder.list() {
            if name.hasSuffix("/") {
                contents.addFolder("\(root)/\(name)")
            } else {
                let slash = name.lastIndex(of: "/").map { name[...$0] } ?? ""
                let parent = contents.addFolder("\(root)/\(slash)")
                let file = Node(
                    mode: UInt32(try folder.mode(of: name)), modified: contents.tick(),
                    bytes: try folder.read(name))
                let node = contents.add(file)
                contents.nodes[parent].names[String(name.dropFirst(slash.count))] = node
            }
        }
        self.init(contents.synchronized)
    }

    /// Writes an existing file in place, as another program would.
    package func write(_ bytes: [UInt8], to path: String) throws(Fault) {
        try contents.withLock { (contents) throws(Fault) in
            let node = try contents.find(path, .write)
            contents.nodes[node].bytes = bytes
            contents.nodes[node].durableBytes = bytes
            contents.nodes[node].modified = contents.tick()
        }
    }

    /// Copies the disk.
    package func copy() -> ModelDisk { ModelDisk(contents.withLock { $0 }) }

    /// The bytes of every file, and no bytes for every folder, by absolute path.
    package var tree: [String: [UInt8]] { contents.withLock { $0.tree } }

    /// The temporary files, of which a finished operation must leave none.
    package var strayFiles: [String] { tree.keys.filter { $0.contains(".tracker-") }.sorted() }
}

extension ModelDisk.Contents {
    mutating func tick() -> Int64 {
        time += 1_000_000_000
        return time
    }

    mutating func add(_ node: ModelDisk.Node) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }

    /// Returns the folder at a path, and creates it with its parents if necessary.
    @discardableResult
    fileprivate mutating func addFolder(_ path: String) -> Int {
        var node = 0
        for name in path.split(separator: "/").map(String.init) {
            if let next = nodes[node].names[name] {
                node = next
            } else {
                let next = add(ModelDisk.Node(isFolder: true, mode: 0o700, modified: tick()))
                nodes[node].names[name] = next
                node = next
            }
        }
        return node
    }

    /// The contents with everything synchronized and nothing open.
    var synchronized: ModelDisk.Contents {
        var copy = self
        copy.handles = [:]
        for node in nodes.indices {
            copy.nodes[node].durableBytes = nodes[node].bytes
            copy.nodes[node].durableNames = nodes[node].names
            copy.nodes[node].pending = []
        }
        return copy
    }

    var tree: [String: [UInt8]] {
        var tree: [String: [UInt8]] = [:]
        var open = [(path: "", node: 0)]
        while let (path, node) = open.popLast() {
            for (name, child) in nodes[node].names {
                tree["\(path)/\(name)"] = nodes[child].bytes
                if nodes[child].isFolder { open.append(("\(path)/\(name)", child)) }
            }
        }
        return tree
    }
}
