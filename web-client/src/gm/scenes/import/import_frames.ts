// The edits that make a scene of a draft. Pure.
import { create } from "@bufbuild/protobuf";
import type { Asset } from "../../../generated/protocol/wire/v1/lobby_pb";
import {
  type Light,
  LightSchema,
  type MapPicture,
  MapPictureSchema,
  NoteSchema,
  RegionSchema,
  type Scene,
  Scene_Grid,
  Scene_VisionMode,
  SceneSchema,
  type Wall,
  WallSchema,
} from "../../../generated/protocol/wire/v1/state_pb";
import {
  type PutLights,
  PutLightsSchema,
  type PutNotes,
  PutNotesSchema,
  type PutWalls,
  PutWallsSchema,
} from "../../../generated/protocol/wire/v1/table_pb";
import { MOST_WALL_HEIGHT } from "../../../state/maps/walls";
import type { SceneId } from "../../../state/table/table";
import { groupsByBytes } from "../../../tools/notes/send_notes";
import type { NewRegion } from "../../../tools/regions/put_linked_regions";
import type { Area, DraftGrid, DraftLight, DraftNote, DraftRegion, DraftWall, SceneDraft } from "./scene_draft";

/// Walls and lights of one edit: 2,000 would not fit into a message.
const FRAME_WALLS = 1500;
const FRAME_LIGHTS = 1000;

const GRIDS: Readonly<Record<DraftGrid, Scene_Grid>> = {
  square: Scene_Grid.SQUARE,
  hex_rows: Scene_Grid.HEX_ROWS,
  hex_columns: Scene_Grid.HEX_COLUMNS,
};

/// An image as the server stores it.
export type StoredImage = Pick<Asset, "hash" | "widthPx" | "heightPx">;

/// First edit: the scene with its darkness, and with its lights as far as they fit into one message. cell: the rulebook's, where the draft has none; image: null if the map has none. Without a vision
/// mode players see all of it.
export function addSceneEdit(
  draft: SceneDraft,
  as: { name: string; cell: bigint; image: StoredImage | null; visionMode?: Scene_VisionMode },
): { readonly case: "addScene"; readonly value: Scene } {
  const { grid, gridHidden = false, gridless = false, columns, rows, darkness } = draft;
  const cell = draft.cell ?? as.cell;
  const value = create(SceneSchema, {
    name: as.name.slice(0, 100),
    grid: gridless ? Scene_Grid.GRIDLESS : GRIDS[grid],
    gridHidden,
    columns,
    rows,
    cell,
    darkness,
    lights: wireLights(draft.lights.slice(0, FRAME_LIGHTS), cell),
    visionMode: as.visionMode ?? Scene_VisionMode.OPEN,
  });
  if (as.image !== null) value.picture = pictureIn(draft.imageArea, as.image);
  return { case: "addScene", value };
}

/// The other edits: walls of the scene that was added. cell: the rulebook's, where the draft has none.
export function putWallsEdits(
  scene: SceneId,
  { walls, cell }: Pick<SceneDraft, "walls" | "cell">,
  as: { cell: bigint },
): readonly { readonly case: "putWalls"; readonly value: PutWalls }[] {
  return Array.from({ length: Math.ceil(walls.length / FRAME_WALLS) }, (_, index) => {
    const part = walls.slice(index * FRAME_WALLS, (index + 1) * FRAME_WALLS);
    const value = create(PutWallsSchema, { scene, walls: part.map((wall) => wireWall(wall, cell ?? as.cell)) });
    return { case: "putWalls", value };
  });
}

/// The lights that the first edit had no room for. cell: the rulebook's, where the draft has none.
export function putLightsEdits(
  scene: SceneId,
  { lights, cell }: Pick<SceneDraft, "lights" | "cell">,
  as: { cell: bigint },
): readonly { readonly case: "putLights"; readonly value: PutLights }[] {
  const others = lights.slice(FRAME_LIGHTS);
  return Array.from({ length: Math.ceil(others.length / FRAME_LIGHTS) }, (_, index) => {
    const part = others.slice(index * FRAME_LIGHTS, (index + 1) * FRAME_LIGHTS);
    return { case: "putLights", value: create(PutLightsSchema, { scene, lights: wireLights(part, cell ?? as.cell) }) };
  });
}

/// Pins and drawings of the scene, as many in an edit as fit into a message.
export function putNotesEdits(
  scene: SceneId,
  notes: readonly DraftNote[],
): readonly { readonly case: "putNotes"; readonly value: PutNotes }[] {
  const all = notes.map(({ corners, ...note }) => create(NoteSchema, { ...note, corners: [...corners] }));
  return groupsByBytes(all).map((some) => ({
    case: "putNotes",
    value: create(PutNotesSchema, { scene, notes: [...some] }),
  }));
}

/// The regions of the scene, which are linked once the server has named them.
export function newRegions(regions: readonly DraftRegion[]): readonly NewRegion[] {
  return regions.map(({ leadsTo, corners, ...region }) => ({
    region: create(RegionSchema, { ...region, corners: [...corners] }),
    leadsTo,
  }));
}

/// A wall that is higher than walls may be has no end.
function wireWall({ heightSquares, ...wall }: DraftWall, cell: bigint): Wall {
  const height = Math.ceil(heightSquares * Number(cell));
  return create(WallSchema, { ...wall, height: height > MOST_WALL_HEIGHT ? 0n : BigInt(height) });
}

/// How far a light shines at least and at most, in 0.1 mm: protocol behavior P21.
const LIGHT_LENGTH = { least: 1, most: 100_000_000 } as const;

function wireLights(lights: readonly DraftLight[], cell: bigint): Light[] {
  const length = (squares: number) => Math.min(LIGHT_LENGTH.most, Math.round(squares * Number(cell)));
  return lights.map(({ brightSquares, dimSquares, ...light }) => {
    const dim = Math.max(LIGHT_LENGTH.least, length(dimSquares));
    return create(LightSchema, { ...light, bright: BigInt(Math.min(dim, length(brightSquares))), dim: BigInt(dim) });
  });
}

/// Lengths of a picture that a server takes.
const MOST_MILLI_PX = 100_000_000;

function pictureIn(area: Area, { hash, widthPx, heightPx }: StoredImage): MapPicture {
  const within = (least: number, length: number) => Math.min(MOST_MILLI_PX, Math.max(least, Math.round(length))) + 0;
  const cell = within(1, (widthPx * 1000) / area.width);
  return create(MapPictureSchema, {
    asset: hash,
    widthPx,
    heightPx,
    cellMilliPx: cell,
    offsetXMilliPx: within(-MOST_MILLI_PX, -area.x * cell),
    offsetYMilliPx: within(-MOST_MILLI_PX, -area.y * cell),
  });
}
