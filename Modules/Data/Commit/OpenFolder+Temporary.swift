extension OpenFolder {
    /// Creates a file that is to take another one's place, under a temporary name that nothing bears yet.
    ///
    /// What else stands at such a name, a folder or a link, is not ours to remove.
    func createTemporary(
        for name: String, _ bytes: [UInt8], like model: FileStatus?
    ) throws(SystemFault) -> (name: String, status: FileStatus) {
        let hash = XXH64.hash(bytes)
        var variant: UInt64 = 0
        while true {
            let temporary = TemporaryName.text(for: name, hash: hash, variant: variant)
            do throws(SystemFault) {
                return (temporary, try create(temporary, bytes, like: model))
            } catch {
                variant += 1
                guard error.code == ErrorNumber.exists, variant < TemporaryName.variants else { throw error }
            }
        }
    }

    /// Writes a copy of a file's bytes beside it, under the first name that is free: `NAME`, `NAME-2`, `NAME-3` …
    ///
    /// Where such a name stands for the same bytes already, nothing is written.
    ///
    /// - Returns: The name of the copy.
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
