// The edits of walls: in as few frames as can be.
import type { Wall } from "../../generated/protocol/wire/v1/state_pb";
import type { Session } from "../../state/session.svelte";
import type { SceneId } from "../../state/table/table";
import { groupsOf } from "../edit_groups";

/// So many fit into one edit: protocol behavior P21.
const MOST = 1500;

export async function putWalls(session: Session, scene: SceneId, walls: readonly Wall[]): Promise<void> {
  const sent = groupsOf(walls, MOST).map((some) =>
    session.edit({ case: "putWalls", value: { scene, walls: [...some] } }),
  );
  await Promise.all(sent);
}

export function removeWalls(session: Session, scene: SceneId, ids: readonly string[]): void {
  for (const some of groupsOf(ids, MOST))
    void session.edit({ case: "removeWalls", value: { scene, walls: [...some] } });
}
