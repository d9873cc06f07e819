// New regions that lead to each other: the server names them first.
import type { Region } from "../../generated/protocol/wire/v1/state_pb";
import type { Outcome } from "../../state/requests/outcome";
import type { Session } from "../../state/session.svelte";
import type { SceneId } from "../../state/table/table";
import { groupsByBytes } from "./send_regions";

/// A region without an id.
export interface NewRegion {
  readonly region: Region;
  /// The number of the new region where it leads; null: where it says itself.
  readonly leadsTo: number | null;
}

/// Adds regions to a scene, then links them. Ends at the first refusal, which it returns.
export async function putLinkedRegions(
  session: Pick<Session, "table" | "edit">,
  scene: SceneId,
  regions: readonly NewRegion[],
): Promise<Outcome> {
  const named: Region[] = [];
  for (const some of groupsByBytes(regions.map(({ region }) => region))) {
    const known = new Set(regionsOf(session, scene).map(({ id }) => id));
    const outcome = await put(session, scene, some);
    if (outcome.kind === "refused") return outcome;
    named.push(...regionsOf(session, scene).filter(({ id }) => !known.has(id)));
  }
  const linked = regions.flatMap(({ leadsTo }, at) => {
    const [from, to] = [named[at], leadsTo === null ? undefined : named[leadsTo]];
    return from === undefined || to === undefined ? [] : [{ ...from, toScene: 0, toRegion: to.id }];
  });
  for (const some of groupsByBytes(linked)) {
    const outcome = await put(session, scene, some);
    if (outcome.kind === "refused") return outcome;
  }
  return { kind: "accepted" };
}

function put(session: Pick<Session, "edit">, scene: SceneId, regions: readonly Region[]): Promise<Outcome> {
  return session.edit({ case: "putRegions", value: { scene, regions: [...regions] } });
}

function regionsOf({ table }: Pick<Session, "table">, scene: SceneId): readonly Region[] {
  return table.scenes.get(scene)?.regions ?? [];
}
