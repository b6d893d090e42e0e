#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// The account that the program runs under.
extension LibC {
    #if canImport(Darwin)
        /// The home folder from the directory service.
        static var accountHome: String? {
            getpwuid(getuid())?.pointee.pw_dir.map { PathText.text(of: $0) }
        }
    #endif

    static var user: UInt32 { getuid() }

    /// The path of this program; nil if the system does not tell.
    static func programPath(_ fileSystem: FileSystem) -> String? {
        #if canImport(Darwin)
            var path = [CChar](repeating: 0, count: 4096)
            var size = UInt32(path.count)
            guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
            let named = PathText.text(of: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)))
        #else
            guard let named = try? fileSystem.readLink("/proc/self/exe") else { return nil }
        #endif
        return try? fileSystem.resolve(named)
    }

    /// The name of the machine in its network.
    static var hostName: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "" }
        return PathText.text(of: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)))
    }

    #if canImport(Darwin)
        /// The id of the machine's hardware.
        static var hostID: [UInt8]? {
            var id = [UInt8](repeating: 0, count: 16)
            var wait = timespec(tv_sec: 1, tv_nsec: 0)
            return gethostuuid(&id, &wait) == 0 ? id : nil
        }
    #endif
}
