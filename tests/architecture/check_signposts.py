"""Every wire message that is sent says who sends it and which file handles it, and every file that a .proto names exists."""

import re
from pathlib import Path

from source_tree import Problem, files, lines, main

FRAME = re.compile(r"^message (ClientFrame|Delta) \{$")
MEMBER = re.compile(r"^    ([A-Z]\w*) \w+ = \d+")
MESSAGE = re.compile(r"^message (\w+) \{$")
PATH = re.compile(r"\b(?:server|web-client|rules|persistence|protocol)/[\w./-]+\.(?:cpp|hpp|ts|svelte|proto)\b")


def sent(root, protos):
    """Names of the messages that travel by themselves: the members of the two frames' choices."""
    names, inside = set(), False
    for path in protos:
        for _, text in lines(root, path):
            inside = bool(FRAME.match(text)) or (inside and text != "}")
            if inside and (member := MEMBER.match(text)):
                names.add(member[1])
    return names


def check(root):
    protos = files(root, "protocol/wire", (".proto",))
    travel = sent(root, protos)
    problems = []
    for path in protos:
        comment = []
        for number, text in lines(root, path):
            for named in PATH.findall(text):
                if not (Path(root) / named).exists():
                    problems.append(Problem(path, number, f"{named} does not exist: name the file that handles this now"))
            message = MESSAGE.match(text)
            if message and message[1] in travel and not all(word in " ".join(comment).replace("// ", "") for word in ("Sent by:", "Handled:")):
                problems.append(Problem(path, number, f"{message[1]} travels: its comment needs 'Sent by: ...' and 'Handled: file'"))
            comment = [*comment, text] if text.startswith("//") else []
    return problems


if __name__ == "__main__":
    main(check)
