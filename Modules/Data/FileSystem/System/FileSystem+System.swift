extension FileSystem {
    /// The machine's own file system.
    public static let system = FileSystem(
        openFolder: LibC.openFolder,
        open: LibC.openEntry,
        close: LibC.closeDescriptor,
        status: LibC.statusOfDescriptor,
        statusOfName: LibC.statusOfEntry,
        statusOfPath: LibC.statusOfPath,
        read: LibC.readBytes,
        write: LibC.writeBytes,
        synchronize: LibC.synchronize,
        setMode: LibC.setMode,
        setOwner: LibC.setOwner,
        rename: LibC.renameEntry,
        link: LibC.linkEntry,
        remove: LibC.removeEntry,
        makeFolder: LibC.makeFolder,
        tryLock: LibC.tryLock,
        readLink: LibC.linkTarget,
        resolve: LibC.resolvedPath,
        list: LibC.names,
        attributes: LibC.attributes,
        user: { LibC.user },
        isWritable: LibC.isWritable
    )
}
