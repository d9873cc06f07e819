// A house of two rooms with a door, a locked one, a window, a secret door and a one-way wall.
import type { Message, MessageInitShape } from "@bufbuild/protobuf";
import { Wall_Side, Wall_State, type WallSchema } from "../generated/protocol/wire/v1/state_pb";
import { fieldsOfKind, type WallKind } from "../state/maps/walls";

type WallInit = Exclude<MessageInitShape<typeof WallSchema>, Message>;
type Corner = readonly [column: number, row: number];

function wall(id: number, kind: WallKind, from: Corner, to: Corner, rest: WallInit = {}): WallInit {
  const [fromX, fromY] = [from[0] * 720, from[1] * 720];
  const [toX, toY] = [to[0] * 720, to[1] * 720];
  return { id: String(id), fromX, fromY, toX, toY, ...fieldsOfKind(kind), ...rest };
}

export const sampleWalls: WallInit[] = [
  wall(101, "wall", [2, 2], [4, 2]),
  wall(102, "window", [4, 2], [6, 2]),
  wall(103, "wall", [6, 2], [8, 2]),
  wall(104, "wall", [8, 2], [8, 4]),
  wall(105, "door", [8, 4], [8, 5]),
  wall(106, "wall", [8, 5], [8, 8]),
  wall(107, "wall", [8, 8], [2, 8]),
  wall(108, "wall", [2, 8], [2, 6]),
  wall(109, "secret", [2, 6], [2, 5]),
  wall(110, "wall", [2, 5], [2, 2]),
  wall(111, "wall", [5, 2], [5, 4]),
  wall(112, "door", [5, 4], [5, 5], { state: Wall_State.LOCKED }),
  wall(113, "wall", [5, 5], [5, 7], { blocksFrom: Wall_Side.LEFT }),
  wall(114, "door", [5, 7], [5, 8], { state: Wall_State.OPEN }),
];
