import TrackerPresentation

extension HelpSubject {
    static let aboutScripts: [HelpParagraph] =
        [
            .text(
                Phrase(
                    """
                    --plain prints one record a line, fields divided by tabs; --json one line of JSON. The first field of \
                    list --plain is the id, which holds when the name changes; every TRACKER may be a name, its beginning \
                    or an id.
                    """,
                    """
                    --plain выводит по записи на строку, поля через табуляцию; --json — одну строку JSON. Первое поле \
                    list --plain — идентификатор, он остаётся и после переименования; ТРЕКЕР — это название, его начало \
                    или идентификатор.
                    """)),
            .text(
                Phrase(
                    "What is left to do in the prompt of bash, of zsh, in tmux:",
                    "Сколько осталось — в приглашении bash, zsh, в tmux:")),
            .code(#"PS1='$(tracker list --filter due --plain 2>/dev/null | wc -l) '$PS1"#),
            .code("setopt prompt_subst"),
            .code(#"PROMPT='$(tracker list --filter due --plain | wc -l) '$PROMPT"#),
            .code(#"set -g status-right '#(tracker list --filter due --plain | wc -l) left'"#),
            .text(
                Phrase(
                    "With jq: what is due, the streaks, the last days:",
                    "С jq: что пора сделать, серии, последние дни:")),
        ] + jq.map(HelpParagraph.code) + [
            .text(
                Phrase(
                    "A reminder by cron, which mails what is printed:",
                    "Напоминание через cron, который шлёт выведенное письмом:")),
            .code("0 20 * * * tracker remind now --by print"),
        ]

    static let aboutOptions = Phrase(
        """
        They stand before or after the command, with the value as the next word or after “=”. A value may \
        begin with a dash; behind a letter it is a word of its own, too: -d mon. Where an option is repeated, the \
        last one counts, but times of --at add up; “--” ends the options. Names of commands and options cannot be \
        shortened.
        """,
        """
        Параметры ставятся до или после команды, значение — следующим словом или после «=». Значение может \
        начинаться с дефиса; после буквы оно тоже отдельным словом: -d пн. Если параметр повторён, действует \
        последний, но время в --at складывается; «--» завершает параметры. Сокращать названия команд и параметров \
        нельзя.
        """
    )

    /// Lines that take the documents of list, stats and log apart.
    package static let jq = [
        #"tracker list --json | jq -r '.sections[].trackers[] | select(.due).name'"#,
        #"tracker stats --json | jq -r '.trackers[] | "\(.currentStreak) \(.name)"'"#,
        #"tracker log --json | jq -r '.trackers[] | "\(.days) \(.name)"'"#,
    ]
}

extension HelpParagraph {
    /// The names of the colors.
    static let colors = HelpParagraph.entry(
        ValueKind.color.placeholder,
        Phrase("a number from 1 to 18, #HEX, or a name: ", "номер от 1 до 18, #HEX или название: ")
            + .colorNames)
}
