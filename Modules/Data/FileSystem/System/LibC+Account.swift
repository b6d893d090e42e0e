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
    #else
        static var user: UInt32 { getuid() }
    #endif
}
