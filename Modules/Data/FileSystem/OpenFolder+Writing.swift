extension OpenFolder {
    /// Creates a file with these bytes and flushes it to the disk; on failure removes it.
    ///
    /// After a failed fsync the system may count the lost pages as written, so that a second fsync proves
    /// nothing: one new try is made in a new file.
    ///
    /// - Parameters:
    ///   - pieces: The bytes, made while they are written.
    ///   - isFlushed: False for a file that may be lost in a power cut.
    func create(
        _ name: String, _ pieces: some Sequence<[UInt8]>, like model: FileStatus?, isFlushed: Bool = true
    ) throws(SystemFault) -> FileStatus {
        do throws(SystemFault) {
            return try createOnce(name, pieces, like: model, isFlushed)
        } catch {
            guard error.operation == .synchronize else { throw error }
            return try createOnce(name, pieces, like: model, isFlushed)
        }
    }

    func create(_ name: String, _ bytes: [UInt8], like model: FileStatus?) throws(SystemFault) -> FileStatus {
        try create(name, CollectionOfOne(bytes), like: model)
    }

    /// Replaces the file of a name by bytes, or leaves it unchanged on failure.
    @discardableResult
    func replace(
        _ name: String, by bytes: [UInt8], through temporary: String, like model: FileStatus? = nil,
        isFlushed: Bool = true
    ) throws(SystemFault) -> FileStatus {
        let status = try create(temporary, CollectionOfOne(bytes), like: model, isFlushed: isFlushed)
        do throws(SystemFault) {
            try fileSystem.rename(descriptor, temporary, name, .replace)
            return status
        } catch {
            try? remove(temporary)
            throw error
        }
    }

    private func createOnce(
        _ name: String, _ pieces: some Sequence<[UInt8]>, like model: FileStatus?, _ isFlushed: Bool
    ) throws(SystemFault) -> FileStatus {
        let file = try uninterrupted(fileSystem.open(descriptor, name, .creating))
        do throws(SystemFault) {
            let status = try fill(file, pieces, like: model, isFlushed)
            try fileSystem.close(file)
            return status
        } catch {
            // Report the first fault.
            if error.operation != .close { try? fileSystem.close(file) }
            try? remove(name)
            throw error
        }
    }

    private func fill(
        _ file: Descriptor, _ pieces: some Sequence<[UInt8]>, like model: FileStatus?, _ isFlushed: Bool
    ) throws(SystemFault) -> FileStatus {
        if let model { try takeOver(model, for: file) }
        var size = 0
        for bytes in pieces {
            try write(bytes, to: file)
            size += bytes.count
        }
        if isFlushed { try uninterrupted(fileSystem.synchronize(file)) }
        let status = try fileSystem.status(file)
        // The system reported success but wrote fewer bytes: treat it as a disk fault.
        guard status.size == size else { throw SystemFault(.write, code: ErrorNumber.inputOutput) }
        return status
    }

    /// Gives a new file the permissions and, if allowed, the owner of the file it replaces.
    private func takeOver(_ model: FileStatus, for file: Descriptor) throws(SystemFault) {
        let own = try fileSystem.status(file)
        if own.owner != model.owner || own.group != model.group {
            try? fileSystem.setOwner(file, model.owner, model.group)
        }
        if own.mode != model.mode { try fileSystem.setMode(file, model.mode) }
    }

    private func write(_ bytes: [UInt8], to file: Descriptor) throws(SystemFault) {
        var written = 0
        while written < bytes.count {
            let count = try writeSome(bytes, from: written, to: file)
            guard count > 0 else { throw SystemFault(.write, code: ErrorNumber.inputOutput) }
            written += count
        }
    }

    private func writeSome(
        _ bytes: [UInt8], from start: Int, to file: Descriptor
    ) throws(SystemFault) -> Int {
        let result: Result<Int, SystemFault> = bytes.withUnsafeBytes { buffer in
            let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
            do throws(SystemFault) {
                return .success(
                    try uninterrupted(fileSystem.write(file, rest)))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}

extension OpenFolder {
    /// Creates a file that is to replace another, under an unused temporary name.
    ///
    /// Never removes a folder or link with such a name: it is not ours.
    ///
    /// - Parameter pieces: The bytes, made while they are written; the name has the hash of the first piece.
    func createTemporary(
        for name: String, _ pieces: some Sequence<[UInt8]>, like model: FileStatus?
    ) throws(SystemFault) -> (name: String, status: FileStatus) {
        let hash = XXH64.hash(pieces.first { _ in true } ?? [])
        var variant: UInt64 = 0
        while true {
            let temporary = TemporaryName.text(for: name, hash: hash, variant: variant)
            do throws(SystemFault) {
                return (temporary, try create(temporary, pieces, like: model))
            } catch {
                variant += 1
                guard error.code == ErrorNumber.exists, variant < TemporaryName.variants else { throw error }
            }
        }
    }

    func createTemporary(
        for name: String, _ bytes: [UInt8], like model: FileStatus?
    ) throws(SystemFault) -> (name: String, status: FileStatus) {
        try createTemporary(for: name, CollectionOfOne(bytes), like: model)
    }

    /// Copies a file beside it under the first free name, `NAME`, `NAME-2`, `NAME-3` …, and returns the name.
    ///
    /// Writes nothing if such a name has the same bytes already.
    func keepCopy(of image: FileImage, as name: String) throws(SystemFault) -> String {
        var number = 1
        while true {
            let copy = number == 1 ? name : "\(name)-\(number)"
            if try status(of: copy) == nil {
                _ = try create(copy, image.bytes, like: image.status)
                try synchronize()
                return copy
            }
            if (try? self.image(of: copy))?.bytes == image.bytes { return copy }
            number += 1
        }
    }
}

/// The names of temporary files.
package enum TemporaryName {
    /// The prefix of every such name, so that a crash's leftovers are recognized.
    static let prefix = ".tracker-"
    private static let suffix = ".tmp"
    /// The number of names for the same bytes; if all are taken, no file is written.
    static let variants: UInt64 = 16

    /// The temporary name: the hash of the file's name, and that of the bytes, by which they are checked afterwards.
    ///
    /// - Parameter variant: From 0; the next one if a name is taken.
    package static func text(for file: String, hash: UInt64, variant: UInt64 = 0) -> String {
        start(for: file) + Hexadecimal.text(hash &+ variant) + suffix
    }

    /// True if the hash in a name is the hash of these bytes, in any of its variants.
    static func means(_ bytes: [UInt8], by hash: UInt64) -> Bool {
        hash &- XXH64.hash(bytes) < variants
    }

    /// The hash in a name, if it is a temporary name for this file.
    static func hash(in name: String, for file: String) -> UInt64? {
        let start = start(for: file)
        guard name.hasPrefix(start), name.hasSuffix(suffix) else { return nil }
        return Hexadecimal.value(name.dropFirst(start.count).dropLast(suffix.count))
    }

    /// The hash in a name, if it is a temporary name for any file.
    static func hash(in name: String) -> UInt64? {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
        let hashes = name.dropFirst(prefix.count).dropLast(suffix.count).split(
            separator: "-", omittingEmptySubsequences: false)
        guard hashes.count == 2, Hexadecimal.value(hashes[0]) != nil else { return nil }
        return Hexadecimal.value(hashes[1])
    }

    /// Has a hash in place of the file's name, which may itself have the greatest length of a name.
    private static func start(for file: String) -> String {
        prefix + Hexadecimal.text(XXH64.hash(file.utf8)) + "-"
    }
}
