import TestKit
import Testing

/// A Syncthing of its own for a device, which reaches only the other one on this device.
struct Syncthing {
    let name: String
    let root: TemporaryFolder
    let home: String
    let port: Int
    let id: String

    init(_ name: String, in root: TemporaryFolder) throws {
        (self.name, self.root) = (name, root)
        home = root.path(name + "/syncthing")
        port = Int.random(in: 20000...50000)
        let made = try ChildProcess(
            executable: "/usr/bin/env",
            arguments: [
                "syncthing", "generate", "--home", home, "--no-default-folder", "--skip-port-probing",
            ],
            environment: ["HOME": root.path(name), "PATH": "/usr/local/bin:/usr/bin:/bin"]
        ).run()
        try #require(made.status == .exited(0), "\(made)")
        let shown = try ChildProcess(
            executable: "/usr/bin/env", arguments: ["syncthing", "--home", home, "--device-id"],
            environment: ["HOME": root.path(name), "PATH": "/usr/local/bin:/usr/bin:/bin"]
        ).run()
        id = String(shown.output.split(separator: "\n").last ?? "")
    }

    /// One shared folder, no discovery, no relays, nothing reported.
    func configure(sharingWith other: Syncthing) throws {
        try root.makeFolder(name + "/Sync")
        let devices = [self, other].map {
            """
            <device id="\($0.id)" name="\($0.name)" compression="never">
              <address>tcp://127.0.0.1:\($0.port)</address>
            </device>
            """
        }
        try root.write(
            """
            <configuration version="36">
              <folder id="sync" label="sync" path="\(root.path(name + "/Sync"))" type="sendreceive" rescanIntervalS="1" fsWatcherEnabled="false">
                <device id="\(id)"></device>
                <device id="\(other.id)"></device>
              </folder>
              \(devices.joined(separator: "\n"))
              <gui enabled="false"><address>127.0.0.1:\(port + 1)</address></gui>
              <options>
                <listenAddress>tcp://127.0.0.1:\(port)</listenAddress>
                <globalAnnounceEnabled>false</globalAnnounceEnabled>
                <localAnnounceEnabled>false</localAnnounceEnabled>
                <relaysEnabled>false</relaysEnabled>
                <natEnabled>false</natEnabled>
                <urAccepted>-1</urAccepted>
                <crashReportingEnabled>false</crashReportingEnabled>
                <autoUpgradeIntervalH>0</autoUpgradeIntervalH>
                <reconnectionIntervalS>1</reconnectionIntervalS>
                <startBrowser>false</startBrowser>
              </options>
            </configuration>
            """, to: name + "/syncthing/config.xml")
    }

    /// Begins it in the background, and prints its number.
    var start: String {
        """
        syncthing serve --home '\(home)' --no-browser --no-restart --no-upgrade \
            >'\(root.path(name + "/syncthing.log"))' 2>&1 & echo $!
        """
    }
}
