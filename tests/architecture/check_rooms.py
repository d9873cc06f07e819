"""Rooms of rules/, of the server and of the client: a file includes only its own room and the rooms before it, and a room holds a number of files one can know.

Files on top of all rooms may include each of them. Because each room may include only earlier ones, an include ring can exist
only inside a room; those are found too. The client's tests are neither judged nor counted."""

import re
from posixpath import dirname, join, normpath

from source_tree import CPP, Problem, files, lines, main

KERNEL = ["values", "lattice", "state", "schema", "names", "content", "maps", "vision", "knowledge", "movement", "projection", "resolution", "declarations", "encounters", "doors", "lights", "standing", "system", "offers"]
SYSTEM = ["schema", "names", "vocabulary", "procedures", "creature", "dice", "conditions", "turns", "movement", "combat", "things", "techniques", "free_play"]
SERVER = {
    "codec": ["bytes", "content", "names", "values", "stored", "wire"],
    "table": ["table_api", "dice", "people", "history", "content", "play", "table", "commands"],
}
CLIENT = {
    "state": ["table", "maps", "text", "fold", "requests"],
    "gm": ["search", "pictures", "scenes", "creatures", "rulings"],
    "ui": ["drawn", "fields"],
}
ONLY = {"rules/kernel/vision/": ["values", "lattice", "state", "maps", "vision"]}  # a room that may not include all rooms before it
MOST_MODULES = 24
INCLUDE = re.compile(r'^\s*#\s*include\s+"((?:rules|server)/[^"]+)\.hpp"')
IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*["'](\.\.?/[^"']+)["']""")


def place(path):
    """The tree (kernel or one system), its rooms, and the file's rank among them; files on top of all rooms rank last."""
    parts = path.split("/")
    if path.startswith("rules/kernel/"):
        tree, rooms, rest = "rules/kernel/", KERNEL, parts[2:]
    elif path.startswith("rules/systems/") and len(parts) > 3:
        tree, rooms, rest = "/".join(parts[:3]) + "/", SYSTEM, parts[3:]
    elif path.startswith("server/") and len(parts) > 2 and parts[1] in SERVER:
        tree, rooms, rest = "/".join(parts[:2]) + "/", SERVER[parts[1]], parts[2:]
    elif path.startswith("web-client/src/") and len(parts) > 3:
        tree, rooms, rest = "/".join(parts[:3]) + "/", CLIENT.get(parts[2], []), parts[3:]
    else:
        return None
    room = rest[0] if len(rest) > 1 else rest[0].split(".")[0]
    rank = rooms.index(room) if room in rooms else len(rooms)
    return tree, rooms, room, rank


def module(path):
    """What includes name: the path without its ending; `menu.ts` and `menu.svelte` are one module."""
    return re.sub(r"\.(cpp|hpp|svelte\.ts|svelte|ts)$", "", path)


def included(path, text):
    """The module of ours that a line includes, or None."""
    if path.endswith(CPP):
        found = INCLUDE.match(text)
        return found and found[1]
    found = IMPORT.search(text)
    return found and module(normpath(join(dirname(path), found[1])))


def rings(arrows):
    """Modules that reach themselves, each ring once, by Tarjan's algorithm (SIAM J. Comput. 1, 1972) without recursion limits."""
    index, low, stack, found = {}, {}, [], []

    def visit(start):
        work = [(start, iter(sorted(arrows.get(start, ()))))]
        index[start] = low[start] = len(index)
        stack.append(start)
        while work:
            node, heads = work[-1]
            head = next(heads, None)
            if head is None:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    at = stack.index(node)
                    if len(stack) - at > 1:
                        found.append(sorted(stack[at:]))
                    del stack[at:]
            elif head not in index:
                index[head] = low[head] = len(index)
                stack.append(head)
                work.append((head, iter(sorted(arrows.get(head, ())))))
            elif head in stack:
                low[node] = min(low[node], index[head])

    for node in sorted(arrows):
        if node not in index:
            visit(node)
    return found


def check(root):
    problems, arrows, modules_of = [], {}, {}
    client = [path for path in files(root, "web-client/src", (".ts", ".svelte")) if not path.endswith(".test.ts")]
    for path in files(root, "rules", CPP) + files(root, "server", CPP) + client:
        here = place(path)
        if here is None:
            continue
        tree, rooms, room, rank = here
        nested = path.count("/") > tree.count("/")
        if nested or path in client:
            modules_of.setdefault(dirname(path), set()).add(module(path))
        if nested and rooms and rank == len(rooms):
            problems.append(Problem(path, 1, f"{room}/ is no room: choose one of {', '.join(rooms)}"))
        for number, text in lines(root, path) if rooms else []:
            include = included(path, text)
            if not include or not include.startswith(tree) or include == module(path):
                continue
            arrows.setdefault(module(path), set()).add(include)
            there = place(include + ".hpp")
            if there[2] not in ONLY.get(f"{tree}{room}/", [there[2]]):
                problems.append(Problem(path, number, f"{room} may include {', '.join(ONLY[f'{tree}{room}/'])} alone, not {there[2]}"))
            if there[3] > rank:
                problems.append(Problem(path, number, f"{room} comes before {there[2]} in {', '.join(rooms)}: it cannot include it"))
    problems += [Problem(ring[0], 1, "includes itself by way of " + ", ".join(each.split("/")[-1] for each in ring)) for ring in rings(arrows)]
    return problems + [
        Problem(folder, 1, f"holds {len(modules)} modules, {MOST_MODULES} are the most that one can know")
        for folder, modules in sorted(modules_of.items())
        if len(modules) > MOST_MODULES
    ]


if __name__ == "__main__":
    main(check)
