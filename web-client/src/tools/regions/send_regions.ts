// The edits of regions: in as few frames as can be.
import type { Region } from "../../generated/protocol/wire/v1/state_pb";
import type { Session } from "../../state/session.svelte";
import type { SceneId } from "../../state/table/table";

/// A frame has 64 KiB at most, and an edit 500 regions: protocol behavior P21.
const MOST_BYTES = 56_000;
const MOST = 500;
/// Of a letter, as UTF-8; of a coordinate; of all else of a region.
const [LETTER_BYTES, COORDINATE_BYTES, OTHER_BYTES] = [3, 4, 60] as const;

export async function putRegions(session: Session, scene: SceneId, regions: readonly Region[]): Promise<void> {
  for (const some of groupsByBytes(regions))
    await session.edit({ case: "putRegions", value: { scene, regions: [...some] } });
}

export function removeRegions(session: Session, scene: SceneId, ids: readonly string[]): void {
  void session.edit({ case: "removeRegions", value: { scene, regions: [...ids] } });
}

export function groupsByBytes(regions: readonly Region[]): readonly (readonly Region[])[] {
  const groups: Region[][] = [];
  let room = 0;
  for (const region of regions) {
    const bytes = OTHER_BYTES + LETTER_BYTES * region.name.length + COORDINATE_BYTES * region.corners.length;
    if (groups.length === 0 || bytes > room || groups.at(-1)?.length === MOST) {
      groups.push([]);
      room = MOST_BYTES;
    }
    groups.at(-1)?.push(region);
    room -= bytes;
  }
  return groups;
}
