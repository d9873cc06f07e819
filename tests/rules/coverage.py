#!/usr/bin/env python3
"""Says whether the table of tests/rules/SYSTEM/README.md is true: every rule id in it has a case, in those files.

usage: coverage.py SYSTEM [--write]    --write brings counts and files up to date; the ids stay those of the table.
Rules that the engine names, in refusals, modifiers, questions or log lines, must exist in the system's rules.cpp.
"""
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROW = re.compile(r"^\| ([A-Z0-9-]+) \| (\d+) \| (.*) \|$")
RULE_ID = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b")


def cases_of(folder):
    """Rule id -> {file: number of cases}."""
    found = {}
    for file in sorted(folder.rglob("*.scn")):
        name = file.relative_to(folder).as_posix()
        for line in file.read_text().splitlines():
            if not line.startswith("case "):
                continue
            for rule in set(RULE_ID.findall(line)):
                files = found.setdefault(rule, {})
                files[name] = files.get(name, 0) + 1
    return found


def row_of(rule, files):
    listed = ", ".join(f"`{name}`" for name in sorted(files))
    return f"| {rule} | {sum(files.values())} | {listed} |"


def problems_of_code(system):
    """Rule ids that the engine cites in code and that its schema does not declare."""
    folder = HERE.parent.parent / "rules" / "systems" / system
    declared = set(re.findall(r'\{"([A-Z0-9-]+)", "', (folder / "schema" / "rules.cpp").read_text()))
    prefix = min(declared).split("-")[0] + "-"
    problems = []
    for file in sorted(folder.rglob("*.cpp")):
        cited = set(re.findall(rf'"({prefix}[A-Z0-9-]+)"', file.read_text()))
        problems += [f"{file.relative_to(folder)} cites {rule}, which schema/rules.cpp does not declare" for rule in sorted(cited - declared)]
    return problems


def main(system, write):
    folder = HERE / system
    readme = folder / "README.md"
    found = cases_of(folder)
    lines, problems = [], problems_of_code(system)
    for line in readme.read_text().splitlines():
        row = ROW.match(line)
        if row:
            rule = row.group(1)
            files = found.get(rule, {})
            if not files:
                problems.append(f"{rule} has no case")
            elif not write and line != row_of(rule, files):
                problems.append(f"the row of {rule} is stale; it should be: {row_of(rule, files)}")
            line = row_of(rule, files)
        lines.append(line)
    if write:
        readme.write_text("\n".join(lines) + "\n")
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], "--write" in sys.argv[2:]))
