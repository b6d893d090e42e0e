internal import TrackerDomain

/// What becomes of the own library and of the folder's when a device begins to be in step.
struct SyncStart {
    /// The own library as it is, with what was edited by hand; empty if there is none.
    private let own: Journal
    /// The id as before, unless it has been used elsewhere since.
    private let device: DeviceID
    /// The ids of earlier lives of this device, as far as its files tell them.
    let earlier: Set<DeviceID>
    /// True if only the file in the folder told who this device is.
    private let isKnownByFile: Bool
    private let wish: SyncWish
    private let folder: String?
    private let files: [PublishedFile]
    private let fault: SyncFileFault?
    private let environment: StoreEnvironment

    /// - Parameters:
    ///   - state: The own library as its file tells it.
    ///   - known: Who this device was in step as before.
    ///   - generation: That of the own library.
    ///   - mark: Tells this device's files from others.
    ///   - folder: The real path of the folder.
    ///   - files: What devices have published there.
    ///   - fault: Why a file there cannot be used yet; nil if all can.
    init(
        from state: StoredState, generation: Int, known: SyncIdentity?, mark: String?, wish: SyncWish,
        folder: String?, files: [PublishedFile], fault: SyncFileFault?, environment: StoreEnvironment
    ) throws(StoreError) {
        let facts = state.journal.replica?.facts ?? ReplicaState()
        let former = files.filter { $0.isOfDevice(mark: mark, orNamed: wish.goesOnAgain ? wish.name : nil) }
        // Nothing was done since the library was published, so the id is as good as before.
        let published = former.first { $0.generation == generation && $0.mark == mark && $0.facts == facts }
        if let id = known?.id ?? published?.device,
            !files.contains(where: {
                facts.isMissingChanges(by: id, from: $0.facts) || $0.facts.folded[id] != nil
            }), facts.folded[id] == nil
        {
            device = id
        } else {
            let taken = files.reduce(facts.devices.union(facts.folded.keys)) {
                $0.union($1.facts.devices).union($1.facts.folded.keys).union([$1.device])
            }
            device = .fresh(environment.newIdentifier, besides: taken)
        }
        earlier = former.reduce(Set([known?.id].compactMap(\.self))) {
            $0.union($1.earlier).union([$1.device])
        }
        .subtracting([device])
        if wish.goesOnAgain, former.isEmpty {
            throw .sync(.unknownDevice(wish.name, known: Set(files.map(\.name)).sorted()))
        }
        isKnownByFile = known == nil && published?.device == device
        own = try state.journal(notedBy: device, on: environment.today())
        (self.wish, self.folder, self.files) = (wish, folder, files)
        (self.fault, self.environment) = (fault, environment)
    }

    /// The library to go on with, and who this device is.
    func begin() throws(StoreError) -> Begun {
        let id = try target()
        let theirs = files.filter { $0.library.id == id }
        let identity = SyncIdentity(
            device, name: name, folder: folder, machine: environment.machineMark(), .on)
        var said = SyncBeginning(name: identity.name)
        var journal =
            id == own.library.id
            ? ownJournal
            : Journal(library: Library(id: id), replica: Replica(facts: ReplicaState(), device: device))
        let today = environment.today()
        guard let takenIn = try? journal.takeIn(theirs.map(\.peer), names: [:], today: today) else {
            throw .sync(.file(.impossible))
        }
        said.isAgain = isKnownByFile && theirs.contains { $0.device == device }
        let others = theirs.filter { $0.device != device }
        if !others.isEmpty, id != own.library.id || own.library.trackers.isEmpty {
            said.devices = Set(others.map(\.name)).sorted()
            said.trackers = others.map(\.library.trackers.count).max() ?? 0
            said.marks = others.map(\.library.completionCount).max() ?? 0
        }
        let library = own.library
        if id != library.id, !library.trackers.isEmpty || !library.categories.isEmpty {
            let before = journal.library
            _ = try mapping(
                journal.perform([.merge(library)], today: today), StoreError.edit)
            said.merged = MergeSummary(
                of: library, into: before, giving: journal.library, comparesFields: true)
        }
        said.isWaiting = journal.replica?.facts.trackers.isEmpty ?? true
        // Who had the library already hears what is new in it.
        let isKnown = said.devices.isEmpty && id == library.id
        return Begun(
            journal: journal, identity: identity, said: said, takenIn: isKnown ? takenIn : MergeReport())
    }

    struct Begun {
        let journal: Journal
        let identity: SyncIdentity
        let said: SyncBeginning
        let takenIn: MergeReport
    }

    /// The own library in step, as its facts show it: an order of categories is none without any category.
    private var ownJournal: Journal {
        let facts = own.replica?.facts ?? ReplicaState(own.library, by: device)
        let shown = try? facts.library(own.library.id, knowing: (facts, own.library))
        return Journal(
            library: shown ?? own.library, history: own.history,
            replica: Replica(facts: facts, device: device))
    }

    /// The library to be in: the own one, or the folder's if the own is empty or is to be put into it.
    private func target() throws(StoreError) -> Identifier {
        let id = own.library.id
        if files.contains(where: { $0.library.id == id }) { return wish.joins ? try joined() : id }
        guard let main = files.mainLibrary else {
            // It may be of the library that this one is to be put into.
            if let fault, !own.library.trackers.isEmpty { throw .sync(.file(fault)) }
            return id
        }
        let isEmpty = own.library.trackers.isEmpty && (own.replica?.facts.trackers.isEmpty ?? true)
        guard isEmpty || wish.joins else { throw .sync(.otherLibrary(folder: wish.folder ?? "")) }
        return main
    }

    /// The library in which all of the folder come together, where devices have begun with several.
    ///
    /// - Throws: `joinsElsewhere` if that is the own one.
    private func joined() throws(StoreError) -> Identifier {
        let id = own.library.id
        if let main = files.mainLibrary, main != id { return main }
        let others = Set(files.filter { $0.library.id != id }.map(\.name))
        guard others.isEmpty else { throw .sync(.joinsElsewhere(devices: others.sorted())) }
        return id
    }

    private var name: String {
        let taken = Set(
            files.filter { $0.device != device && !earlier.contains($0.device) }.map(\.name))
        return taken.contains(wish.name) ? DeviceName.other(than: wish.name, taken: taken) : wish.name
    }
}

extension PublishedFile {
    /// True if this device has published it: its mark tells, or the person, who says its name.
    fileprivate func isOfDevice(mark: String?, orNamed name: String?) -> Bool {
        self.mark != nil && self.mark == mark || self.name == name
    }
}

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
        try mapping(body(&self), StoreError.edit)
    }
}
