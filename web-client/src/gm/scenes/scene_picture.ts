// A picture under a scene's grid: the number of cells it covers. Lengths in 1/1000 pixel of the picture. Pure.
import { clone, create } from "@bufbuild/protobuf";
import type { Asset } from "../../generated/protocol/wire/v1/lobby_pb";
import { MapPictureSchema, type Scene, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { countsIn, gridKind } from "../../state/maps/cells";
import { isZones } from "../../state/maps/zones";
import type { Table } from "../../state/table/table";

/// Width of a cell until the GM has fitted the grid.
const usualCellMilliPx = 64_000;
/// Columns or rows a scene may have.
const mostCells = 500;

/// `scene` as an edit sends it: only the fields that an edit sets.
export function sceneEdit(
  scene: Scene,
  change: Partial<
    Pick<
      Scene,
      | "name"
      | "grid"
      | "gridHidden"
      | "columns"
      | "rows"
      | "picture"
      | "visionMode"
      | "darkness"
      | "folder"
      | "archived"
    >
  >,
): Scene {
  const map = { terrain: [], walls: [], lights: [], revealed: [], notes: [], regions: [] };
  const contents = { ...map, items: [], areas: [], ghosts: [] };
  const players = { seen: [], bright: [], dim: [] };
  return Object.assign(clone(SceneSchema, { ...scene, ...contents, ...players }), change);
}

/// The edit that lays `picture` under `scene`: the grid covers it, with cells as wide as before; zones stay as many.
export function withPicture(scene: Scene, picture: Asset): Scene {
  if (isZones(scene)) return underZones(scene, picture);
  const cell = scene.picture?.cellMilliPx || usualCellMilliPx;
  const room = { width: (picture.widthPx * 1000) / cell, height: (picture.heightPx * 1000) / cell };
  const counts = countsIn(gridKind(scene), room);
  const covering = (count: number) => Math.min(mostCells, Math.max(1, Math.ceil(count)));
  const edit = sceneEdit(scene, { columns: covering(counts.columns), rows: covering(counts.rows) });
  edit.picture = create(MapPictureSchema, {
    asset: picture.hash,
    widthPx: picture.widthPx,
    heightPx: picture.heightPx,
    cellMilliPx: cell,
  });
  return edit;
}

/// Whether another map image in `scene` would surprise players: they see the scene, and it has an image or players
/// have joined.
export function playersSee({ shown, participants }: Pick<Table, "shown" | "participants">, scene: Scene): boolean {
  return scene.id === shown && ((scene.picture?.asset ?? "") !== "" || participants.size > 1);
}

/// Zones as wide as fit into the picture, in its middle.
function underZones(scene: Scene, { hash, widthPx, heightPx }: Asset): Scene {
  const cell = Math.floor(Math.min(widthPx / scene.columns, heightPx / scene.rows) * 1000);
  const edit = sceneEdit(scene, {});
  edit.picture = create(MapPictureSchema, {
    asset: hash,
    widthPx,
    heightPx,
    cellMilliPx: cell,
    offsetXMilliPx: Math.round((widthPx * 1000 - cell * scene.columns) / 2),
    offsetYMilliPx: Math.round((heightPx * 1000 - cell * scene.rows) / 2),
  });
  return edit;
}

/// The edit that takes the picture away and leaves the empty board.
export function withoutPicture(scene: Scene): Scene {
  const edit = sceneEdit(scene, {});
  delete edit.picture;
  return edit;
}
