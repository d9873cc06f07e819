"""Which folder may include which (README.md, "Dependency arrows"). To allow an arrow, add it there first, then to ARROWS."""

import re

from source_tree import CPP, Problem, files, lines, main

# Folder -> what it may include besides itself and the C++ standard library. The first folder that matches counts.
SERVICES = ["server/auth/", "server/lobby/", "server/assets/", "server/ops/"]
STORES = r"persistence/[a-z0-9_]+\.hpp$"  # the interfaces, no concrete store
RULES = ["rules/game/", "rules/kernel/"]  # the registry and its vocabulary; no rulebook
ARROWS = [
    ("rules/kernel/", []),
    ("rules/systems/", ["rules/kernel/"]),
    ("rules/game/", ["rules/kernel/", "rules/systems/"]),
    ("persistence/", ["<sqlite3.h>", "<pqxx/", "<sodium", "<posix>"]),  # sodium: SHA-256 of assets
    ("server/codec/", RULES + ["protocol/", "<google/protobuf/", "<toml\\+\\+/", "<spdlog/"]),
    ("server/table/", RULES + [STORES, "server/codec/", "<spdlog/", "<posix>"]),
    *[(folder, [STORES, *SERVICES, "<sodium", "<spdlog/", "<posix>"]) for folder in SERVICES],
    ("server/net/", ["<boost/", "protocol/wire/v1/(envelope|lobby|tiles).pb.h", "server/table/", STORES, *SERVICES, "<spdlog/", "<posix>"]),
    ("server/", [".*"]),  # main.cpp and config: wiring
]
INCLUDE = re.compile(r'^\s*#\s*include\s+(?:"([^"]+)"|(<[^>]+>))')
C_HEADERS = re.compile(r"<c?(assert|ctype|errno|float|inttypes|limits|math|signal|stdarg|stddef|stdint|stdio|stdlib|string|time)(\.h)?>")
POSIX = re.compile(r"<(sys/|netinet/|arpa/|linux/|(dirent|fcntl|pthread|poll|pwd|sched|signal|spawn|sysexits|unistd)\.h>)")


def named(include, folder):
    """The include as the table writes it, or None for the standard library."""
    quoted, angled = include
    if quoted:
        return quoted if "/" in quoted else folder + quoted
    if POSIX.match(angled):
        return "<posix>"
    if C_HEADERS.match(angled) or re.fullmatch(r"<[a-z_0-9]+>", angled):
        return None
    return angled


def own_part(path, folder):
    """What counts as the file's own: its folder, and of several rulebooks only its own."""
    return "/".join(path.split("/")[:3]) + "/" if folder == "rules/systems/" else folder


def check(root):
    problems = []
    for path in files(root, suffixes=CPP):
        rule = next(((folder, allowed) for folder, allowed in ARROWS if path.startswith(folder)), None)
        if rule is None:
            continue
        folder, allowed = rule
        own = own_part(path, folder)
        for number, text in lines(root, path):
            found = INCLUDE.match(text)
            include = found and named(found.groups(), path[: path.rindex("/") + 1])
            if not include or include.startswith(own) or any(re.match(pattern, include) for pattern in allowed):
                if not (include or "").startswith("tests/"):
                    continue
            may = ", ".join(pattern.replace("\\", "") for pattern in allowed) or "nothing else"
            problems.append(Problem(path, number, f"{include} is against the arrows: {own} may include itself, the standard library and {may}"))
    return problems + protocol_imports(root) + client_imports(root)


def protocol_imports(root):
    """A .proto file imports .proto files of ours or Google's."""
    return [
        Problem(path, number, "a .proto file may import only protocol/ and google/protobuf/")
        for path in files(root, "protocol", (".proto",))
        for number, text in lines(root, path)
        if re.match(r'\s*import\b', text) and not re.search(r'"(protocol|google/protobuf)/', text)
    ]


def client_imports(root):
    """The client takes nothing of ours from outside its folder; what it knows of the protocol is generated inside."""
    problems = []
    for path in files(root, "web-client", (".ts", ".svelte")):
        depth = path.count("/") - 1
        for number, text in lines(root, path):
            found = re.search(r"""(?:from|import)\s*\(?\s*['"]((?:\.\./)+)""", text)
            if found and found.group(1).count("../") > depth:
                problems.append(Problem(path, number, "the client may import nothing outside web-client/: use src/generated"))
    return problems


if __name__ == "__main__":
    main(check)
