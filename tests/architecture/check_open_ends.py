"""Unfinished work has an issue number, or it is forgotten."""

import re

from source_tree import CODE, Problem, files, lines, main

MARK = re.compile(r"\b(TODO|FIXME|XXX)\b(?!\(#\d+\))")


def check(root):
    return [
        Problem(path, number, f"write {found.group(1)}(#ISSUE), or do it now")
        for path in files(root, suffixes=CODE + (".txt", ".md", ".toml", ".scn"))
        if not path.startswith("tests/architecture/")
        for number, text in lines(root, path)
        if (found := MARK.search(text))
    ]


if __name__ == "__main__":
    main(check)
