// Where an evening is kept: SQLite in the server's folder, or a private PostgreSQL of its own.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export type StoreKind = "sqlite" | "postgresql";

export interface OpenStore {
  /// For --database; "" for SQLite.
  readonly url: string;
  close(): void;
}

const cluster = resolve(import.meta.dirname, "../persistence/postgres_cluster.sh");

export function openStore(kind: StoreKind): OpenStore {
  if (kind === "sqlite") return { url: "", close: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), "ft-browser-pg-"));
  const run = (action: string) =>
    execFileSync(cluster, [action, folder], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  return {
    url: run("start").trim(),
    close: () => {
      run("stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
