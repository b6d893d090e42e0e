internal import TrackerDomain

/// The last good state of a library, and what a person has made of it by hand since.
struct StoredState {
    let journal: Journal
    /// What the file holds now; nil if it is as it was written, or in step with nobody.
    var edited: Library?

    /// The journal with the edit by hand.
    ///
    /// - Parameter device: The id under which it and what follows are noted; nil for the one of the journal.
    func journal(notedBy device: DeviceID?, on today: Day) throws(StoreError) -> Journal {
        var journal = device.map(journal.noting) ?? journal
        if let edited {
            try journal.edit { (journal) throws(EditError) in try journal.adopt(edited, today: today) }
        }
        return journal
    }
}

extension Journal {
    /// Lets `body` change the journal, and throws its error as the store's.
    mutating func edit<Result>(
        _ body: (inout Journal) throws(EditError) -> Result
    ) throws(StoreError) -> Result {
        do throws(EditError) {
            return try body(&self)
        } catch {
            throw .edit(error)
        }
    }
}
