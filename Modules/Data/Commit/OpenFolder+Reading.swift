extension OpenFolder {
    /// Reads a whole file; nil where there is none.
    ///
    /// "No such file" alone means that; any other error is an error.
    func image(of name: String) throws(FileImageFault) -> FileImage? {
        // A file that another program is writing into in place is worth a second look.
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

    /// Whether a name stands for the file of an image, and that for the same content.
    func holds(_ image: FileImage, as name: String) throws(FileImageFault) -> Bool {
        guard let file = try open(name) else { return false }
        defer { try? fileSystem.close(file) }
        let status = try status(of: file)
        guard status.isSameFile(as: image.status), status.size == image.bytes.count else { return false }
        // In pieces: beside the image there need not be room for another one.
        let room = min(1 << 16, status.size + 1)
        var compared = 0
        while true {
            let piece = try bytes(atMost: room, of: file)
            guard image.bytes.holds(piece, at: compared) else { return false }
            compared += piece.count
            if piece.count < room { break }
        }
        guard compared == image.bytes.count else { return false }
        // A file that another program is writing into in place is not the same.
        return try self.status(of: file) == status
    }

    private func open(_ name: String) throws(FileImageFault) -> Descriptor? {
        do throws(SystemFault) {
            return try uninterrupted { () throws(SystemFault) in
                try fileSystem.open(descriptor, name, .reading)
            }
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
        // One byte more than there should be finds out that the file has grown.
        return FileImage(bytes: try bytes(atMost: status.size + 1, of: file), status: status)
    }

    private func status(of file: Descriptor) throws(FileImageFault) -> FileStatus {
        do throws(SystemFault) { return try fileSystem.status(file) } catch { throw .system(error) }
    }

    /// Reads on in a file to its end, or as many bytes as are asked for.
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
            let count = try uninterrupted { () throws(SystemFault) in try fileSystem.read(file, rest) }
            if count == 0 { return }
            filled += count
        }
    }
}

extension [UInt8] {
    /// Whether other bytes stand at a place.
    fileprivate func holds(_ other: [UInt8], at place: Int) -> Bool {
        guard other.count <= count - place else { return false }
        // All bits of all bytes: many times as fast as to stop at the first that differs.
        var difference: UInt8 = 0
        for index in other.indices { difference |= self[place + index] ^ other[index] }
        return difference == 0
    }
}
