"""Each folder of the first two levels says in a README.md what lives there and what it may depend on."""

from source_tree import Problem, files, main


def check(root):
    everything = files(root)
    folders = {"/".join(path.split("/")[:depth]) for path in everything for depth in (1, 2) if path.count("/") >= depth}
    return [
        Problem(f"{folder}/README.md", 1, "is missing: what lives here, what it may depend on, its numbered behaviours, its decisions")
        for folder in sorted(folders)
        if f"{folder}/README.md" not in everything
    ]


if __name__ == "__main__":
    main(check)
