// The sheets that screens want: each asked for once for every change of its creature, a few at a time.
import { SvelteMap } from "svelte/reactivity";
import type { Delta } from "../generated/protocol/wire/v1/envelope_pb";
import type { Sheet } from "../generated/protocol/wire/v1/play_pb";
import type { Creature, CreatureId } from "./table";
import type { Transport } from "./transport.svelte";

const AT_ONCE = 4;
/// After an answer, before the next is asked for: with AT_ONCE 16 a second, where the server takes 20 requests.
const PAUSE_MS = 250;
/// Then no answer comes any more: the creature was gone.
const PATIENCE_MS = 3000;
/// After a drop what was asked may be lost, and house rules and records change the sheet of anybody.
const RENEWS_ALL: ReadonlySet<Delta["is"]["case"]> = new Set([
  "welcome",
  "resumed",
  "campaign",
  "switch",
  "record",
  "recordGone",
]);

export class Sheets {
  readonly #told = new SvelteMap<CreatureId, Sheet>();
  /// What each was last wanted for.
  readonly #wanted = new Map<CreatureId, { readonly creature: Creature; readonly age: number }>();
  #waiting: readonly CreatureId[] = [];
  readonly #asked = new Set<{ readonly creature: CreatureId }>();

  constructor(private readonly transport: Pick<Transport, "send">) {}

  /// As last answered; null until then.
  of(creature: CreatureId): Sheet | null {
    return this.#told.get(creature) ?? null;
  }

  /// Has it asked for where `creature` is another value than before.
  /// age: the table's offersAge, where more than the creature itself counts: anew when that grew, and before others.
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
      this.#told.set(is.value.creature, is.value);
      for (const asked of this.#asked)
        if (asked.creature === is.value.creature) setTimeout(() => this.#over(asked), PAUSE_MS);
    }
    if (is.case === "welcome") this.#told.clear();
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
