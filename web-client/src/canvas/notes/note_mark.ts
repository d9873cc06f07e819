// The pins of notes: where they are on the map, and the note under a pointer. Pure.
import type { Note } from "../../generated/protocol/wire/v1/state_pb";
import type { Grid } from "../grid";
import { distanceToLine, type Press, toWorld } from "../walls";

/// From the point of a pin up to the middle of its head, and how wide half of the head is: in pixels of the screen.
export const HEAD_PX = 20;
export const RADIUS_PX = 11;
/// From the middle line of a pin, in pixels of the screen: what still is the pin, for a mouse, a finger, and where a token lies under it.
const REACH_PX = { mouse: 12, touch: 22, token: 7 } as const;

/// The note whose pin is under a press, the nearest one; null: none. scale: screen pixels per world pixel.
export function noteAt(notes: readonly Note[], { world, touch, token }: Press, grid: Grid, scale: number): Note | null {
  const reach = token !== 0 ? REACH_PX.token : touch ? REACH_PX.touch : REACH_PX.mouse;
  let [nearest, least]: [Note | null, number] = [null, reach / scale];
  for (const note of notes) {
    const point = toWorld(note, grid);
    const far = distanceToLine(world, point, { x: point.x, y: point.y - HEAD_PX / scale });
    if (far <= least) [nearest, least] = [note, far];
  }
  return nearest;
}
