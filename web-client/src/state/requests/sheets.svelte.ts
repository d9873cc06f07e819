// Requests for sheets: one for each change of a wanted creature, a few at a time.
import { SvelteMap } from "svelte/reactivity";
import type { Delta } from "../../generated/protocol/wire/v1/envelope_pb";
import type { Sheet } from "../../generated/protocol/wire/v1/play_pb";
import type { Creature, CreatureId } from "../table/table";
import type { Transport } from "./transport.svelte";

const AT_ONCE = 4;
/// Pause after an answer. With AT_ONCE it makes 16 requests a second; the server accepts 20.
const PAUSE_MS = 250;
/// Timeout of a request: the creature may be gone.
const PATIENCE_MS = 3000;
/// A dropped connection may lose requests; house rules and records change every sheet.
const RENEWS_ALL: ReadonlySet<Delta["is"]["case"]> = new Set([
  "welcome",
  "resumed",
  "campaign",
  "houseRule",
  "record",
  "recordGone",
]);

export class Sheets {
  readonly #received = new SvelteMap<CreatureId, Sheet>();
  /// The version of each creature at its last request.
  readonly #wanted = new Map<CreatureId, { readonly creature: Creature; readonly age: number }>();
  #waiting: readonly CreatureId[] = [];
  readonly #asked = new Set<{ readonly creature: CreatureId }>();

  constructor(private readonly transport: Pick<Transport, "send">) {}

  /// The last sheet; null before the first answer.
  of(creature: CreatureId): Sheet | null {
    return this.#received.get(creature) ?? null;
  }

  /// Requests the sheet when `creature` has changed. age: the table's offersAge, if other changes count too; a newer
  /// age is requested first.
  want(creature: Creature, age = 0): void {
    const { id } = creature;
    const before = this.#wanted.get(id);
    if (before?.creature === creature && before.age >= age) return;
    this.#wanted.set(id, { creature, age: Math.max(age, before?.age ?? 0) });
    const others = this.#waiting.filter((other) => other !== id);
    this.#waiting = age > 0 ? [id, ...others] : [...others, id];
    this.#ask();
  }

  onDelta({ is }: Delta): void {
    if (is.case === "sheet") {
      this.#received.set(is.value.creature, is.value);
      for (const asked of this.#asked)
        if (asked.creature === is.value.creature) setTimeout(() => this.#over(asked), PAUSE_MS);
    }
    if (is.case === "welcome") this.#received.clear();
    if (!RENEWS_ALL.has(is.case)) return;
    this.#wanted.clear();
    if (is.case !== "welcome" && is.case !== "resumed") return;
    this.#waiting = [];
    this.#asked.clear();
  }

  #ask(): void {
    while (this.#asked.size < AT_ONCE) {
      const [creature, ...others] = this.#waiting;
      if (creature === undefined) return;
      this.#waiting = others;
      const asked = { creature };
      this.#asked.add(asked);
      this.transport.send({ case: "askSheet", value: asked });
      setTimeout(() => this.#over(asked), PATIENCE_MS);
    }
  }

  #over(asked: { readonly creature: CreatureId }): void {
    this.#asked.delete(asked);
    this.#ask();
  }
}
