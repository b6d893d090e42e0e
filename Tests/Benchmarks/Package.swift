// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        // The explicit name holds whatever the folder of the clone is called.
        .package(name: "Tracker", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "benchmark",
            dependencies: [
                "Processes",
                .product(name: "TrackerData", package: "Tracker"),
                .product(name: "TrackerDomain", package: "Tracker"),
                .product(name: "TrackerExchange", package: "Tracker"),
                .product(name: "TrackerPresentation", package: "Tracker"),
            ]),
        // Of the folder of the tests that a link leads to: what starts programs and plays terminals.
        .target(
            name: "Processes", path: "TestKit",
            exclude: ["README.md"],
            cSettings: [.define("_GNU_SOURCE", .when(platforms: [.linux]))]),
    ],
    swiftLanguageModes: [.v6]
)
