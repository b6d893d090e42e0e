/// What is known of one category, living or deleted.
package struct CategoryRegisters: Hashable, Sendable {
    /// Its place in the order of creation; equal ones are told apart by id.
    package var order: Int
    /// Its place in the list as a text, once one was moved; empty if they were sorted by name again.
    package var rank: Register?
    package var lifetime = Lifetime()
    /// Has every field, unless the category is forgotten.
    package var fields: [CategoryField: Register] = [:]

    package init(order: Int) {
        self.order = order
    }

    /// The facts of a category older than being in step.
    init(_ category: Category, order: Int) {
        self.init(order: order)
        for field in CategoryField.allCases {
            fields[field] = Register(day: .earliest, device: nil, text: field.form.text(category))
        }
    }

    /// The category as shown; nil if it is forgotten.
    func category(_ id: Identifier) -> Category? {
        guard !fields.isEmpty else { return nil }
        var category = Category(id: id, name: "")
        for (field, register) in fields {
            guard field.form.set(&category, register.text) else { return nil }
        }
        return category
    }

    /// True if each text, shown or hidden, is one that its field may have.
    package func hasValidTexts(_ id: Identifier) -> Bool {
        (rank == nil || rank.isPlace) && category(id).map { Name.isValid($0.name) } ?? fields.isEmpty
    }

    mutating func set(_ field: CategoryField, to text: String, _ noting: Noting) {
        lifetime.touch(by: noting.device)
        fields[field] = noting.overwriting(fields[field], by: text)
    }

    /// Sets everything that differs from a category.
    mutating func become(_ category: Category, _ noting: Noting) {
        lifetime.touch(by: noting.device)
        for field in CategoryField.allCases where fields[field]?.text != field.form.text(category) {
            set(field, to: field.form.text(category), noting)
        }
    }

    func joined(with other: CategoryRegisters) -> CategoryRegisters {
        var joined = CategoryRegisters(order: min(order, other.order))
        joined.lifetime = lifetime.joined(with: other.lifetime)
        joined.rank = [rank, other.rank].compactMap(\.self).max()
        joined.fields = fields.merging(other.fields, uniquingKeysWith: max)
        return joined
    }

    /// Without its content if it is forgotten and no longer needed.
    func settled(isNeeded: Bool) -> CategoryRegisters {
        guard lifetime.isForgotten, !isNeeded else { return self }
        var empty = CategoryRegisters(order: order)
        empty.lifetime = lifetime
        return empty
    }
}
