"""Every SQLite migration has its PostgreSQL twin of the same name; numbers start at 0001 and leave no gap."""

import re
from pathlib import PurePosixPath

from source_tree import Problem, files, main

STORES = ("sqlite", "postgres")


def check(root):
    names = {
        store: [PurePosixPath(path).name for path in files(root, f"persistence/{store}/migrations") if not path.endswith(".md")]
        for store in STORES
    }
    problems = []
    for store, other in (STORES, STORES[::-1]):
        folder = f"persistence/{store}/migrations"
        for number, name in enumerate(names[store], 1):
            if name not in names[other]:
                problems.append(Problem(f"{folder}/{name}", 1, f"its twin persistence/{other}/migrations/{name} is missing"))
            if not re.fullmatch(rf"{number:04d}_[a-z0-9_]+\.sql", name):
                problems.append(Problem(f"{folder}/{name}", 1, f"the next migration's name is {number:04d}_what_it_does.sql"))
    return problems


if __name__ == "__main__":
    main(check)
