// Writes src/generated from ../protocol/wire/v1 with protoc and protoc-gen-es. Only what has changed is written, so that
// a build or a test that runs meanwhile finds its files.
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..");
const wire = "protocol/wire/v1";
const out = join(here, "src/generated", wire);
const protos = readdirSync(join(root, wire)).filter((name) => name.endsWith(".proto"));

const fresh = mkdtempSync(join(tmpdir(), "fairtable-generate-"));
execFileSync(
  "protoc",
  [
    `--proto_path=${root}`,
    `--plugin=protoc-gen-es=${join(here, "node_modules/.bin/protoc-gen-es")}`,
    `--es_out=${fresh}`,
    "--es_opt=target=ts,import_extension=none",
    ...protos.map((name) => `${wire}/${name}`),
  ],
  { stdio: "inherit" },
);

mkdirSync(out, { recursive: true });
const names = readdirSync(join(fresh, wire));
for (const name of names) {
  const text = readFileSync(join(fresh, wire, name), "utf8");
  const known = join(out, name);
  if (existsSync(known) && readFileSync(known, "utf8") === text) continue;
  writeFileSync(`${known}.new`, text);
  renameSync(`${known}.new`, known);
}
for (const name of readdirSync(out)) if (!names.includes(name) && !name.endsWith(".new")) rmSync(join(out, name));
rmSync(fresh, { recursive: true });
