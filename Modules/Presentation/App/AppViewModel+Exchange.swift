internal import TrackerDomain

/// The exchange through git beside the app; a front without one leaves it to commands.
extension AppViewModel {
    /// Exchanges if it is time; a front calls it after a frame, and when `BackgroundExchange.deadline` is reached.
    ///
    /// - Returns: What has just become of it, which is to be drawn.
    public func exchange(at now: ContinuousClock.Instant) -> BackgroundExchange.Event? {
        guard let event = exchange?.advance(to: now) else { return nil }
        if event != .began { for case let sheet as SyncViewModel in sheets { sheet.refresh() } }
        if event == .failed(isNews: true) { notice = Notice(.error, workspace.exchangeFailure) }
        return event
    }
}

extension Workspace {
    /// The reason why the exchange through git failed as far as it is known, else where it is told.
    package var exchangeFailure: String {
        let findings = (((try? sync?.status()) ?? nil)?.findings ?? []).map(\.finding)
        guard let finding = findings.first(where: { $0.code.hasPrefix("syncGit") }) else {
            return text(
                Message(
                    Phrase("The exchange through git failed", "Обмен через git не удался"), .semicolon,
                    .sync(.showStatus)))
        }
        return text(finding.shown(by: home).message)
    }

    /// True if git carries the folder of the devices.
    package var isCarriedByGit: Bool { ((try? sync?.status()) ?? nil)?.carrier == .git }
}

extension Phrase {
    package static let exchanging = Phrase("exchanging …", "идёт обмен…")
}
