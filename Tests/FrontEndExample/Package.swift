// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "FrontEndExample",
    platforms: [.macOS(.v15)],
    dependencies: [
        // The explicit name holds whatever the folder of the clone is called.
        .package(name: "Tracker", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "frontend",
            dependencies: [
                .product(name: "TrackerData", package: "Tracker"),
                .product(name: "TrackerDomain", package: "Tracker"),
                .product(name: "TrackerPresentation", package: "Tracker"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
