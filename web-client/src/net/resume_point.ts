// The point at which a dropped connection resumes: the token of the last Welcome and the frames counted since (law
// T4). Pure.
import type { ServerFrame } from "../generated/protocol/wire/v1/envelope_pb";

export interface ResumePoint {
  readonly token: Uint8Array;
  readonly framesSeen: number;
}

/// No resume point: Hello starts a new session.
export const freshStart: ResumePoint = { token: new Uint8Array(), framesSeen: 0 };

/// The point after `frame`. A Welcome restarts the count; a Closing is not counted.
export function counted(point: ResumePoint, frame: ServerFrame): ResumePoint {
  for (const { is } of frame.deltas) {
    if (is.case === "welcome") return { token: is.value.resume, framesSeen: 0 };
    if (is.case === "closing") return point;
  }
  return { ...point, framesSeen: point.framesSeen + 1 };
}
