// The edits of lights: in as few frames as can be.
import type { Light } from "../../generated/protocol/wire/v1/state_pb";
import type { Session } from "../../state/session.svelte";
import type { SceneId } from "../../state/table/table";
import { groupsOf } from "../edit_groups";

/// So many fit into one edit: protocol behavior P21.
const MOST = 1000;

export async function putLights(session: Session, scene: SceneId, lights: readonly Light[]): Promise<void> {
  const sent = groupsOf(lights, MOST).map((some) =>
    session.edit({ case: "putLights", value: { scene, lights: [...some] } }),
  );
  await Promise.all(sent);
}

export function removeLights(session: Session, scene: SceneId, ids: readonly string[]): void {
  for (const some of groupsOf(ids, MOST))
    void session.edit({ case: "removeLights", value: { scene, lights: [...some] } });
}
