package import TrackerDomain

/// The content of a settings file: a property list, and a last line that tells an untouched file from an edited or
/// damaged one.
package struct SettingsDocument: Hashable {
    private static let onboardingKey = "onboarding-seen"
    /// All values of the file, with those of keys that this version does not know.
    package private(set) var values: [String: PropertyListValue]

    package init(values: [String: PropertyListValue] = [:]) {
        self.values = values
    }

    /// Reads as much as possible; whatever is wrong with the bytes, there are settings.
    package static func read(_ bytes: [UInt8]) -> (document: SettingsDocument, trouble: SettingsTrouble?) {
        guard let tape = try? PropertyListTape(bytes),
            case .dictionary(let values) = PropertyListValue(tape)?.asXMLText
        else { return (SettingsDocument(), .unreadable) }
        let document = SettingsDocument(values: values)
        let ignored = document.settings.ignoredKeys
        if !ignored.isEmpty { return (document, .badValues(SettingKey.allCases.filter(ignored.contains))) }
        // A file without that line is an older one, or a person's own.
        let isEdited = Trailer.find(in: bytes).map { !$0.matches(bytes) } ?? false
        return (document, isEdited ? .edited : nil)
    }

    package var settings: Settings {
        var settings = Settings()
        for key in SettingKey.allCases {
            guard let stored = values[key.rawValue] else { continue }
            guard case .string(let value) = stored, (try? settings.set(key, to: value)) != nil else {
                settings.ignore(key)
                continue
            }
        }
        settings.hasSeenOnboarding = values[Self.onboardingKey] == .boolean(true)
        return settings
    }

    /// Stores what a change of the settings changes; all other values stay.
    package mutating func update(_ change: (inout Settings) -> Void) {
        let old = settings
        var new = old
        change(&new)
        for key in SettingKey.allCases where !new.ignoredKeys.contains(key) {
            values[key.rawValue] = new.value(key).map(PropertyListValue.string)
        }
        guard new.hasSeenOnboarding != old.hasSeenOnboarding else { return }
        values[Self.onboardingKey] = new.hasSeenOnboarding ? .boolean(true) : nil
    }

    /// The number of values that differ.
    func differences(from other: SettingsDocument) -> Int {
        Set(values.keys).union(other.values.keys).count { values[$0] != other.values[$0] }
    }

    /// The bytes of the file, read back as the next command will read them.
    package func bytes(
        for path: String, maximumSize: Int = PropertyListLimits.standard.size
    ) throws(StoreError) -> [UInt8] {
        var bytes = PropertyListWriter.bytes(of: .dictionary(values))
        // Settings have no generations: none is ever brought back.
        bytes += Array(Trailer(generation: 0, over: bytes).line.utf8)
        guard bytes.count <= maximumSize else { throw .tooLarge(path: path, limit: maximumSize) }
        let written = Self.read(bytes)
        guard written.document == self, written.trouble != .edited else { throw .notAsMeant(path: path) }
        return bytes
    }
}
