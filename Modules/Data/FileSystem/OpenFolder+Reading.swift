extension OpenFolder {
    /// Reads a whole file; nil if there is none, which only the error "No such file" means.
    func image(of name: String) throws(FileImageFault) -> FileImage? {
        // Another program may be writing the file in place: try once more.
        for _ in 1..<3 {
            guard let file = try open(name) else { return nil }
            defer { try? fileSystem.close(file) }
            let image = try readImage(of: file)
            if try status(of: file) == image.status { return image }
        }
        guard let file = try open(name) else { return nil }
        defer { try? fileSystem.close(file) }
        return try readImage(of: file)
    }

    /// True if a name still stands for the file of an image, with the same content.
    func holds(_ image: FileImage, as name: String) throws(FileImageFault) -> Bool {
        guard let file = try open(name) else { return false }
        defer { try? fileSystem.close(file) }
        let status = try status(of: file)
        guard status.isSameFile(as: image.status), status.size == image.bytes.count else { return false }
        // In pieces: memory may not hold a second copy of the file.
        let room = min(1 << 16, status.size + 1)
        var compared = 0
        while true {
            let piece = try bytes(atMost: room, of: file)
            guard image.bytes.holds(piece, at: compared) else { return false }
            compared += piece.count
            if piece.count < room { break }
        }
        guard compared == image.bytes.count else { return false }
        // Another program may have changed the file in place meanwhile.
        return try self.status(of: file) == status
    }

    private func open(_ name: String) throws(FileImageFault) -> Descriptor? {
        do throws(SystemFault) {
            return try uninterrupted(fileSystem.open(descriptor, name, .reading))
        } catch {
            switch error.code {
            case ErrorNumber.noSuchFile: return nil
            case ErrorNumber.noDevice, ErrorNumber.socket, ErrorNumber.symbolicLink: throw .notARegularFile
            default: throw .system(error)
            }
        }
    }

    private func readImage(of file: Descriptor) throws(FileImageFault) -> FileImage {
        let status = try status(of: file)
        guard status.kind == .file else { throw .notARegularFile }
        guard status.size <= PropertyListLimits.standard.size else { throw .tooLarge }
        // Asking for one byte more shows whether the file has grown.
        return FileImage(bytes: try bytes(atMost: status.size + 1, of: file), status: status)
    }

    private func status(of file: Descriptor) throws(FileImageFault) -> FileStatus {
        try mapping(fileSystem.status(file), FileImageFault.system)
    }

    /// Reads from the current position to the end, or as many bytes as asked for.
    private func bytes(atMost count: Int, of file: Descriptor) throws(FileImageFault) -> [UInt8] {
        var fault: SystemFault?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            do throws(SystemFault) {
                try fill(UnsafeMutableRawBufferPointer(buffer), &filled, from: file)
            } catch {
                fault = error
            }
        }
        if let fault { throw .system(fault) }
        return bytes
    }

    private func fill(
        _ buffer: UnsafeMutableRawBufferPointer, _ filled: inout Int, from file: Descriptor
    ) throws(SystemFault) {
        while filled < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
            let count = try uninterrupted(fileSystem.read(file, rest))
            if count == 0 { return }
            filled += count
        }
    }
}

extension [UInt8] {
    /// True if the bytes at an index equal other bytes.
    fileprivate func holds(_ other: [UInt8], at offset: Int) -> Bool {
        guard other.count <= count - offset else { return false }
        // Combines all bits: many times faster than stopping at the first difference.
        var difference: UInt8 = 0
        for index in other.indices { difference |= self[offset + index] ^ other[index] }
        return difference == 0
    }
}
