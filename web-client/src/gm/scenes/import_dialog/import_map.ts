// A draft becomes a scene: its image, the scene with its lights, its walls, notes and regions, one after the other.
import type { Asset } from "../../../generated/protocol/wire/v1/lobby_pb";
import type { Scene_VisionMode } from "../../../generated/protocol/wire/v1/state_pb";
import type { Outcome } from "../../../state/requests/outcome";
import type { Session } from "../../../state/session.svelte";
import type { SceneId } from "../../../state/table/table";
import { refusalText } from "../../../state/text/sentence";
import { putLinkedRegions } from "../../../tools/regions/put_linked_regions";
import { addedScene } from "../added_scene";
import { addSceneEdit, newRegions, putLightsEdits, putNotesEdits, putWallsEdits } from "../import/import_frames";
import type { SceneDraft } from "../import/scene_draft";

export interface Imported {
  /// 0: none was added.
  readonly scene: SceneId;
  /// What went wrong and what there is now; "": nothing.
  readonly problem: string;
}

/// image: uploaded, or null.
export async function importMap(
  session: Pick<Session, "table" | "edit">,
  draft: SceneDraft,
  as: { readonly name: string; readonly image: Asset | null; readonly visionMode?: Scene_VisionMode },
): Promise<Imported> {
  const whyOf = (outcome: Outcome) => (outcome.kind === "refused" ? refusalText(session.table, outcome.refusal) : "");
  const before = session.table;
  const { cell } = before.schemaIndex.schema;
  const added = await session.edit(addSceneEdit(draft, { ...as, cell }));
  const scene = addedScene(before, session.table);
  if (added.kind === "refused" || scene === 0) return { scene: 0, problem: `No scene was added. ${whyOf(added)}` };
  let sent = 0;
  for (const edit of putWallsEdits(scene, draft, { cell })) {
    const outcome = await session.edit(edit);
    if (outcome.kind === "refused") {
      const there = `The scene ${as.name} has only ${sent} of its ${draft.walls.length} walls.`;
      return { scene, problem: `${there} ${whyOf(outcome)} Delete it and import the file again.` };
    }
    sent += edit.value.walls.length;
  }
  const lacks = (what: string, why: Outcome) => `The scene ${as.name} lacks some of its ${what}. ${whyOf(why)}`;
  for (const edit of [...putLightsEdits(scene, draft, { cell }), ...putNotesEdits(scene, draft.notes)]) {
    const outcome = await session.edit(edit);
    const what = edit.case === "putNotes" ? "pins and drawings" : "lights";
    if (outcome.kind === "refused") return { scene, problem: lacks(what, outcome) };
  }
  const linked = await putLinkedRegions(session, scene, newRegions(draft.regions));
  if (linked.kind === "refused") return { scene, problem: lacks("regions or where they lead", linked) };
  return { scene, problem: "" };
}
