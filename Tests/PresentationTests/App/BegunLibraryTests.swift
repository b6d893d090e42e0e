import DeskKit
import Samples
import Testing
import TrackerData
import TrackerDomain
import TrackerPresentation

/// A store whose library was missing while its backups were there.
private struct MissedStore: LibraryStore {
    let base: any LibraryStore

    func load() throws(StoreError) -> LoadedLibrary { try base.load() }

    func loadJournal() throws(StoreError) -> Journal { try base.loadJournal() }

    func update<Result>(
        _ body: (inout Journal) throws(EditError) -> Result
    ) throws(StoreError) -> Updated<Result> {
        Updated(try base.update(body).value, warnings: [.begunBesideBackups(newest: "2026-10-19")])
    }
}

/// The app begins a library where another one was.
@MainActor @Suite struct BegunLibraryTests {
    private static let sentence = StoreWarning.begunBesideBackups(newest: "2026-10-19").message.named.english

    private func workspace() -> Workspace {
        var number: UInt64 = 0
        let base = InMemoryLibraryStore(
            today: { "2026-11-20" }, newIdentifier: { Identifier(high: 1, low: 1) })
        return Workspace(
            store: MissedStore(base: base), today: { "2026-11-20" },
            newID: {
                number += 1
                return Identifier(high: 2, low: number)
            }, conventions: Conventions(language: .english), advice: Advice.named)
    }

    @Test("S3: the app says that a library was begun, in place of what the change did")
    func app() throws {
        let model = try AppViewModel(workspace: workspace())
        model.perform([.addCategory(id: Identifier(high: 3, low: 1), name: "Home")])
        #expect(model.notice == Notice(.information, Self.sentence))
    }

    @Test("S3: so do the form and the list of categories")
    func forms() throws {
        let workspace = workspace()
        let form = TrackerFormViewModel(
            creating: true, workspace: workspace, library: try workspace.load().library)
        form.enter("Run", in: .name)
        form.choose(category: .named("Home", newID: workspace.newID()))
        form.choose(emoji: "🙂")
        form.choose(color: PaletteColor.all[0])
        form.save()
        #expect(form.saved != nil && form.notice == Self.sentence)
        let list = CategoryListViewModel(workspace: workspace, library: form.library, chosen: nil)
        #expect(list.add("Work") && list.notice == Self.sentence)
    }
}
