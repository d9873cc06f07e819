"""Each check fires on a sample that breaks its law, at the line that does, and is silent on one that keeps it."""

import importlib
import sys
import tempfile
from pathlib import Path

# check -> (files that break the law, where it must fire, files that keep the law)
SAMPLES = {
    "check_arrows": (
        {
            "rules/kernel/a.cpp": '#include <vector>\n#include "rules/game/game.hpp"\n',
            "rules/systems/heimr/b.cpp": '#include "rules/systems/aura/c.hpp"\n',
            "rules/game/g.cpp": "#include <boost/asio.hpp>\n",
            "persistence/d.cpp": '#include "rules/kernel/a.hpp"\n',
            "server/table/e.cpp": '#include "persistence/sqlite/store.hpp"\n#include <boost/asio.hpp>\n',
            "server/codec/f.cpp": '#include "rules/systems/aura/c.hpp"\n',
            "server/lobby/h.cpp": '#include "server/table/table.hpp"\n',
            "server/net/i.cpp": '#include "rules/game/game.hpp"\n',
            "server/main.cpp": '#include "tests/fake.hpp"\n',
            "protocol/wire/v1/j.proto": 'import "rules/k.proto";\n',
            "web-client/src/net/k.ts": 'import { a } from "../../../rules/l";\n',
        },
        [
            "persistence/d.cpp:1",
            "protocol/wire/v1/j.proto:1",
            "rules/game/g.cpp:1",
            "rules/kernel/a.cpp:2",
            "rules/systems/heimr/b.cpp:1",
            "server/codec/f.cpp:1",
            "server/lobby/h.cpp:1",
            "server/main.cpp:1",
            "server/net/i.cpp:1",
            "server/table/e.cpp:1",
            "server/table/e.cpp:2",
            "web-client/src/net/k.ts:1",
        ],
        {
            "rules/systems/heimr/b.cpp": '#include "rules/systems/heimr/c.hpp"\n#include "rules/kernel/a.hpp"\n#include <cstdint>\n',
            "server/table/e.cpp": '#include "persistence/journal.hpp"\n#include "rules/game/game.hpp"\n',
            "server/net/i.cpp": '#include <boost/beast.hpp>\n#include "protocol/wire/v1/envelope.pb.h"\n',
            "web-client/src/net/k.ts": 'import { a } from "../generated/l";\n',
        },
    ),
    "check_rulebook_names": (
        {"server/table/a.cpp": "int x;\nint grimwire_only;\n", "web-client/src/b.ts": "class VigorSheet {}\n", "rules/kernel/c.hpp": "// AURA\n"},
        ["rules/kernel/c.hpp:1", "server/table/a.cpp:2", "web-client/src/b.ts:1"],
        {"rules/game/a.cpp": "int grimwire;\n", "server/b.cpp": "int vigorous;\n", "web-client/src/c.test.ts": "aura\n"},
    ),
    "check_migration_pairs": (
        {"persistence/sqlite/migrations/0001_first.sql": "", "persistence/postgres/migrations/0002_second.sql": ""},
        [
            "persistence/postgres/migrations/0002_second.sql:1",
            "persistence/postgres/migrations/0002_second.sql:1",
            "persistence/sqlite/migrations/0001_first.sql:1",
        ],
        {"persistence/sqlite/migrations/0001_first.sql": "", "persistence/postgres/migrations/0001_first.sql": ""},
    ),
    "check_file_sizes": (
        {"server/a.cpp": "\n" * 701, "server/b.cpp": "\n" * 401},
        ["server/a.cpp:700", "server/b.cpp:400"],
        {"server/a.cpp": "\n" * 400, "rules/systems/aura/tables/b.cpp": "\n" * 2000},
    ),
    "check_top_level": (
        {"docs/a.md": "", "README.md": "", "CMakeLists.txt": "", "docker-compose.yml": ""}
        | {f"{folder}/a": "" for folder in "deploy persistence protocol rules server tests".split()},
        ["docs:1", "web-client:1"],
        {"README.md": "", "CMakeLists.txt": "", "docker-compose.yml": "", ".ci/run": ""}
        | {f"{folder}/a": "" for folder in "deploy persistence protocol rules server tests web-client".split()},
    ),
    "check_rules_unwinding": (
        {"rules/systems/aura/a.cpp": "int a;\nvoid b() { throw 1; }\n", "rules/game/c.hpp": "void d() noexcept;\n"},
        ["rules/game/c.hpp:1", "rules/systems/aura/a.cpp:2"],
        {"rules/kernel/resolution/resolution.cpp": "throw 1;\n", "rules/kernel/a.cpp": '// try this\nauto b = "catch";\nint entry;\n'},
    ),
    "check_rules_purity": (
        {"rules/kernel/a.cpp": "float a;\n/* ok */ std::unordered_map<int, int> b;\n", "rules/game/b.cpp": "#include <random>\n"},
        ["rules/game/b.cpp:1", "rules/kernel/a.cpp:1", "rules/kernel/a.cpp:2"],
        {"rules/kernel/a.cpp": "// a double grapple\nint doubled;\n", "server/table/b.cpp": "#include <random>\ndouble c;\n", "rules/declared_names.cpp": "#include <cstdio>\n"},
    ),
    "check_rules_names": (
        {
            "rules/kernel/a.cpp": "using namespace literals;\n",
            "rules/systems/aura/b.hpp": 'Key c = Key("c");\nKey d{"d"};\nconst Key e("e");\nKey f{0x12u};\n',
        },
        ["rules/kernel/a.cpp:1", *[f"rules/systems/aura/b.hpp:{line}" for line in (1, 2, 3, 4)]],
        {
            "rules/kernel/values/key.hpp": "namespace literals {\n",
            "rules/systems/aura/schema/a.cpp": 'using namespace literals;\nKey("b");\n',
            "rules/systems/aura/c.cpp": 'Key d("d"_k);  // Key("e")\nKey f(name);\n',
        },
    ),
    "check_readmes": (
        {"rules/README.md": "\n`rules/kernel/{a,b}.cpp`\n", "rules/kernel/a.cpp": "", "server/main.cpp": ""},
        ["rules/README.md:2", "rules/kernel/README.md:1", "server/README.md:1"],
        {"rules/README.md": "`rules/*/deep/a.cpp:12`\n```\n`rules/gone`\n```\n", "rules/kernel/README.md": "", "rules/kernel/deep/a.cpp": ""},
    ),
    "check_signposts": (
        {"protocol/wire/v1/a.proto": "message Delta {\n  oneof is {\n    Gone gone = 1;\n    Here here = 2;\n  }\n}\n// Handled: server/b.cpp.\nmessage Gone {\n}\n"},
        ["protocol/wire/v1/a.proto:7", "protocol/wire/v1/a.proto:8"],
        {
            "protocol/wire/v1/a.proto": "message Delta {\n  oneof is {\n    Gone gone = 1;\n  }\n}\n// Sent by: the GM. Handled:\n// server/b.cpp.\nmessage Gone {\n}\n",
            "server/b.cpp": "",
        },
    ),
    "check_rooms": (
        {
            "rules/kernel/values/a.hpp": '#include "rules/kernel/state/b.hpp"\n',
            "rules/kernel/state/b.hpp": '#include "rules/kernel/state/c.hpp"\n',
            "rules/kernel/state/c.hpp": '#include "rules/kernel/state/b.hpp"\n',
            "rules/kernel/vision/l.hpp": '#include "rules/kernel/schema/m.hpp"\n',
            "rules/systems/aura/dice/d.cpp": '#include "rules/systems/aura/combat/e.hpp"\n',
            "rules/systems/aura/attic/f.cpp": "",
            "web-client/src/state/maps/g.ts": "import {\n  h,\n} from '../text/h';\nimport { i } from '../session.svelte';\n",
            "web-client/src/gm/attic/j.svelte": "",
            **{f"web-client/src/lobby/k{number}.ts": "" for number in range(25)},
        },
        [
            "rules/kernel/state/b:1",
            "rules/kernel/values/a.hpp:1",
            "rules/kernel/vision/l.hpp:1",
            "rules/systems/aura/attic/f.cpp:1",
            "rules/systems/aura/dice/d.cpp:1",
            "web-client/src/gm/attic/j.svelte:1",
            "web-client/src/lobby:1",
            "web-client/src/state/maps/g.ts:3",
            "web-client/src/state/maps/g.ts:4",
        ],
        {
            "rules/systems/aura/combat/e.cpp": '#include "rules/systems/aura/dice/d.hpp"\n',
            "rules/systems/aura/aura.cpp": '#include "rules/systems/aura/combat/e.hpp"\n',
            "web-client/src/state/text/h.svelte.ts": 'import { g } from "../maps/g";\nconst i = await import("../../ui/button.svelte");\n',
            "web-client/src/state/maps/g.test.ts": 'import { h } from "../text/h.svelte";\n',
            "web-client/src/state/session.svelte.ts": 'import { h } from "./text/h.svelte";\n',
            **{f"web-client/src/lobby/k{number}{ending}": "" for number in range(24) for ending in (".ts", ".svelte", ".test.ts")},
        },
    ),
    "check_commits": ({}, [], {}),  # its samples are in check_subjects below
    "check_protocol_behaviors": (
        {"protocol/README.md": "- P1 One.\n- P2 Two, as P3.\n", "tests/protocol/a.cpp": "// P1\n", "tests/persistence/b.cpp": "// P2\n"},
        ["protocol/README.md:2"],
        {"protocol/README.md": "- P1 One.\n", "tests/server/net/a.cpp": "TEST(A, B) {  // P1, P4\n"},
    ),
    "check_sight_laws": (
        {
            "tests/README.md": "".join(f"| S{law} a law | `tests/a.cpp` |\n" for law in range(1, 26)),
            "tests/a.cpp": "".join(f"// sight S{law}\n" for law in range(2, 26)),
            "tests/b.cpp": "// S1, sight S27\n",
        },
        ["tests/README.md:1", "tests/README.md:1"],
        {
            "tests/README.md": "".join(f"| S{law} a law | `tests/a.cpp` |\n" for law in range(1, 27)),
            "tests/a.cpp": "".join(f"// sight S{law}, P1\n" for law in range(2, 27)),
            "web-client/src/b.test.ts": 'test("A file (sight S1)");\n',
        },
    ),
    "check_words": (
        {
            "rules/kernel/a.cpp": "int a;\n/* b\n * Whoever acts. */\nTEST(B, TellsNobodyAnything) {}\n",
            "web-client/src/b.svelte": "<p>Nobody {told} {\"told\"}</p>\n<!-- Somebody. -->\n<script>\n  const toldAgain = 'told'; // anew\n</script>\n",
            "tests/c.py": 'a = "told"\n"""Said aloud."""\n',
            "tests/d.sh": "echo 'nobody' \"by whom\"\ntold=1  # anew\n",
            "tests/e.md": "`nobody`\n```\nnobody\n```\nWhat comes of it.\n",
            "tests/rules/f.scn": f"case  A\nwhen  nobody\ncase  Nobody acts   GW-A-01, X2\ncase  {'a' * 71}   GW-A-01\n",
        },
        [
            "rules/kernel/a.cpp:3",
            "rules/kernel/a.cpp:4",
            "tests/c.py:2",
            "tests/d.sh:2",
            "tests/d.sh:2",
            "tests/e.md:5",
            "tests/rules/f.scn:3",
            "tests/rules/f.scn:4",
            "web-client/src/b.svelte:1",
            "web-client/src/b.svelte:2",
            "web-client/src/b.svelte:4",
            "web-client/src/b.svelte:4",
        ],
        {
            "rules/kernel/a.cpp": 'auto a = "nobody"_k; // the word `nobody`, and "told"\nint ANewRoof, indeed;\n',
            "web-client/src/b.ts": "const a = `somebody\n`, b = 'http://whom';\n",
            "tests/c.txt": "deed\n",
            "tests/rules/f.scn": f"# Nobody\ncase  {'a' * 70}   GW-A-01, GW-B, X2\ngiven conflict turn of nobody\n",
        },
    ),
    "check_texts": (
        {
            "rules/kernel/schema/a.cpp": 'Refusal{"E_A", "Select {field} "\n  "first."};\n',
            "web-client/src/a.ts": "const b = 'Open sheet';\nconst c = `Select ${b} first.`;\nconst d = `${b ?? \"No name\"}: none`;\n",
            "web-client/src/e.svelte": "<script>\n  const f = [];\n</script>\n<p>\n{#if f}Open sheet{:else}Go on, {f}!{/if}</p>\n<b title='No name'>Go on, {f({})}!</b>\n",
        },
        ["web-client/src/a.ts:2", "web-client/src/e.svelte:5", "web-client/src/e.svelte:6", "web-client/src/e.svelte:6"],
        {
            "rules/systems/aura/schema/a.cpp": '"Difficult terrain"',
            "web-client/src/a.svelte": "<p class='row ends' title='Go on' aria-label='Go on'>Cancel {a}?</p><!-- Open sheet -->\n<style>p { font: b c; }</style>",
            "web-client/src/b.svelte": "<p class='row ends'>Cancel {b}? {'CC BY 3.0'}</p><!-- Open sheet -->\n<style>p { font: b c; }</style>",
            "web-client/src/c.ts": "import { d } from './go on/d';\nfetch(`/api/${d}/e`, 'CC BY 3.0', 'Difficult terrain');\n",
            "web-client/src/f.ts": "import { d } from './go on/d';\nfetch(`/api/${d}/e`);\n",
            "web-client/src/c.test.ts": "'Difficult terrain';\n",
        },
    ),
    "check_open_ends": (
        {"server/a.cpp": "int a;  // TODO: later\n", "rules/b.md": "FIXME\n"},
        ["rules/b.md:1", "server/a.cpp:1"],
        {"server/a.cpp": "// TODO(#12): later\n"},
    ),
}


