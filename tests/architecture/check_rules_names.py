"""Procedures name what a schema declares by the literal of names.hpp, which the compiler checks, and by nothing that it does not."""

import re

from source_tree import CPP, Problem, code_lines, files, lines, main

UNCHECKED = re.compile(r"\bliterals\b")
KEY_OF_TEXT = re.compile(r'\bKey(\s+\w+)?[({]("[^"]*"[)}]|0x|\d)')
DECLARING = re.compile(r"rules/(kernel/values/key\.hpp|kernel/schema/|systems/\w+/schema/)")


def check(root):
    problems = []
    for path in files(root, "rules", CPP):
        if DECLARING.match(path):
            continue
        for (number, code), (_, text) in zip(code_lines(root, path), lines(root, path)):
            here = KEY_OF_TEXT.search(text)
            if UNCHECKED.search(code) or here and code[here.start() : here.start() + 3] == "Key":
                problems.append(Problem(path, number, 'a name that nothing checks: write "name"_k with names.hpp, which a system\'s vocabulary.hpp includes'))
    return problems


if __name__ == "__main__":
    main(check)
