internal import TrackerDomain

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// Calls that only read.
extension LibC {
    static func statusOfDescriptor(_ descriptor: Descriptor) throws(SystemFault) -> FileStatus {
        var buffer = stat()
        try checked(.status, fstat(descriptor.number, &buffer))
        return FileStatus(buffer)
    }

    static func statusOfEntry(_ folder: Descriptor, _ name: String) throws(SystemFault) -> FileStatus {
        var buffer = stat()
        try checked(.status, fstatat(folder.number, PathText.path(name), &buffer, AT_SYMLINK_NOFOLLOW))
        return FileStatus(buffer)
    }

    static func statusOfPath(_ path: String) throws(SystemFault) -> FileStatus {
        var buffer = stat()
        try checked(.status, lstat(PathText.path(path), &buffer))
        return FileStatus(buffer)
    }

    static func attributes(_ folder: Descriptor, _ name: String) throws(SystemFault) -> FileAttributes {
        let descriptor = try openEntry(folder, name, .reading)
        defer { close(descriptor.number) }
        var buffer = stat()
        try checked(.status, fstat(descriptor.number, &buffer))
        return FileAttributes(
            protection: protection(of: descriptor, buffer),
            linkCount: Int(truncatingIfNeeded: buffer.st_nlink))
    }

    /// The flag of a file or folder that forbids changes.
    private static func protection(of descriptor: Descriptor, _ buffer: stat) -> FileProtection? {
        let isFolder = buffer.st_mode & S_IFMT == S_IFDIR
        #if canImport(Darwin)
            func has(_ flag: Int32) -> Bool { buffer.st_flags & UInt32(flag) != 0 }
            if has(UF_IMMUTABLE) { return .immutable(isFolder: isFolder, remedy: "chflags nouchg") }
            if has(SF_IMMUTABLE) { return .immutable(isFolder: isFolder, remedy: "sudo chflags noschg") }
            if has(UF_APPEND) { return .appendOnly(isFolder: isFolder, remedy: "chflags nouappnd") }
            if has(SF_APPEND) { return .appendOnly(isFolder: isFolder, remedy: "sudo chflags nosappnd") }
        #else
            // FS_IOC_GETFLAGS, FS_IMMUTABLE_FL and FS_APPEND_FL of linux/fs.h; the call fills an int.
            var flags: [CInt] = [0, 0]
            guard ioctl(descriptor.number, .init(truncatingIfNeeded: 0x8008_6601 as UInt), &flags) == 0
            else { return nil }
            if flags[0] & 0x10 != 0 { return .immutable(isFolder: isFolder, remedy: "chattr -i") }
            if flags[0] & 0x20 != 0 { return .appendOnly(isFolder: isFolder, remedy: "chattr -a") }
        #endif
        return nil
    }

    static func isWritable(_ path: String) -> Bool {
        access(PathText.path(path), W_OK) == 0
    }

    static func linkTarget(_ path: String) throws(SystemFault) -> String {
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink(PathText.path(path), &target, target.count)
        try checked(.readLink, length)
        return PathText.text(of: target.prefix(length).map(UInt8.init(bitPattern:)))
    }

    static func resolvedPath(_ path: String) throws(SystemFault) -> String {
        guard let resolved = realpath(PathText.path(path), nil) else {
            throw SystemFault(.resolve, code: errno)
        }
        defer { free(resolved) }
        return PathText.text(of: resolved)
    }

    static func names(_ folder: Descriptor) throws(SystemFault) -> [String] {
        // The stream takes over its descriptor and moves its position, so it gets a descriptor of its own.
        let copy = try checked(.list, openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        guard let stream = fdopendir(copy) else {
            close(copy)
            throw SystemFault(.list, code: errno)
        }
        defer { closedir(stream) }
        var names: [String] = []
        while true {
            // The end and a failure give the same result; only errno tells them apart.
            errno = 0
            guard let entry = readdir(stream) else { break }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                PathText.text(of: $0.prefix { $0 != 0 })
            }
            if name != ".", name != ".." { names.append(name) }
        }
        if errno != 0 { throw SystemFault(.list, code: errno) }
        return names
    }
}

extension FileStatus {
    init(_ buffer: stat) {
        let kind: Kind =
            switch buffer.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .symbolicLink
            default: .other
            }
        #if canImport(Darwin)
            let (time, change) = (buffer.st_mtimespec, buffer.st_ctimespec)
            let isPlaceholder = buffer.st_flags & UInt32(SF_DATALESS) != 0
        #else
            let (time, change) = (buffer.st_mtim, buffer.st_ctim)
            let isPlaceholder = false
        #endif
        self.init(
            kind: kind, device: UInt64(truncatingIfNeeded: buffer.st_dev),
            inode: UInt64(truncatingIfNeeded: buffer.st_ino), size: Int(buffer.st_size),
            mode: UInt32(buffer.st_mode & 0o7777), owner: buffer.st_uid, group: buffer.st_gid,
            modified: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec),
            changed: Int64(change.tv_sec) * 1_000_000_000 + Int64(change.tv_nsec),
            isPlaceholder: isPlaceholder)
    }
}
