"""A file is read in one sitting: over 400 lines needs a reason in review, over 700 only tables and generated code."""

from source_tree import CODE, Problem, files, lines, main

WARN, FAIL = 400, 700


def check(root):
    problems = []
    for path in files(root, suffixes=CODE):
        length = len(lines(root, path))
        if length > WARN and "/tables/" not in path:
            right = f"{length} lines: split it by its main things (at most {WARN}, tables excepted)"
            problems.append(Problem(path, FAIL if length > FAIL else WARN, right, warning=length <= FAIL))
    return problems


if __name__ == "__main__":
    main(check)
