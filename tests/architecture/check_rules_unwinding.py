"""Law R3: rules unwind in one place, rules/kernel/resolution/resolution.*, and a bug does in assert.*; elsewhere `require` and `ask` do it."""

import re

from source_tree import CPP, Problem, code_lines, files, main

WORDS = re.compile(r"\b(throw|try|catch|noexcept)\b")


def check(root):
    return [
        Problem(path, number, f"'{found.group()}' stands only in rules/kernel/resolution/resolution.*: use require, ask or FT_ASSERT")
        for path in files(root, "rules", CPP)
        if not path.startswith(("rules/kernel/resolution/resolution.", "rules/kernel/values/assert."))
        for number, text in code_lines(root, path)
        if (found := WORDS.search(text))
    ]


if __name__ == "__main__":
    main(check)
