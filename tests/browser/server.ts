// The real server as a child process: on a free port, in a fresh folder, ended by its own pid.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

const root = resolve(import.meta.dirname, "../..");
const binary = process.env.FT_SERVER ?? join(root, ".build/plain/server/fairtable");
const STARTS_WITHIN_MS = 60_000;

export class Server {
  /// Where browsers of this machine find it, and the GM's one-time link.
  address = "";
  setupLink = "";
  private child: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "ft-browser-"));
  private port = "0";

  /// database: a postgresql:// URL; "" for SQLite in the server's folder.
  private constructor(private readonly database: string) {}

  get sqliteFile(): string {
    return join(this.folder, "fairtable.sqlite");
  }

  static async start(database: string): Promise<Server> {
    const server = new Server(database);
    await server.run();
    return server;
  }

  /// As a crash would: nothing is flushed, no client is notified.
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  /// Starts it again on the same port; done when it says that it is ready.
  async startAgain(): Promise<void> {
    await this.run();
  }

  async stop(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async run(): Promise<void> {
    const flags = ["--listen", "127.0.0.1", "--port", this.port, "--data", this.folder, "--log-level", "warning"];
    const folders = ["--web", join(root, "web-client/dist"), "--content", join(root, "rules/systems")];
    const store = this.database === "" ? [] : ["--database", this.database];
    const child = spawn(binary, [...flags, ...folders, ...store], { stdio: ["ignore", "pipe", "pipe"] });
    this.child = child;
    const said: string[] = [];
    createInterface({ input: child.stderr }).on("line", (line) => said.push(line));
    await new Promise<void>((ready, failed) => {
      const giveUp = (why: string) => {
        child.kill("SIGKILL");
        failed(new Error(`the server ${why}\n${said.join("\n")}`));
      };
      const late = setTimeout(() => giveUp("is not ready in time"), STARTS_WITHIN_MS);
      child.once("error", (error) => giveUp(error.message));
      child.once("exit", (code) => giveUp(`ended with ${code}`));
      createInterface({ input: child.stdout }).on("line", (line) => {
        said.push(line);
        this.read(line);
        if (this.address === "" || (this.setupLink === "" && this.port === "0")) return;
        this.port = new URL(this.address).port;
        clearTimeout(late);
        ready();
      });
    });
  }

  private read(line: string): void {
    const address = /on this machine:\s+(\S+)/.exec(line)?.[1];
    if (address !== undefined) this.address = address;
    const link = /(http:\S+\/setup#\S+)/.exec(line)?.[1];
    if (link !== undefined) this.setupLink = link;
  }

  private async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.child;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await ended;
  }
}
