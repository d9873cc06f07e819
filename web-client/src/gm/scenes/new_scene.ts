// A new scene: what an edit sends, and how the GM comes to look at it.
import { create } from "@bufbuild/protobuf";
import type { Asset } from "../../generated/protocol/wire/v1/lobby_pb";
import { type Scene, Scene_Grid, Scene_VisionMode, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import type { Session } from "../../state/session.svelte";
import type { SceneId } from "../../state/table/table";
import type { View } from "../../state/view.svelte";
import { texts } from "../../ui/texts";
import { addedScene } from "./added_scene";
import { withPicture } from "./scene_picture";
import { takeStep } from "./setup_steps";

const USUAL = { columns: 30, rows: 20 };

/// A scene of cells or zones. size: of a map of zones; cell: of the rulebook; picture: its map image, or null. Without a
/// vision mode players see all of it, without a darkness it is bright.
export function newScene(
  name: string,
  kind: Pick<Scene, "grid" | "cell"> &
    Partial<Pick<Scene, "visionMode" | "darkness">> & { readonly size?: Pick<Scene, "columns" | "rows"> },
  picture: Asset | null,
): Scene {
  const { grid, cell, size = USUAL, visionMode = Scene_VisionMode.OPEN, darkness = 0 } = kind;
  const scene = create(SceneSchema, { name, grid, cell, ...size, visionMode, darkness });
  return picture === null ? scene : withPicture(scene, picture);
}

/// The name of a scene made from a file: "old_mill-01.webp" gives "old mill 01".
export function nameOfFile(file: string): string {
  const words = file
    .replace(/\.\w+$/, "")
    .replace(/[_-]+/g, " ")
    .trim();
  return words === "" ? texts.newScene : words.slice(0, 100);
}

/// Adds `scene`. Returns its id; 0: refused.
export async function addScene(session: Session, scene: Scene): Promise<SceneId> {
  const before = session.table;
  await session.edit({ case: "addScene", value: scene });
  return addedScene(before, session.table);
}

/// Adds `scene` and opens it for the GM alone, at the first step that it needs: its image, or the fit of its grid.
export async function addAndOpen(session: Session, view: View, scene: Scene): Promise<void> {
  const id = await addScene(session, scene);
  if (id === 0) return;
  view.lookAt(id);
  takeStep(view, { ...scene, id }, scene.picture === undefined ? "picture" : "grid");
}

/// A new scene of the usual grid with `picture`.
export function sceneOfPicture(session: Session, picture: Asset): Scene {
  const { cell } = session.table.schemaIndex.schema;
  return newScene(nameOfFile(picture.name), { grid: Scene_Grid.SQUARE, cell }, picture);
}
