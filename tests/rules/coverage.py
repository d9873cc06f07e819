#!/usr/bin/env python3
"""Says what of a rulebook no source or no case reaches, and whether the tables that tell it are true.

usage: coverage.py SYSTEM [--write | --report]
  --write   brings both tables up to date: the cases of each rule in tests/rules/SYSTEM/README.md, the sources that cite it in
            rules/systems/SYSTEM/README.md
  --report  lists what is missing, and fails for nothing

The list of all rules is rules/systems/SYSTEM/schema/rules*.cpp. Each rule has a title, a sentence, a source and a case; each
refusal a case that meets it, or a row `| CODE | why no command reaches it |` in tests/rules/SYSTEM/README.md; each position of a
house rule a case: one that sets it, or for the default one that cites the rule and sets nothing.
"""
import pathlib
import re
import sys
import typing

HERE = pathlib.Path(__file__).resolve().parent
UNREACHED = re.compile(r"^\| `?(\w+)`? \| (.+) \|$", re.M)
MEETS_REFUSAL = re.compile(r"^refuse\b|\bcannot\b|\brefused\b")
SERIES = re.compile(r"([A-Z]+-[A-Z]+)-(\d\d)((?:(?:, | to |\.\.| and )\d\d)+)")
RULE_ID = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b")
RULE = re.compile(r'\{"([A-Z0-9-]+)",\s*"([^"]*)",\s*"([^"]*)')
SWITCH = re.compile(r'(\w*)[({]\s*"(\w+)",\s*"[A-Z]')
VALUES = re.compile(r'\{\s*((?:"\w+",?\s*)+)\}')


class Switch(typing.NamedTuple):
    rule: str
    values: list
    default: int


class Rulebook:
    """The folders of a system, and what its schema declares."""

    def __init__(self, system):
        self.cases = HERE / system
        self.sources = HERE.parent.parent / "rules" / "systems" / system
        self.rules = {rule: (title, sentence) for rule, title, sentence in RULE.findall(self.schema("rules*"))}
        everything = re.sub(r"//.*", "", self.schema("*"))
        self.refusals = list(dict.fromkeys(re.findall(r'\{"(\w+)",\s*"', self.listed(everything, "RefusalSchema"))))
        self.switches = dict(self.read_switches(self.listed(everything, "HouseRuleSchema")))

    def schema(self, name):
        return "".join(file.read_text() for file in sorted((self.sources / "schema").rglob(f"{name}.cpp")))

    @staticmethod
    def listed(schema, what):
        """The insides of the functions that list them."""
        return "".join(re.findall(rf"^std::vector<{what}> \w+\(\) \{{(.*?)^\}}", schema, re.M | re.S))

    @staticmethod
    def read_switches(text):
        """Each house rule with its rule, its words ([] where it is a number) and which of them is the default."""
        entries = list(SWITCH.finditer(text))
        for entry, after in zip(entries, entries[1:] + [None]):
            body = text[entry.end():after.start() if after else None]
            rule = RULE_ID.search(body)
            words = VALUES.search(body)
            values = ["off", "on"] if entry.group(1) == "on_off" else re.findall(r"\w+", words.group(1)) if words else []
            default = re.match(r'[",\s]*(\d+)', body[words.end() if words else rule.end():])
            yield entry.group(2), Switch(rule.group(), values, int(default.group(1)) if default else 0)

    def scripts(self):
        return sorted(self.cases.rglob("*.scn"))


def add(found, rule, name, count=1):
    files = found.setdefault(rule, {})
    files[name] = files.get(name, 0) + count


def cases_of(book):
    """Rule id -> {file: number of cases}."""
    found = {}
    for file in book.scripts():
        for line in file.read_text().splitlines():
            for rule in set(RULE_ID.findall(line)) if line.startswith("case ") else ():
                add(found, rule, file.relative_to(book.cases).as_posix())
    return found


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


def sources_of(book):
    """Rule id -> {file: 1}, of everything but the schema's lists."""
    found = {}
    for file in sorted([*book.sources.rglob("*.cpp"), *book.sources.rglob("*.toml")]):
        name = file.relative_to(book.sources).as_posix()
        if not name.startswith(("schema/", "sample/")):
            for rule in set(RULE_ID.findall(spelled_out(file.read_text()))):
                add(found, rule, name)
    return found


def listed(files):
    return ", ".join(f"`{name}`" for name in sorted(files))


def cases_row(rule, files):
    return f"| {rule} | {sum(files.values())} | {listed(files)} |"


