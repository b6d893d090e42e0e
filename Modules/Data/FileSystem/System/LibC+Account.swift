#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// Who the program runs for.
extension LibC {
    #if canImport(Darwin)
        /// The home folder that the directory service knows.
        static var accountHome: String? {
            getpwuid(getuid())?.pointee.pw_dir.map { PathText.text(of: $0) }
        }
    #else
        static var user: UInt32 { getuid() }
    #endif
}
