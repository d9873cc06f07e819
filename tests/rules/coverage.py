#!/usr/bin/env python3
"""Says whether two tables are true: the cases of each rule in tests/rules/SYSTEM/README.md, and the sources that cite it in
rules/systems/SYSTEM/README.md. Every rule of a table has a case, and a source.

usage: coverage.py SYSTEM [--write]    --write brings counts and files up to date; the ids stay those of the tables.
Rules that the engine names, in refusals, modifiers, questions or log lines, must exist in the system's rules.cpp.
"""
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROW = re.compile(r"^\| ([A-Z]+-[A-Z0-9-]+) \|.*\|$")
SERIES = re.compile(r"([A-Z]+-[A-Z]+)-(\d\d)((?:(?:, | to |\.\.| and )\d\d)+)")
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


def listed(files):
    return ", ".join(f"`{name}`" for name in sorted(files))


def cases_row(rule, files):
    return f"| {rule} | {sum(files.values())} | {listed(files)} |"


def sources_row(rule, files):
    return f"| {rule} | {listed(files)} |"


def spelled_out(text):
    """GW-FALL-01 to 03, 05 as four ids, so that a series counts for each of its rules."""
    def ids(match):
        family, last, rest = match.group(1), int(match.group(2)), match.group(3)
        numbers = [last]
        for between, number in re.findall(r"(, | to |\.\.| and )(\d\d)", rest):
            numbers += range(last + 1, int(number) + 1) if between in (" to ", "..") else [int(number)]
            last = int(number)
        return " ".join(f"{family}-{number:02}" for number in numbers)
    return SERIES.sub(ids, text)


def sources_of(folder):
    """Rule id -> {file: 1}, of everything but the schema's lists."""
    found = {}
    for file in sorted([*folder.rglob("*.cpp"), *folder.rglob("*.toml")]):
        name = file.relative_to(folder).as_posix()
        if not name.startswith(("schema/", "sample/")):
            for rule in set(RULE_ID.findall(spelled_out(file.read_text()))):
                found.setdefault(rule, {})[name] = 1
    return found


def problems_of_code(folder):
    """Rule ids that the engine cites in code and that its schema does not declare, or declares without a sentence."""
    declared = set(re.findall(r'\{"([A-Z0-9-]+)",\s*"', (folder / "schema" / "rules.cpp").read_text()))
    told = set(re.findall(r'\{"([A-Z0-9-]+)",\s*"[^"]*",\s*"[^"]+', (folder / "schema" / "rules.cpp").read_text()))
    prefix = min(declared).split("-")[0] + "-"
    problems = []
    for file in sorted(folder.rglob("*.cpp")):
        if file.name == "chapters.cpp":  # beginnings of ids
            continue
        cited = set(re.findall(rf'"({prefix}[A-Z0-9-]+)"', file.read_text()))
        problems += [f"{file.relative_to(folder)} cites {rule}, which schema/rules.cpp does not declare" for rule in sorted(cited - declared)]
        if not file.name == "rules.cpp":
            problems += [f"{file.relative_to(folder)} cites {rule}, which has no sentence" for rule in sorted(cited & declared - told)]
    return problems


def check_table(readme, found, row_of, what, write):
    """The problems of one table; with write its rows are brought up to date."""
    lines, problems = [], []
    for line in readme.read_text().splitlines():
        row = ROW.match(line)
        if row:
            rule = row.group(1)
            files = found.get(rule, {})
            true = row_of(rule, files)
            if not files:
                problems.append(f"{rule} has no {what}")
            elif not write and line != true:
                problems.append(f"{readme.parent.name}/README.md: a row is stale; it should be: {true}")
            line = true
        lines.append(line)
    if write:
        readme.write_text("\n".join(lines) + "\n")
    return problems


def main(system, write):
    cases, rules = HERE / system, HERE.parent.parent / "rules" / "systems" / system
    problems = problems_of_code(rules)
    problems += check_table(cases / "README.md", cases_of(cases), cases_row, "case", write)
    problems += check_table(rules / "README.md", sources_of(rules), sources_row, "source", write)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], "--write" in sys.argv[2:]))
