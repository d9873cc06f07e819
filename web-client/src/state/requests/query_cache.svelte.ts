// Answers about a creature, sent on request only: offers, sheets, reachable zones.
import { SvelteMap } from "svelte/reactivity";
import type { Param } from "../../generated/protocol/wire/v1/common_pb";
import type { Delta } from "../../generated/protocol/wire/v1/envelope_pb";
import type { Choice, Offer, ReachableZones } from "../../generated/protocol/wire/v1/play_pb";
import type { Key } from "../table/schema_index";
import type { CreatureId, SceneId } from "../table/table";
import { Sheets } from "./sheets.svelte";
import type { Transport } from "./transport.svelte";

export class QueryCache {
  readonly sheets: Sheets;
  readonly #offers = new SvelteMap<CreatureId, readonly Offer[]>();
  readonly #reaches = new SvelteMap<CreatureId, ReachableZones>();
  readonly #choices = new Map<number, (choices: readonly Choice[]) => void>();

  /// viewed: the scene that the person views; the GM's actions are offered for it.
  constructor(
    private readonly transport: Transport,
    private readonly viewed: () => SceneId,
  ) {
    this.sheets = new Sheets(transport);
  }

  /// The last offers of `creature` (0: the GM); null before the first answer.
  offers(creature: CreatureId): readonly Offer[] | null {
    return this.#offers.get(creature) ?? null;
  }

  /// The last reachable zones of `creature`; null before the first answer.
  reach(creature: CreatureId): ReachableZones | null {
    return this.#reaches.get(creature) ?? null;
  }

  askOffers(creature: CreatureId): void {
    this.transport.send({ case: "askOffers", value: { creature, scene: this.#sceneFor(creature) } });
  }

  askReach(creature: CreatureId): void {
    this.transport.send({ case: "askReachableZones", value: { creature } });
  }

  /// Requests the choices for a field of an action's form, given its other fields.
  askChoices(of: { action: Key; actor: CreatureId; form: Param[]; field: Key }): Promise<readonly Choice[]> {
    const clientId = this.transport.newId();
    this.transport.send({ case: "askChoices", value: { clientId, ...of, scene: this.#sceneFor(of.actor) } });
    return new Promise((resolve) => this.#choices.set(clientId, resolve));
  }

  #sceneFor(actor: CreatureId): SceneId {
    return actor === 0 ? this.viewed() : 0;
  }

  onDelta(delta: Delta): void {
    this.sheets.onDelta(delta);
    const { is } = delta;
    if (is.case === "welcome") for (const known of [this.#offers, this.#reaches]) known.clear();
    if (is.case === "offers") this.#offers.set(is.value.creature, is.value.offers);
    if (is.case === "reachableZones") this.#reaches.set(is.value.creature, is.value);
    if (is.case !== "choices") return;
    this.#choices.get(is.value.clientId)?.(is.value.choices);
    this.#choices.delete(is.value.clientId);
  }
}
