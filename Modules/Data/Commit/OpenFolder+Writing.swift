extension OpenFolder {
    /// Creates a file with these bytes and brings them to the disk; on failure nothing is left of it.
    ///
    /// After a failed fsync the system may take the lost pages for written, so that asking again says
    /// nothing: one new try is made in a new file.
    func create(_ name: String, _ bytes: [UInt8], like model: FileStatus?) throws(SystemFault) -> FileStatus {
        do throws(SystemFault) {
            return try createOnce(name, bytes, like: model)
        } catch {
            guard error.operation == .synchronize else { throw error }
            return try createOnce(name, bytes, like: model)
        }
    }

    /// Puts bytes in the place of whatever bears a name, or leaves that as it is.
    func replace(_ name: String, by bytes: [UInt8], through temporary: String) throws(SystemFault) {
        _ = try create(temporary, bytes, like: nil)
        do throws(SystemFault) {
            try fileSystem.rename(descriptor, temporary, name, .replace)
        } catch {
            try? remove(temporary)
            throw error
        }
    }

    private func createOnce(
        _ name: String, _ bytes: [UInt8], like model: FileStatus?
    ) throws(SystemFault) -> FileStatus {
        let file = try uninterrupted { () throws(SystemFault) in
            try fileSystem.open(descriptor, name, .creating)
        }
        do throws(SystemFault) {
            let status = try fill(file, bytes, like: model)
            try fileSystem.close(file)
            return status
        } catch {
            // The first fault is the one to report.
            if error.operation != .close { try? fileSystem.close(file) }
            try? remove(name)
            throw error
        }
    }

    private func fill(
        _ file: Descriptor, _ bytes: [UInt8], like model: FileStatus?
    ) throws(SystemFault) -> FileStatus {
        if let model { try takeOver(model, for: file) }
        try write(bytes, to: file)
        try uninterrupted { () throws(SystemFault) in try fileSystem.synchronize(file) }
        let status = try fileSystem.status(file)
        // A write that says it took everything and did not: as if the disk were at fault.
        guard status.size == bytes.count else { throw SystemFault(.write, code: ErrorNumber.inputOutput) }
        return status
    }

    /// Gives a new file the permissions and, where that is allowed, the owner of the file it replaces.
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
                    try uninterrupted { () throws(SystemFault) in try fileSystem.write(file, rest) })
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
