package import TrackerPresentation

/// The completion script for zsh, to be sourced, or to be put in a folder of `fpath` as `_tracker`.
package enum ZshCompletions {
    package static func script(in language: Language) -> String {
        let model = CompletionModel(language: language)
        return """
            #compdef tracker
            # Completions of tracker for zsh: commands, options, fixed words, names of trackers and categories.

            # Offers the names of one kind from the library.
            __tracker_names() {
                local -a names
                names=(${(f)"$($program ${library:+--library} ${library:+"$library"} __complete "$@" 2>/dev/null)"})
                # A name that begins with a dash would be taken for an option.
                [[ -n $operand && -z $ended ]] && names=(${names:#-*})
                # One that was given is not meant again.
                [[ -n $operand ]] && names=(${names:|given})
                compadd -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -a names && return
                # The classes hold no letters but ASCII: other ones are compared in lower case.
                local name typed=${(L)${(Q)PREFIX}}
                local -a found
                for name in $names; do
                    [[ ${(L)name} == "$typed"* ]] && found+=("$name")
                done
                compadd -U -a found
            }

            # Offers words, each with a description after a colon.
            __tracker_words() {
                local -a described=("$@")
                _describe word described
            }

            # Offers the values of an option; the key is option:command.
            __tracker_values() {
                case $1 in
            \(cases.offers(model.values))
                esac
            }

            # Offers what may follow a command; the key is command:operands before:first of them.
            __tracker_operands() {
                case $1 in
            \(cases.offers(model.operands))
                esac
            }

            # Offers the options of a command.
            __tracker_options() {
                local -a own general=(\(list(model.generalOptions)))
                case $1 in
            \(cases.options(model.options))
                esac
                own+=($general)
                _describe -o option own
            }

            _tracker() {
                local program=${(Q)words[1]} word command option ended library first operand
                local -a given
                integer i count=0
                [[ $program == \\~/* ]] && program=$HOME/${program#\\~/}

                for ((i = 2; i < CURRENT; i++)); do
                    word=${(Q)words[i]}
                    if [[ -n $option ]]; then
                        [[ $option == --library ]] && library=$word
                        option=
                        continue
                    fi
                    if [[ -z $ended ]]; then
                        case $word in
                        --) ended=1 && continue ;;
                        --library=*) library=${word#*=} && continue ;;
                        \(model.valueOptions.joined(separator: "|"))) option=$word && continue ;;
                        \(model.letters.map { "\($0.letter)) option=\($0.option) && continue ;;" }.joined(separator: " "))
                        -?*) continue ;;
                        esac
                    fi
                    if [[ -z $command ]]; then
                        command=$word
                    elif [[ $count == 0 && $command == (\(model.families.joined(separator: "|"))) ]]; then
                        command+=" $word"
                    else
                        ((count == 0)) && first=$word
                        given+=("$word")
                        ((count += 1))
                    fi
                done
                [[ $library == \\~/* ]] && library=$HOME/${library#\\~/}

                if [[ -n $option ]]; then
                    __tracker_values "$option:$command"
                elif [[ -z $ended && $PREFIX == -*=* ]]; then
                    option=${PREFIX%%\\=*}
                    case $option in
                    \(model.letters.map { "\($0.letter)) option=\($0.option) ;;" }.joined(separator: " "))
                    esac
                    compset -P 1 '*='
                    __tracker_values "$option:$command"
                elif [[ -z $ended && $PREFIX == -* ]]; then
                    __tracker_options "$command"
                else
                    operand=1
                    __tracker_operands "$command:$count:$first"
                fi
            }

            if [[ $funcstack[1] == _tracker ]]; then
                _tracker "$@"
            else
                compdef _tracker tracker
            fi

            """
    }

    private static let cases = CompletionCases(files: "_files", folders: "_files -/") { list($0) }

    /// Words with their descriptions, in the format of `_describe`.
    private static func list(_ words: [CompletionModel.Word]) -> String {
        words.map { word in
            let text = word.text.split(separator: ":", omittingEmptySubsequences: false).joined(
                separator: "\\:")
            return ShellWord.single(word.description.isEmpty ? text : text + ":" + word.description)
        }.joined(separator: " ")
    }
}
