// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// Makes renameat2, posix_openpt and their like visible to Swift where the system has them.
let gnu: [CSetting] = [.define("_GNU_SOURCE", .when(platforms: [.linux]))]

let package = Package(
    name: "Tracker",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "TrackerDomain", targets: ["TrackerDomain"]),
        .library(name: "TrackerData", targets: ["TrackerData"]),
        .library(name: "TrackerPresentation", targets: ["TrackerPresentation"]),
        .library(name: "TrackerDesk", targets: ["TrackerDesk"]),
        .library(name: "TrackerExchange", targets: ["TrackerExchange"]),
        .executable(name: "tracker", targets: ["tracker"]),
    ],
    targets: [
        .target(
            name: "TrackerDomain", path: "Modules/Domain", exclude: ["README.md"],
            swiftSettings: strict),
        .target(
            name: "TrackerData", dependencies: ["TrackerDomain"], path: "Modules/Data",
            exclude: ["Promise.md", "README.md"], cSettings: gnu, swiftSettings: strict),
        .target(
            name: "TrackerPresentation", dependencies: ["TrackerDomain"],
            path: "Modules/Presentation", exclude: ["README.md"], swiftSettings: strict),
        .target(
            name: "TrackerExchange", dependencies: ["TrackerDomain", "TrackerData", "TrackerPresentation"],
            path: "Modules/Exchange", exclude: ["README.md"], swiftSettings: strict),
        .target(
            name: "TrackerDesk", dependencies: ["TrackerDomain", "TrackerData", "TrackerPresentation"],
            path: "Modules/Desk", exclude: ["README.md"], swiftSettings: strict),
        .target(
            name: "Terminal", path: "Modules/Terminal", exclude: ["README.md"], cSettings: gnu,
            swiftSettings: strict),
        .target(
            name: "TrackerReport", dependencies: ["TrackerPresentation", "TrackerDomain"],
            path: "Apps/TrackerReport", exclude: ["README.md"], swiftSettings: strict),
        .target(
            name: "Web", path: "Modules/Web", exclude: ["README.md"], swiftSettings: strict),
        .target(
            name: "TrackerWeb",
            dependencies: ["Web", "TrackerReport", "TrackerPresentation", "TrackerDomain"],
            path: "Apps/TrackerWeb", exclude: ["README.md"], swiftSettings: strict),
        .target(
            name: "TrackerCLI",
            dependencies: [
                "TrackerDomain", "TrackerData", "TrackerPresentation", "TrackerDesk", "TrackerExchange",
                "TrackerReport", "TrackerWeb", "Terminal", "Web",
            ],
            path: "Apps/TrackerCLI",
            exclude: [
                "README.md", "Grammar/README.md", "Reference/README.md", "Views/App/Pictures",
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "tracker", dependencies: ["TrackerCLI"], path: "Apps/tracker",
            exclude: ["README.md"], swiftSettings: strict),

        .target(
            name: "TestKit", path: "Tests/TestKit", exclude: ["README.md"], cSettings: gnu,
            swiftSettings: strict),
        .target(
            name: "DiskKit", dependencies: ["TrackerData", "TrackerDomain", "TestKit"], path: "Tests/DiskKit",
            exclude: ["README.md"], swiftSettings: strict),
        .target(
            name: "Samples", dependencies: ["TrackerDomain", "TestKit"], path: "Tests/Samples",
            exclude: ["README.md"], swiftSettings: strict),
        .target(
            name: "DeskKit",
            dependencies: ["TrackerPresentation", "TrackerData", "TrackerDomain", "Samples"],
            path: "Tests/DeskKit", exclude: ["README.md"], swiftSettings: strict),
        // Another front sees what is public, and nothing else.
        .executableTarget(
            name: "frontend", dependencies: ["TrackerDesk", "TrackerPresentation", "TrackerDomain"],
            path: "Tests/FrontEndExample", packageAccess: false),
        .testTarget(
            name: "FrontEndTests", dependencies: ["TrackerPresentation", "TrackerData", "TrackerDomain"],
            path: "Tests/FrontEndTests", packageAccess: false, swiftSettings: strict),
        .testTarget(
            name: "DomainTests", dependencies: ["TrackerDomain", "TestKit", "Samples"],
            path: "Tests/DomainTests", swiftSettings: strict),
        .testTarget(
            name: "DataTests",
            dependencies: ["TrackerData", "TrackerDomain", "TestKit", "DiskKit", "Samples"],
            path: "Tests/DataTests", exclude: ["__Fixtures__"], swiftSettings: strict),
        .testTarget(
            name: "PresentationTests",
            dependencies: [
                "TrackerPresentation", "TrackerDomain", "TrackerData", "TestKit", "DeskKit", "Samples",
            ],
            path: "Tests/PresentationTests", swiftSettings: strict),
        .testTarget(
            name: "ExchangeTests",
            dependencies: [
                "TrackerExchange", "TrackerPresentation", "TrackerDomain", "TrackerData", "TestKit",
                "Samples",
            ],
            path: "Tests/ExchangeTests", exclude: ["__Fixtures__"], swiftSettings: strict),
        .testTarget(
            name: "ReportTests",
            dependencies: ["TrackerReport", "TrackerPresentation", "TrackerDomain", "TestKit", "Samples"],
            path: "Tests/ReportTests", exclude: ["__Snapshots__"], swiftSettings: strict),
        // Answers what the tests of the listener ask.
        .executableTarget(
            name: "webexample", dependencies: ["Web"], path: "Tests/WebExample", swiftSettings: strict),
        .testTarget(
            name: "WebTests", dependencies: ["Web", "TestKit", "webexample"],
            path: "Tests/WebTests", swiftSettings: strict),
        .testTarget(
            name: "TrackerWebTests",
            dependencies: [
                "TrackerWeb", "Web", "TrackerPresentation", "TrackerDomain", "TestKit", "DeskKit", "Samples",
            ],
            path: "Tests/TrackerWebTests", exclude: ["__Snapshots__"], swiftSettings: strict),
        .testTarget(
            name: "TerminalTests", dependencies: ["Terminal", "TestKit"],
            path: "Tests/TerminalTests", swiftSettings: strict),
        .testTarget(
            name: "TrackerCLITests",
            dependencies: [
                "TrackerCLI", "TrackerDomain", "TrackerData", "TrackerPresentation", "TrackerDesk",
                "TrackerExchange", "TrackerReport", "Terminal", "TestKit", "DeskKit", "DiskKit", "Samples",
                "tracker", "frontend",
            ],
            path: "Tests/TrackerCLITests",
            exclude: [
                "Snapshots/__Snapshots__", "Views/App/LookingBack/__Snapshots__",
                "Views/App/Screen/__Snapshots__", "Views/App/Sheets/__Snapshots__",
                "Views/App/Week/__Snapshots__", "Views/__Snapshots__",
            ],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
