"""Each folder of the first two levels explains itself in a README.md, and every path that a README names exists."""

import re
from pathlib import Path

from source_tree import Problem, files, lines, main

CODE = re.compile(r"`([^`]+)`")
PATH = re.compile(r"^(?:\.?\w[\w-]*/)+(?:[\w.*{},-]+)?$|^[\w-]+\.(?:cpp|hpp|md|txt|py|sh|ts|svelte|proto|yml)$")
UNTRACKED = re.compile(r"/(dist|generated|toy)(/|$)")
TOP = ("server/", "protocol/", "rules/", "persistence/", "web-client/", "deploy/", "tests/")


def alternatives(path):
    """a/{b,c}/d names two paths; X, NAME and SYSTEM stand for any rulebook, toy for one that is not there."""
    found = re.search(r"\{([^{}]*)\}", path)
    if not found:
        return [re.sub(r"(?<![\w])(X|NAME|SYSTEM)(?![\w])", "*", path)]
    return [each for part in found[1].split(",") for each in alternatives(path[: found.start()] + part + path[found.end() :])]


def missing_paths(root, readme):
    """Paths in back-ticks that begin at the top of the repository and lead nowhere."""
    problems, fenced = [], False
    for number, text in lines(root, readme):
        fenced ^= text.lstrip().startswith("```")
        for code in [] if fenced else CODE.findall(text):
            path = code.split(" ")[0].split(":")[0]
            if not path.startswith(TOP) or not PATH.match(path):
                continue
            for each in alternatives(path):
                if not UNTRACKED.search(each) and not any(any(Path(root).glob(each.rstrip("/") + end)) for end in ("", ".*")):
                    problems.append(Problem(readme, number, f"{path} does not exist: name the file that is meant now"))
    return problems


def check(root):
    everything = files(root)
    folders = {"/".join(path.split("/")[:depth]) for path in everything for depth in (1, 2) if path.count("/") >= depth}
    problems = [
        Problem(f"{folder}/README.md", 1, "is missing: contents, allowed dependencies, numbered behaviors, decisions")
        for folder in sorted(folders)
        if f"{folder}/README.md" not in everything
    ]
    return problems + [each for path in everything if path.endswith("README.md") or path == "rules/NEW_RULEBOOK.md" for each in missing_paths(root, path)]


if __name__ == "__main__":
    main(check)
