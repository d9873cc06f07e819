"""Subjects of the commits made since this law: `area: Imperative ...`, at most 60 characters, areas from one list.

As a commit-msg hook: check_commits.py FILE (see .githooks/commit-msg)."""

import re
import subprocess
import sys
from pathlib import Path

from source_tree import Problem, main

SINCE = "157e9a8"
AREAS = (
    r"rules/(kernel|game|grimwire|aura|vigor|heimr|threed6)|rules|server/(table|codec|net|lobby|auth|assets|ops)|server"
    r"|persistence|protocol|web-client|tests/\w+|tests|deploy|docs|build"
)
SUBJECT = re.compile(rf"^({AREAS})(, ({AREAS}))?: [A-Z][a-z]+ \S")
BANNED = re.compile(r"\b(whoever|whom|nobody|somebody|anybody|everybody|anew|deed)\b", re.IGNORECASE)


def fault(subject):
    """What is wrong with the subject, or None."""
    if len(subject) > 60:
        return f"has {len(subject)} characters, at most 60 are allowed"
    if not SUBJECT.match(subject):
        return "must read 'area: Verb ...', the area from the list in tests/architecture/check_commits.py, two at most"
    if found := BANNED.search(subject):
        return f"says '{found[0]}': use a noun of the project's terms"
    return None


def subjects(root):
    """Newest first; none where there is no history, as in an exported tree."""
    git = ["git", "-C", str(root)]
    if subprocess.run([*git, "cat-file", "-e", f"{SINCE}^{{commit}}"], capture_output=True, check=False).returncode != 0:
        return []
    log = subprocess.run([*git, "log", "--no-merges", "--format=%h %s", f"{SINCE}..HEAD"], capture_output=True, text=True, check=True)
    return [line.split(" ", 1) for line in log.stdout.splitlines()]


def check(root):
    return [Problem(f"commit {commit}", 1, f"'{subject}' {wrong}") for commit, subject in subjects(root) if (wrong := fault(subject))]


if __name__ == "__main__":
    if len(sys.argv) > 1 and Path(sys.argv[1]).is_file():
        wrong = fault(Path(sys.argv[1]).read_text(encoding="utf-8").split("\n", 1)[0])
        sys.exit(f"The subject {wrong}." if wrong else 0)
    main(check)
