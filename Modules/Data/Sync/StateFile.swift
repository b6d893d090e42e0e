internal import TrackerDomain

/// A small file of the program's own state: read if it is whole, written in one step.
struct StateFile<Document> {
    let path: String
    let fileSystem: FileSystem
}

// The struct itself asks nothing of its document: to look such conformances up takes a tenth of a command.
extension StateFile where Document: Codable {
    /// The content; nil if there is none, or not all of it.
    ///
    /// - Throws: `disk` if it cannot be told.
    func read() throws(StoreError) -> Document? {
        let location = try FileLocation(resolving: path, fileSystem)
        guard location.folderExists else { return nil }
        let folder = try reporting(.read, at: location.folder, OpenFolder(location.folder, fileSystem))
        let image: FileImage?
        do throws(FileImageFault) {
            image = try folder.image(of: location.name)
        } catch {
            guard case .system = error else { return nil }
            throw error.storeError(.read, at: location.path)
        }
        guard let image, Trailer.find(in: image.bytes)?.matches(image.bytes) == true,
            let tape = try? PropertyListTape(image.bytes)
        else { return nil }
        return try? tape.root.decode(Document.self)
    }

    /// - Parameter isFlushed: False for what may be lost in a power cut.
    func write(_ document: Document, isFlushed: Bool) throws(StoreError) {
        var location = try FileLocation(resolving: path, fileSystem)
        if !location.folderExists {
            try reporting(.write, at: location.folder, MissingFolders.create(location.folder, fileSystem))
            location = try FileLocation(resolving: path, fileSystem)
        }
        guard let value = try? PropertyListValueEncoder.value(of: document) else {
            throw .notAsMeant(path: path)
        }
        var bytes = PropertyListWriter.bytes(of: value)
        bytes += Array(Trailer(generation: 0, over: bytes).line.utf8)
        try reporting(.write, at: location.path) { () throws(SystemFault) in
            let folder = try OpenFolder(location.folder, fileSystem)
            let temporary = TemporaryName.text(for: location.name, hash: 0)
            // A crash may have left one; whoever writes here holds the library's lock.
            try folder.remove(temporary)
            try folder.replace(location.name, by: bytes, through: temporary, isFlushed: isFlushed)
            if isFlushed { try folder.synchronize() }
        }
    }

    func remove() {
        guard let location = try? FileLocation(resolving: path, fileSystem),
            let folder = try? OpenFolder(location.folder, fileSystem)
        else { return }
        try? folder.remove(location.name)
    }
}
