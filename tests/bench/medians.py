"""medians.py FILE...: the load's JSON lines as one table of medians a label, and each label against the first peer."""

import collections
import json
import statistics
import sys


def rows_of(paths):
    rows = collections.defaultdict(lambda: collections.defaultdict(list))
    for path in paths:
        for line in open(path):
            if line.startswith("{"):
                row = json.loads(line)
                rows[row["label"]][row["what"]].append(row)
    return rows


def median(rows, key):
    return statistics.median(row[key] for row in rows) if rows else float("nan")


def show(label, what, rows):
    if what == "idle":
        keys = ["seats_per_s", "cpu_us_per_seat", "kib_per_seat", "kib_per_table"]
    else:
        keys = ["done", "cpu_us", "p50", "p99", "server", "load", "bytes", "messages"]
    values = "  ".join(f"{key} {median(rows, key):.2f}" for key in keys)
    done = sorted(row["done"] for row in rows) if what != "idle" else []
    spread = f"  [{done[0]:.0f} .. {done[-1]:.0f}]" if len(done) > 1 else ""
    print(f"{label:28} {what:10} n {len(rows)}  {values}{spread}")


def main():
    for label, kinds in rows_of(sys.argv[1:]).items():
        for what, rows in kinds.items():
            if what != "step":
                show(label, what, rows)


if __name__ == "__main__":
    main()
