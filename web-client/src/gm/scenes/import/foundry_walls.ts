// Walls and doors of a Foundry scene.
import { Wall_Blocking, Wall_Door, Wall_Side, Wall_State } from "../../../generated/protocol/wire/v1/state_pb";
import { type MapPoint, samePoint } from "../../../state/maps/walls";
import { type ImportReport, reasons } from "./import_report";
import { type Fields, fieldsOf, listOf, numberOf } from "./json_fields";
import type { FoundryPlaces } from "./lights/foundry_lights";
import type { DraftWall } from "./scene_draft";

/// Foundry's numbers; up to v8 `sense` is 0, 1 or 2. Proximity (30) and distance (40) block like a wall from afar.
const BLOCKING = new Map([
  [0, Wall_Blocking.NONE],
  [1, Wall_Blocking.FULL],
  [2, Wall_Blocking.LIMITED],
  [10, Wall_Blocking.LIMITED],
  [20, Wall_Blocking.FULL],
]);
const HEIGHTS = "wall heights";
const SIDES = [Wall_Side.BOTH, Wall_Side.LEFT, Wall_Side.RIGHT];
const DOORS = [Wall_Door.NO_DOOR, Wall_Door.DOOR, Wall_Door.SECRET];
const STATES = [Wall_State.CLOSED, Wall_State.OPEN, Wall_State.LOCKED];

export function foundryWalls(
  value: unknown,
  { place, distance }: FoundryPlaces,
  report: ImportReport,
): readonly DraftWall[] {
  return listOf(value).flatMap((one, index) => {
    const fields = fieldsOf(one);
    const at = `walls[${index}]`;
    const [x0, y0, x1, y1, ...more] = listOf(fields["c"]).map((each) => numberOf(each) ?? undefined);
    if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined || more.length > 0) {
      report.add("walls", "dropped", "Its ends are not four numbers.", at);
      return [];
    }
    const [from, to] = [place({ x: x0, y: y0 }), place({ x: x1, y: y1 })];
    if (samePoint(from, to)) {
      report.add("walls", "dropped", "Both ends are one point.", at);
      return [];
    }
    const wall = { fromX: from.x, fromY: from.y, toX: to.x, toY: to.y, ...blockingOf(fields, at, report) };
    if (wall.door === Wall_Door.NO_DOOR && wall.sight === Wall_Blocking.NONE && wall.move === Wall_Blocking.NONE) {
      report.add("walls", "dropped", "Blocks neither sight nor movement.", from);
      return [];
    }
    const heightSquares = heightOf(fieldsOf(fieldsOf(fields["flags"])["wall-height"]), distance, from, report);
    if (heightSquares === null) return [];
    reportSettings(fields, from, report);
    return [{ ...wall, heightSquares }];
  });
}

function blockingOf(fields: Fields, at: string, report: ImportReport) {
  const known = <Value>(field: string, value: Value | undefined, otherwise: Value): Value => {
    if (value === undefined && fields[field] !== undefined)
      report.add("walls", "changed", `Unknown value of ${field}: the usual one is used.`, at);
    return value ?? otherwise;
  };
  const number = (field: string) => numberOf(fields[field]) ?? -1;
  const sense = fields["sight"] === undefined && fields["sense"] !== undefined ? "sense" : "sight";
  const fromAfar = number(sense) === 30 || number(sense) === 40;
  if (fromAfar) report.add("walls", "changed", "Blocks sight at every distance.", at);
  const sight = fromAfar ? Wall_Blocking.FULL : known(sense, BLOCKING.get(number(sense)), Wall_Blocking.FULL);
  const move = known("move", BLOCKING.get(number("move")), Wall_Blocking.FULL);
  const door = known("door", DOORS[number("door")], Wall_Door.NO_DOOR);
  return {
    sight,
    move: move === Wall_Blocking.NONE ? move : Wall_Blocking.FULL,
    blocksFrom: known("dir", SIDES[number("dir")], Wall_Side.BOTH),
    door,
    state: door === Wall_Door.NO_DOOR ? Wall_State.CLOSED : known("ds", STATES[number("ds")], Wall_State.CLOSED),
  };
}

/// Of the module "Wall Height", in squares; 0: no end. Null: the wall lies below the floor.
function heightOf({ top, bottom }: Fields, distance: number, from: MapPoint, report: ImportReport): number | null {
  const [end, begin] = [numberOf(top), numberOf(bottom)];
  if (end !== null && end <= 0) {
    report.add("walls", "dropped", "Its top is not above the floor.", from);
    return null;
  }
  if (begin !== null && begin > 0) report.add(HEIGHTS, "changed", "Begins at the floor.", from);
  if (end === null || distance > 0) return end === null ? 0 : end / distance;
  report.add(HEIGHTS, "dropped", reasons.noWidth, from);
  return 0;
}

/// What a wall of the table does not have.
function reportSettings(fields: Fields, from: MapPoint, report: ImportReport): void {
  const { light, sight, threshold, doorSound, animation } = fields;
  const drop = (kind: string, reason: string) => report.add(kind, "dropped", reason, from);
  if (light !== undefined && sight !== undefined && light !== sight)
    drop("light of walls", "Light passes where sight does.");
  if (Object.values(fieldsOf(threshold)).some((each) => each !== null && each !== false))
    drop("wall distances", "Walls block at every distance.");
  if (doorSound || animation) drop("door effects", "Doors have no sound or animation.");
}
