import TrackerCLI

TrackerCLI.run()
