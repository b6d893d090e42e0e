package enum TrackerCLI {
    package static func run() {}
}
