public import TrackerDomain

/// The bytes of a settings file: a property list, and a last line that tells an untouched file from an edited
/// or damaged one.
package enum SettingsDocument {
    /// Reads what can be read; whatever is wrong with the bytes, there are settings.
    package static func read(_ bytes: [UInt8]) -> LoadedSettings {
        guard let tape = try? PropertyListTape(bytes),
            case .dictionary(let values) = PropertyListValue(tape)?.asXMLText
        else { return LoadedSettings(settings: Settings(), trouble: .unreadable) }
        let settings = Settings(values: values)
        let ignored = settings.ignoredKeys
        if !ignored.isEmpty { return LoadedSettings(settings: settings, trouble: .badValues(ignored)) }
        // A file without that line is an older one, or a person's own.
        let isEdited = Trailer.find(in: bytes).map { !$0.matches(bytes) } ?? false
        return LoadedSettings(settings: settings, trouble: isEdited ? .edited : nil)
    }

    /// The bytes of settings, read back as the next command will read them before they take the place of others.
    package static func bytes(
        of settings: Settings, for path: String, maximumSize: Int = PropertyListLimits.standard.size
    ) throws(StoreError) -> [UInt8] {
        var bytes = PropertyListWriter.bytes(of: .dictionary(settings.values))
        // Settings have no generations: none is ever brought back.
        bytes += Array(Trailer(generation: 0, over: bytes).line.utf8)
        guard bytes.count <= maximumSize else { throw .tooLarge(path: path, limit: maximumSize) }
        let written = read(bytes)
        guard written.settings == settings, written.trouble != .edited else {
            throw .notAsMeant(path: path)
        }
        return bytes
    }
}

/// Settings as they were read.
public struct LoadedSettings: Hashable, Sendable {
    public let settings: Settings
    /// What is wrong with their file; nil where all is well, or where there is none.
    public let trouble: SettingsTrouble?

    package init(settings: Settings, trouble: SettingsTrouble?) {
        self.settings = settings
        self.trouble = trouble
    }
}
