"""Every numbered behavior of protocol/README.md is named by a test: `// P7` somewhere under tests/."""

import re

from source_tree import CODE, Problem, files, lines, main

BEHAVIOURS = "protocol/README.md"
OTHER_NUMBERS = ("tests/persistence/", "tests/architecture/")  # persistence/README.md has numbers of its own


def check(root):
    if BEHAVIOURS not in files(root, "protocol"):
        return []
    named = set()
    for path in files(root, "tests", {*CODE, ".scn"}):
        if not path.startswith(OTHER_NUMBERS):
            for _, text in lines(root, path):
                named.update(re.findall(r"\bP\d+\b", text))
    return [
        Problem(BEHAVIOURS, number, f"a test names {found.group(1)}")
        for number, text in lines(root, BEHAVIOURS)
        if (found := re.match(r"- (P\d+) ", text)) and found.group(1) not in named
    ]


if __name__ == "__main__":
    main(check)
