internal import TrackerDomain

/// The documents of version 6, with the trackers of version 5; they never change.
///
/// New are a key of the library, the order of its categories, and words of older keys: sums among the schedules, `moved`, `categoryMoved` and `categoriesOrdered` in the history, `rank` in the facts.
package enum Version6 {
    package static let number = 6

    package typealias Tracker = Version5.Tracker

    /// The key of the order of the categories; left out while they stand by name.
    static let categoryOrderKey = "categoryOrder"

    /// A library of an earlier version with the order of its categories beside its keys.
    struct Library<Before: Encodable>: Encodable {
        let before: Before
        let categoryOrder: CategoryOrder

        private enum Key: String, CodingKey {
            case categoryOrder
        }

        func encode(to encoder: any Encoder) throws {
            try before.encode(to: encoder)
            var keys = encoder.container(keyedBy: Key.self)
            try keys.encode(categoryOrder.rawValue, forKey: .categoryOrder)
        }
    }
}

extension CategoryOrder {
    /// Reads the key of a file; `byName` is never written.
    init(version6 element: PropertyListElement?) throws(PropertyListFault) {
        guard let element else {
            self = .byName
            return
        }
        guard try element.text == CategoryOrder.own.rawValue else { throw element.fault("not an order") }
        self = .own
    }
}