def fired(check, sample):
    with tempfile.TemporaryDirectory() as root:
        for path, text in sample.items():
            (Path(root) / path).parent.mkdir(parents=True, exist_ok=True)
            (Path(root) / path).write_text(text, encoding="utf-8")
        return sorted(f"{problem.path}:{problem.line}" for problem in check(root))


def check_subjects():
    """check_commits on subjects, for it reads history and no tree."""
    fault = importlib.import_module("check_commits").fault
    good = ["rules/aura: Treat fullyRestrained as restrained", "server/net, web-client: Close connections that send no frame"]
    bad = ["rules/aura: treat it", "aura: Treat it so", "docs: Tell whoever reads it", "server/table: " + "A" * 60, "Mend a test"]
    return [f"check_commits accepts '{each}'" for each in bad if not fault(each)] + [f"check_commits refuses '{each}'" for each in good if fault(each)]


def main():
    wrong = check_subjects()
    names = {path.stem for path in Path(__file__).parent.glob("check_*.py")}
    wrong += [f"{name} has no sample here" for name in sorted(names - SAMPLES.keys())]
    for name, (bad, expected, good) in SAMPLES.items():
        check = importlib.import_module(name).check
        if (found := fired(check, bad)) != expected:
            wrong.append(f"{name} on its bad sample: expected {expected}, found {found}")
        if found := fired(check, good):
            wrong.append(f"{name} on its good sample: expected silence, found {found}")
    print("\n".join(wrong) or f"{len(SAMPLES)} checks fire where they should and nowhere else")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
