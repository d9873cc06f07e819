"""The top level is fixed, so that a newcomer sees the whole in one look. Hidden tool files may stand beside it."""

from pathlib import Path

from source_tree import Problem, main

FIXED = {
    "CMakeLists.txt",
    "README.md",
    "deploy",
    "docker-compose.yml",
    "persistence",
    "protocol",
    "rules",
    "server",
    "tests",
    "web-client",
}


def check(root):
    present = {entry.name for entry in Path(root).iterdir() if not entry.name.startswith(".")}
    return [Problem(name, 1, "nothing new at the top level: put it into the folder it concerns") for name in sorted(present - FIXED)] + [
        Problem(name, 1, "is missing at the top level") for name in sorted(FIXED - present)
    ]


if __name__ == "__main__":
    main(check)
