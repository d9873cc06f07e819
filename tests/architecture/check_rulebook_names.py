"""Law R10, R11: only rules/systems/X and the registry rules/game name a rulebook; a sixth one changes nothing else."""

import re

from source_tree import CODE, Problem, files, lines, main

RULEBOOKS = {"grimwire", "heimr", "threed6", "vigor", "aura"}
FOLDERS = ("rules/kernel", "protocol", "persistence", "server", "web-client/src")
WORD = re.compile(r"[a-z]+[0-9]*|[A-Z][a-z]*[0-9]*")  # grimwire_move, GrimwireMove and GRIMWIRE come apart into words


def named_rulebook(text):
    words = {word.lower() for word in WORD.findall(text)} | set(re.findall(r"[a-z]+[0-9]*", text.lower()))
    return min(words & RULEBOOKS, default=None)


def check(root):
    return [
        Problem(path, number, f"'{name}' belongs to rules/systems/{name}: let the schema say it as data")
        for folder in FOLDERS
        for path in files(root, folder, CODE + (".html",))
        if ".test." not in path
        for number, text in lines(root, path)
        if (name := named_rulebook(text))
    ]


if __name__ == "__main__":
    main(check)
