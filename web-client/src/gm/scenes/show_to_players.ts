// Another scene becomes the one that players see.
import type { Session } from "../../state/session.svelte";
import type { SceneId } from "../../state/table/table";
import type { View } from "../../state/view.svelte";

/// Afterwards the GM looks at the players' scene too; its setup is over.
export function showToPlayers(session: Session, view: View, scene: SceneId): void {
  if (view.setup?.scene === scene) {
    view.setup = null;
    view.endTool();
  }
  view.scene = 0;
  void session.edit({ case: "showScene", value: scene });
}
