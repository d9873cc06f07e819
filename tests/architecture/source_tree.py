"""The repository's own files, and how a check reports. Every check is `check(root) -> problems`, run by `main(check)`."""

import re
import sys
from dataclasses import dataclass
from pathlib import Path

GENERATED = {"node_modules", "dist", "generated", "output", "__pycache__"}
CPP = (".cpp", ".hpp")
CODE = CPP + (".proto", ".ts", ".svelte", ".css", ".py", ".sh", ".sql")


@dataclass(frozen=True)
class Problem:
    """One place that breaks a law, and what would be right."""

    path: str
    line: int
    right: str
    warning: bool = False

    def __str__(self):
        return f"{self.path}:{self.line}: {'warning: ' if self.warning else ''}{self.right}"


def files(root, folder="", suffixes=None):
    """Paths relative to root, with slashes, sorted; hidden, installed and generated ones are left out."""
    found = []
    pending = [Path(root) / folder]
    while pending:
        here = pending.pop()
        if not here.is_dir():
            continue
        for entry in here.iterdir():
            if entry.name.startswith(".") or entry.name in GENERATED or entry.is_symlink():
                continue
            if entry.is_dir():
                pending.append(entry)
            elif suffixes is None or entry.suffix in suffixes:
                found.append(entry.relative_to(root).as_posix())
    return sorted(found)


def lines(root, path):
    """Pairs of line number and text."""
    return list(enumerate((Path(root) / path).read_text(encoding="utf-8", errors="replace").splitlines(), 1))


def code_lines(root, path):
    """The same for C++, with the insides of comments and string literals blanked, so that only code is judged."""
    text = (Path(root) / path).read_text(encoding="utf-8", errors="replace")
    pattern = r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\''
    blank = re.sub(pattern, lambda found: re.sub(r"[^\n]", " ", found.group()), text, flags=re.DOTALL)
    return list(enumerate(blank.splitlines(), 1))


def main(check):
    """Prints the problems of the tree given as argument (else of this repository); fails on any that is no warning."""
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
    problems = check(root)
    for problem in problems:
        print(problem)
    sys.exit(any(not problem.warning for problem in problems))
