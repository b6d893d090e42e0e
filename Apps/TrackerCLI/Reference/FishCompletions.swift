package import TrackerPresentation

/// The completion script for fish 3 and newer.
package enum FishCompletions {
    package static func script(in language: Language) -> String {
        let model = CompletionModel(language: language)
        return """
            # Completions of tracker for fish: commands, options, fixed words, names of trackers and categories.

            # Prints the names of one kind from the library.
            function __tracker_names --argument-names kind program library first
                set -l from
                test -n "$library"; and set from --library $library
                $program $from __complete $kind $first 2>/dev/null
            end

            # Prints the lines that are none of the words given already.
            function __tracker_others
                while read -l line
                    contains -- "$line" $argv; or printf '%s\\n' "$line"
                end
            end

            # Prints the values of an option; the key is option:command.
            function __tracker_values --argument-names key program library current first
                switch $key
            \(cases(model.values))
                end
            end

            # Prints what may follow a command; the key is command:operands before:first of them.
            function __tracker_operands --argument-names key program library current first
                switch $key
            \(cases(model.operands))
                end
            end

            # Prints the options of a command.
            function __tracker_options --argument-names command
                switch $command
            \(cases(model.options))
                end
                \(call(.words(model.generalOptions)))
            end

            function __tracker_complete
                set -l line (commandline -opc)
                set -l current (commandline -ct)
                set -l program (string replace -r '^~/' "$HOME/" -- $line[1])
                set -l command ''
                set -l option ''
                set -l ended ''
                set -l library ''
                set -l first ''
                set -l given
                set -l count 0

                for word in $line[2..-1]
                    if test -n "$option"
                        test "$option" = --library; and set library $word
                        set option ''
                        continue
                    end
                    if test -z "$ended"
                        switch $word
                            case --
                                set ended 1
                                continue
                            case '--library=*'
                                set library (string replace -- --library= '' $word)
                                continue
                            case \(model.valueOptions.joined(separator: " "))
                                set option $word
                                continue
                            \(model.letters.map { "case \($0.letter); set option \($0.option); continue" }.joined(separator: "; "))
                            case '-?*'
                                continue
                        end
                    end
                    if test -z "$command"
                        set command $word
                    else if test $count = 0; and contains -- $command \(model.families.joined(separator: " "))
                        set command "$command $word"
                    else
                        test $count = 0; and set first $word
                        set given $given $word
                        set count (math $count + 1)
                    end
                end
                set library (string replace -r '^~/' "$HOME/" -- $library)

                if test -n "$option"
                    __tracker_values "$option:$command" $program "$library" "$current" "$first"
                else if test -z "$ended"; and string match -q -- '-*=*' $current
                    set option (string replace -r '=.*' '' -- $current)
                    set current (string replace -r '^[^=]*=' '' -- $current)
                    set -l lead $option=
                    switch $option
                        \(model.letters.map { "case \($0.letter); set option \($0.option)" }.joined(separator: "; "))
                    end
                    string replace -r '^' -- "$lead" (__tracker_values "$option:$command" $program "$library" "$current" "$first")
                else if test -z "$ended"; and string match -q -- '-*' $current
                    __tracker_options $command
                else if test -z "$ended"
                    # A name that begins with a dash would be taken for an option.
                    __tracker_operands "$command:$count:$first" $program "$library" "$current" "$first" | string match -v -- '-*' | __tracker_others $given
                else
                    __tracker_operands "$command:$count:$first" $program "$library" "$current" "$first" | __tracker_others $given
                end
            end

            complete -c tracker -f -k -a '(__tracker_complete)'

            """
    }

    private static func cases(_ rules: [CompletionModel.Rule]) -> String {
        rules.map { rule in
            let pattern = ShellWord.fish(rule.pattern + (rule.isPrefix ? "*" : ""))
            return "        case \(pattern)\n            " + call(rule.offer)
        }.joined(separator: "\n")
    }

    private static func call(_ offer: CompletionModel.Completion) -> String {
        switch offer {
        case .words(let words): "printf '%s\\n' " + list(words)
        case .names(.section): "__tracker_names section $program $library $first"
        case .names(let names): "__tracker_names \(names.rawValue) $program $library"
        case .files: "__fish_complete_path \"$current\""
        case .folders: "__fish_complete_directories \"$current\""
        }
    }

    /// Words with their descriptions after a tab.
    private static func list(_ words: [CompletionModel.Word]) -> String {
        words.map { word in
            ShellWord.fish(word.description.isEmpty ? word.text : word.text + "\t" + word.description)
        }.joined(separator: " ")
    }
}
