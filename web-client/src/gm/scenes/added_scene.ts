// The scene that an edit has added. Pure.
import type { SceneId, Table } from "../../state/table/table";

/// The newest scene of `after` that `before` did not have; 0: none.
export function addedScene(before: Table, after: Table): SceneId {
  return [...after.scenes.keys()].filter((id) => !before.scenes.has(id)).at(-1) ?? 0;
}
