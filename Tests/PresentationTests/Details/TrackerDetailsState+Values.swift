import TrackerPresentation

extension TrackerDetailsState {
    /// What scripts read of a fact.
    func value(_ key: TrackerFact.Key) -> TrackerFact.Value? { fact(key)?.value }
}
