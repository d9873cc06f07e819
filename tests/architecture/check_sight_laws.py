"""Every law of sight in the table of tests/README.md, S1 to S26, is cited by a test: `sight S7` somewhere under tests/ or web-client/src."""

import re

from source_tree import CODE, Problem, files, lines, main

TABLE = "tests/README.md"
LAWS = [f"S{number}" for number in range(1, 27)]


def check(root):
    if TABLE not in files(root, "tests"):
        return []
    cited = set()
    for path in [*files(root, "tests", CODE), *files(root, "web-client/src", CODE)]:
        if not path.startswith("tests/architecture/"):
            for _, text in lines(root, path):
                cited.update(re.findall(r"\bsight (S\d+)\b", text))
    rows = {found[1]: number for number, text in lines(root, TABLE) if (found := re.match(r"\| (S\d+) ", text))}
    return [
        *(Problem(TABLE, 1, f"the table of laws of sight has a row for {law}") for law in LAWS if law not in rows),
        *(Problem(TABLE, rows[law], f"a test says 'sight {law}'") for law in rows if law not in cited),
    ]


if __name__ == "__main__":
    main(check)
