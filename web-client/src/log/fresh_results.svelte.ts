// The newest results, as they arrive: at most three, for some seconds each. A snapshot brings none; an undo removes its own.
import type { Delta } from "../generated/protocol/wire/v1/envelope_pb";
import type { LogEntry } from "../generated/protocol/wire/v1/log_pb";
import type { Session } from "../state/session.svelte";
import { type Result, resultOf } from "./result";

const SHOWN_MS = 5000;
const MOST = 3;

export interface FreshResult {
  /// The group of its log entries.
  readonly group: string;
  readonly result: Result;
}

export class FreshResults {
  /// Oldest first.
  shown = $state.raw<readonly FreshResult[]>([]);
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #arrived: LogEntry[] = [];
  #held = false;

  /// happened: called with what each frame adds to a result.
  constructor(
    private readonly session: Pick<Session, "table" | "watchers">,
    private readonly happened: (result: Result) => void = () => undefined,
  ) {}

  /// Follows the session until the returned function is called.
  follow(): () => void {
    const watch = (delta: Delta) => this.#onDelta(delta);
    this.session.watchers.add(watch);
    return () => {
      this.session.watchers.delete(watch);
      for (const { group } of this.shown) this.close(group);
    };
  }

  close(group: string): void {
    clearTimeout(this.#timers.get(group));
    this.#timers.delete(group);
    this.shown = this.shown.filter((other) => other.group !== group);
  }

  /// Keeps all that is shown until `release`: it is being read.
  hold(): void {
    this.#held = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  release(): void {
    this.#held = false;
    for (const { group } of this.shown) this.#closeLater(group);
  }

  #onDelta({ is }: Delta): void {
    if (is.case === "voided") for (const group of is.value.groups) this.close(group);
    if (is.case !== "log" || is.value.voided) return;
    this.#arrived.push(is.value);
    if (this.#arrived.length === 1) queueMicrotask(() => this.#tell());
  }

  /// Shows the results of one frame's entries.
  #tell(): void {
    const arrived = this.#arrived;
    this.#arrived = [];
    for (const group of new Set(arrived.map((entry) => entry.group))) {
      const { table } = this.session;
      const entries = table.log.filter((entry) => entry.group === group);
      if (entries.length === 0 || entries.some(({ voided }) => voided)) continue;
      this.happened(
        resultOf(
          table,
          arrived.filter((entry) => entry.group === group),
        ),
      );
      const result = resultOf(table, entries);
      if (result.isShown) this.#show({ group, result });
    }
  }

  #show(fresh: FreshResult): void {
    const others = this.shown.filter(({ group }) => group !== fresh.group);
    for (const { group } of others.slice(0, 1 - MOST)) this.close(group);
    this.shown = [...others.slice(1 - MOST), fresh];
    this.#closeLater(fresh.group);
  }

  #closeLater(group: string): void {
    clearTimeout(this.#timers.get(group));
    if (!this.#held)
      this.#timers.set(
        group,
        setTimeout(() => this.close(group), SHOWN_MS),
      );
  }
}
