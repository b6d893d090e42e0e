/// An operating system with its own rules for where files belong.
public enum Platform: Sendable {
    case linux
    case macOS

    /// The one that the program was built for.
    public static var current: Platform {
        #if os(macOS)
            .macOS
        #else
            .linux
        #endif
    }
}
