internal import TrackerDomain

/// The machine that the program runs on.
public enum Machine {
    /// A mark that tells it from other machines; empty if the system has none. It says nothing of the machine.
    public static func mark(_ fileSystem: FileSystem) -> String {
        #if canImport(Darwin)
            let id = LibC.hostID ?? []
        #else
            let id =
                bytes(of: "/etc/machine-id", fileSystem) ?? bytes(of: "/var/lib/dbus/machine-id", fileSystem)
                ?? []
        #endif
        return id.isEmpty ? "" : Hexadecimal.text(XXH64.hash(Array("tracker ".utf8) + id))
    }

    private static func bytes(of path: String, _ fileSystem: FileSystem) -> [UInt8]? {
        guard let location = try? FileLocation(resolving: path, fileSystem), location.folderExists,
            let folder = try? OpenFolder(location.folder, fileSystem)
        else { return nil }
        return (try? folder.image(of: location.name))?.bytes
    }

    /// The name of the machine in its network; empty if it has none.
    public static var hostName: String { LibC.hostName }
}
