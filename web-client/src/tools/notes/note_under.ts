// The note under the pointer, with a tool in hand that opens it.
import { noteAt } from "../../canvas/notes/note_mark";
import type { Press } from "../../canvas/walls";
import type { Note } from "../../generated/protocol/wire/v1/state_pb";
import { pinsOf } from "../../state/maps/drawings";
import type { ToolContext } from "../tool_context";

type Where = Pick<ToolContext, "session" | "scene" | "grid" | "canvas">;

export function noteUnder({ session, scene, grid, canvas }: Where, at: Press): Note | null {
  const notes = pinsOf(session.table.scenes.get(scene())?.notes ?? []);
  return notes.length === 0 ? null : noteAt(notes, at, grid(), canvas.camera.scale);
}
