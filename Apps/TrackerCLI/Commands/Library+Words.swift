import TrackerDomain

extension Library {
    /// The trackers that words mean, each once.
    ///
    /// - Parameter meant: Of several the ones that are meant.
    func trackers(
        matching words: [String], meant: Tracker.Presence = .present
    ) throws(EditError) -> [Tracker] {
        var found: [Tracker] = []
        for word in words {
            let tracker = try tracker(matching: word, meant: meant)
            if !found.contains(where: { $0.id == tracker.id }) { found.append(tracker) }
        }
        return found
    }
}

extension Array {
    /// The elements without a property, then those with it.
    func separated(by hasProperty: (Element) -> Bool) -> (without: [Element], with: [Element]) {
        (filter { !hasProperty($0) }, filter(hasProperty))
    }
}
