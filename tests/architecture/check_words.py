"""Comments, identifiers, documentation and names of rule cases say player, GM, viewer or creature, not "somebody". Strings are not judged."""

import re
from pathlib import Path

from source_tree import Problem, files, main

BANNED = re.compile(
    r"\b(whoever|whomever|whom|(?:some|no|any|every)bod(?:y|ys)|anew|afresh|aloud|lately|told|deeds?|befalls?|reckon(?:s|ed|ings?)?|comes? of)\b",
    re.IGNORECASE,
)
QUOTED = re.compile(r'`[^`\n]*`|(?<!")"[^"\n]+"(?!")')
STRING = r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\''
# Per suffix: a regular expression whose group 1 is a comment, which stays, and whose other matches are left out.
CPP = re.compile(rf'(//[^\n]*|/\*.*?\*/)|R"(\w*)\(.*?\)\2"|{STRING}', re.DOTALL)
TS = re.compile(rf"((?<!:)//[^\n]*|/\*.*?\*/)|`(?:\\.|[^`\\])*`|{STRING}", re.DOTALL)
SVELTE = re.compile(r"(<!--.*?-->|/\*.*?\*/|(?<!:)//[^\n]*|\{[^{}]*\})|[^\n]", re.DOTALL)
SHELL = re.compile(r"""((?<!\S)#[^\n]*)|"(?:\\.|[^"\\])*"|'[^']*'""", re.DOTALL)
PYTHON = re.compile(rf'(#[^\n]*|""".*?""")|{STRING}', re.DOTALL)
MARKDOWN = re.compile(r"(\Z)|^```.*?^```|`[^`]*`", re.DOTALL | re.MULTILINE)
LANGUAGES = {
    ".cpp": CPP, ".hpp": CPP, ".proto": CPP, ".ts": TS, ".mjs": TS, ".svelte": TS, ".py": PYTHON, ".sh": SHELL, ".cmake": SHELL,
    ".txt": SHELL, ".md": MARKDOWN,
}  # fmt: skip
CASE = re.compile(r"^case\s+(.*?)(?:,?\s+(?:[A-Z]+(?:-[A-Z0-9]+)+|[A-Z]\d+))*,?\s*$", re.MULTILINE)  # group 1: the name, without the rules behind it
CASE_NAME_LIMIT = 70
PARTS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_")  # between the words of an identifier


def keep_comments(language, text):
    """The text without its strings, and without what comments quote; as many lines as before."""
    return language.sub(lambda found: QUOTED.sub("", found[1]) if found[1] else "\n" * found[0].count("\n"), text)


def judged(text, suffix):
    """The comments and identifiers of a file, on their lines."""
    if suffix != ".svelte":
        return keep_comments(LANGUAGES[suffix], text)
    parts = re.split(r"(<script.*?</script>)", text, flags=re.DOTALL)  # of the markup comments and expressions: its words are the screen's
    return "".join(keep_comments(TS if part.startswith("<script") else SVELTE, part) for part in parts)


def banned(text):
    return BANNED.findall(PARTS.sub(" ", text))


def check_cases(path, text):
    problems = []
    for case in CASE.finditer(text):
        number = text.count("\n", 0, case.start()) + 1
        problems += [Problem(path, number, f"'{word}': name the player, GM, target or creature") for word in banned(case[1])]
        if len(case[1]) > CASE_NAME_LIMIT:
            problems.append(Problem(path, number, f"a case's name has at most {CASE_NAME_LIMIT} characters, not {len(case[1])}"))
    return problems


def check(root):
    problems = []
    for path in files(root, suffixes={".scn"}):
        problems += check_cases(path, (Path(root) / path).read_text(encoding="utf-8"))
    for path in files(root, suffixes=LANGUAGES.keys()):
        text = (Path(root) / path).read_text(encoding="utf-8", errors="replace")
        if Path(path).suffix == ".txt" and Path(path).name != "CMakeLists.txt" or not banned(text):
            continue
        for number, line in enumerate(judged(text, Path(path).suffix).split("\n"), 1):
            problems += [Problem(path, number, f"'{word}': name the player, GM, viewer, creature or caller") for word in banned(line)]
    return problems


if __name__ == "__main__":
    main(check)