def sources_row(rule, files):
    return f"| {rule} | {listed(files)} |"


def unknown_rules(book):
    """Rule ids that the engine or a case cites and that the schema does not declare."""
    prefix = min(book.rules).split("-")[0] + "-"
    for file in sorted(book.sources.rglob("*.cpp")):
        if file.name == "chapters.cpp":  # beginnings of ids
            continue
        for rule in sorted(set(re.findall(rf'"({prefix}[A-Z0-9-]+)"', file.read_text())) - set(book.rules)):
            yield f"{file.relative_to(book.sources)} cites {rule}, which schema/rules.cpp does not declare"
    for rule in sorted(set(cases_of(book)) - set(book.rules)):
        if rule.startswith(prefix):
            yield f"a case cites {rule}, which schema/rules.cpp does not declare"


def missing_rules(book):
    for what, found in (("source", sources_of(book)), ("case", cases_of(book))):
        yield from (f"{rule} has no {what}" for rule in book.rules if rule not in found)
    yield from (f"{rule} has no title" for rule, (title, _) in book.rules.items() if not title)
    yield from (f"{rule} has no sentence" for rule, (_, sentence) in book.rules.items() if not sentence)


def missing_refusals(book):
    """A case meets a refusal in a line that is refused, that says cannot, or has an answer refused."""
    met = {word for file in book.scripts() for line in file.read_text().splitlines()
           if MEETS_REFUSAL.search(line) and not line.startswith("case") for word in re.findall(r"\w+", line)}
    met |= {word for file in book.cases.rglob("*.cpp") for word in re.findall(r"\w+", file.read_text())}
    explained = dict(UNREACHED.findall((book.cases / "README.md").read_text()))
    for code in book.refusals:
        if code in met and code in explained:
            yield f"{code} is met by a case, though tests/rules/{book.cases.name}/README.md says that none can"
        if code not in met and code not in explained:
            yield f"{code} refuses nothing in any case"


def missing_switches(book):
    """The default is tried where a case cites the rule and sets nothing."""
    cases = [case for file in book.scripts() for case in re.split(r"^(?=case )", file.read_text(), flags=re.M)]
    tests = "".join(file.read_text() for file in book.cases.rglob("*.cpp"))
    for key, switch in book.switches.items():
        set_to = {value for case in cases for value in re.findall(rf"\bswitch {key} (-?\w+)", case)}
        if any(switch.rule in case.partition("\n")[0] and f"switch {key} " not in case for case in cases):
            set_to.update(switch.values[switch.default:switch.default + 1])
        if not switch.values and not set_to and f'"{key}"' not in tests:
            yield f"house rule {key} is set by no case"
        yield from (f"house rule {key} is {value} in no case" for value in switch.values if value not in set_to)


def table(readme, head, rows, write):
    """Whether the table of that head in the README has exactly these rows; with write it gets them."""
    lines = readme.read_text().splitlines() if readme.exists() else [f"# {readme.parent.name}"]
    if head not in lines:
        lines += ["", head, "|" + "---|" * head.count(" | ") + "---|"]
    start = lines.index(head) + 2
    end = start
    while end < len(lines) and lines[end].startswith("|"):
        end += 1
    stale = [row for row in rows if row not in lines[start:end]] + [row for row in lines[start:end] if row not in rows]
    if write:
        readme.write_text("\n".join(lines[:start] + rows + lines[end:]) + "\n")
        return []
    return [f"{readme.parent.name}/README.md: a row is stale or missing (--write): {row}" for row in stale]


def stale_rows(book, write):
    cases, sources = cases_of(book), sources_of(book)
    yield from table(book.cases / "README.md", "| rule | cases | files |",
                     [cases_row(rule, cases[rule]) for rule in book.rules if rule in cases], write)
    yield from table(book.sources / "README.md", "| rule | sources |",
                     [sources_row(rule, sources[rule]) for rule in book.rules if rule in sources], write)


def main(system, option):
    book = Rulebook(system)
    problems = [*stale_rows(book, option == "--write"), *unknown_rules(book)]
    missing = [*missing_rules(book), *missing_refusals(book), *missing_switches(book)]
    if option != "--write":
        problems += missing
    for problem in problems:
        print(problem)
    if option == "--report":
        print(f"{system}: {len(book.rules)} rules, {len(book.refusals)} refusals, {len(book.switches)} house rules; "
              f"{len(missing)} missing, {len(problems) - len(missing)} wrong")
        return 0
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""))
