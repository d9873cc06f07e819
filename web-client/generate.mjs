// Writes src/generated from ../protocol/wire/v1 with protoc and protoc-gen-es.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..");
const wire = "protocol/wire/v1";
const out = join(here, "src/generated");
const files = readdirSync(join(root, wire)).filter((name) => name.endsWith(".proto"));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
execFileSync(
  "protoc",
  [
    `--proto_path=${root}`,
    `--plugin=protoc-gen-es=${join(here, "node_modules/.bin/protoc-gen-es")}`,
    `--es_out=${out}`,
    "--es_opt=target=ts,import_extension=none",
    ...files.map((name) => `${wire}/${name}`),
  ],
  { stdio: "inherit" },
);
