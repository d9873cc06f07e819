"""A text of the screen is written once: two screens that show it share a constant or a component (web-client/src/ui/texts.ts).

A text is what stands between tags, or a string, of two words at least; a word has two letters, one of them lower-case. Single words
(`Cancel`, `Map`) and abbreviations (`CC BY 3.0`) may repeat. Texts are compared letter by letter, with `{}` for what is filled in. Two
attributes on one line are one place. Left out are tests, the samples of `dev/`, names of classes, styles and what is imported. Nor may
the client repeat a text that the schema brings with every rulebook: those of `rules/kernel/schema` and `server/codec/names/server_schema`. The
rulebooks' own schemas are not compared: the client shows any rulebook, so a word in one of them is a coincidence."""

import re
from pathlib import Path

from source_tree import CPP, Problem, files, main

STRING = re.compile(r'"((?:\\.|[^"\\\n])*)"|\'((?:\\.|[^\'\\\n])*)\'|`((?:\\.|[^`\\])*)`')
COMMENT = re.compile(r"<!--.*?-->|<style.*?</style>|(?<!:)//[^\n]*|/\*.*?\*/", re.DOTALL)
UNSHOWN = re.compile(r"\b(?:class|style)(?:=|=\{\[?)$|\b(?:from|import) ?\(?$")
BRACES = re.compile(r"\$?\{[^{}]*\}")
CUT = "\1"
MARKUP = re.compile(r"[>\1]\s*([^<>\1\s][^<>\1]*)(?=[<\1])")
WORD = re.compile(r"[A-Za-z’'-]*[a-z][A-Za-z’'-]+|[A-Z][A-Za-z’'-]*[a-z]")


def blank(found):
    """As many lines as before."""
    return "\n" * found[0].count("\n")


def braces_emptied(text):
    """{} for everything that is filled in, also where braces hold braces, and a cut for {#if} and its like; lines stay."""
    before = None
    while before != text:
        before, text = text, BRACES.sub(lambda found: (CUT if found[0][1:2] in list("#:/@") else "\0") + blank(found), text)
    return text.replace("\0", "{}")


def plain(text):
    return " ".join(braces_emptied(text).split())


def is_text(text):
    return sum(bool(WORD.search(word)) for word in text.replace("{}", "").split()) >= 2


def strings(text, offset=0):
    """Position and content of each string that may be shown, also of those inside the braces of another."""
    for found in STRING.finditer(text):
        content = next(each for each in found.groups() if each is not None)
        if not UNSHOWN.search(text[max(0, found.start() - 12) : found.start()]):
            yield offset + found.start(), content
        for inner in BRACES.finditer(content) if found[3] else []:
            yield from strings(inner[0], offset + found.start() + 1 + inner.start())


def texts(path, text):
    """The texts of a file of the client, each with its line."""
    text = COMMENT.sub(blank, text)
    shown = [(text.count("\n", 0, start) + 1, content) for start, content in strings(text)]
    if path.endswith(".svelte"):
        markup = braces_emptied(re.sub(r"<script.*?</script>", blank, text, flags=re.DOTALL))
        shown += [(markup.count("\n", 0, each.start(1)) + 1, each[1]) for each in MARKUP.finditer(markup)]
    return [(line, plain(content)) for line, content in shown if is_text(plain(content))]


def schema_texts(root):
    """The texts that every rulebook's schema has, each with its file."""
    sources = files(root, "rules/kernel/schema", CPP) + [path for path in files(root, "server/codec", CPP) if "/server_schema." in path]
    joined = {path: re.sub(r'"\s*\n\s*"', "", (Path(root) / path).read_text(encoding="utf-8")) for path in sources}
    return {plain(content): path for path, text in joined.items() for _, content in strings(COMMENT.sub(blank, text))}


def check(root):
    first, problems, schema = {}, [], schema_texts(root)
    for path in files(root, "web-client/src", (".ts", ".svelte")):
        if path.endswith(".test.ts") or path.startswith("web-client/src/dev/"):
            continue
        for line, text in sorted(texts(path, (Path(root) / path).read_text(encoding="utf-8"))):
            if text in schema:
                problems.append(Problem(path, line, f"'{text}' comes with the schema ({schema[text]}): show the schema's"))
            place = first.setdefault(text, (path, line))
            if place != (path, line):
                problems.append(Problem(path, line, f"'{text}' is also at {place[0]}:{place[1]}: share one constant or component"))
    return problems


if __name__ == "__main__":
    main(check)
