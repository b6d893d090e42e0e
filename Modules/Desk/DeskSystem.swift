public import TrackerData
public import TrackerDomain

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// What the system tells a program, so that a test can say all of it.
public struct DeskSystem: Sendable {
    /// The value of an environment variable; nil if it is unset.
    public var variable: @Sendable (String) -> String?
    /// The home folder of the person's account, for an environment without one.
    public var accountHome: @Sendable () -> String?
    public var clock: @Sendable () -> ClockReading
    /// The time of the clock in the person's zone, for seconds since 1970.
    public var reading: @Sendable (Int64) -> ClockReading
    public var newID: @Sendable () -> Identifier
    public var fileSystem: FileSystem
    /// Other programs of the device.
    public var programs: ProgramRunner

    public init(
        variable: @escaping @Sendable (String) -> String?, accountHome: @escaping @Sendable () -> String?,
        clock: @escaping @Sendable () -> ClockReading,
        reading: @escaping @Sendable (Int64) -> ClockReading,
        newID: @escaping @Sendable () -> Identifier, fileSystem: FileSystem = .system,
        programs: ProgramRunner = .system
    ) {
        self.variable = variable
        self.accountHome = accountHome
        self.clock = clock
        self.reading = reading
        self.newID = newID
        self.fileSystem = fileSystem
        self.programs = programs
    }

    /// That of this process.
    public static let current = DeskSystem(
        variable: { name in getenv(name).map { PathText.text(of: $0) } }, accountHome: { Account.home },
        clock: { reading(of: Int64(time(nil))) }, reading: { reading(of: $0) }, newID: randomID)

    private static func reading(of seconds: Int64) -> ClockReading {
        var time = time_t(seconds)
        var local = tm()
        localtime_r(&time, &local)
        let date = Day(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
        return ClockReading(
            date: date ?? .earliest, minute: Int(local.tm_hour) * 60 + Int(local.tm_min),
            second: Int(local.tm_sec))
    }

    /// A random identifier, version 4 of RFC 9562.
    @Sendable
    private static func randomID() -> Identifier {
        var generator = SystemRandomNumberGenerator()
        let high = generator.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
        let low = generator.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        return Identifier(high: high, low: low)
    }
}
