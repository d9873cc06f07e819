// The edits that reveal or hide: in as few frames as can be.
import { create, toBinary } from "@bufbuild/protobuf";
import { type RasterChunk, RasterChunkSchema, RevealedAreaSchema } from "../../generated/protocol/wire/v1/state_pb";
import { type RevealArea, RevealAreaSchema } from "../../generated/protocol/wire/v1/table_pb";
import { chunksOf, type Raster } from "../../state/maps/raster";
import type { Session } from "../../state/session.svelte";
import type { CreatureId, SceneId } from "../../state/table/table";

/// What fits into one edit beside its other fields: protocol behavior P21.
const MOST_BYTES = 60_000;

export interface Reveal {
  readonly scene: SceneId;
  /// To its players alone; 0: to all players.
  readonly creature: CreatureId;
  readonly hides: boolean;
}

export async function sendFog(session: Session, raster: Raster, of: Reveal): Promise<void> {
  const sent = revealEdits(raster, of).map((value) => session.edit({ case: "revealArea", value }));
  await Promise.all(sent);
}

export function revealEdits(raster: Raster, { scene, creature, hides }: Reveal): readonly RevealArea[] {
  const groups: RasterChunk[][] = [];
  let bytes = MOST_BYTES;
  for (const chunk of chunksOf(raster)) {
    const size = toBinary(RasterChunkSchema, chunk).length + 4;
    bytes += size;
    if (bytes > MOST_BYTES) {
      groups.push([]);
      bytes = size;
    }
    groups.at(-1)?.push(chunk);
  }
  return groups.map((chunks) => {
    const area = create(RevealedAreaSchema, { creature, chunks });
    return create(RevealAreaSchema, { scene, area, hide: hides });
  });
}
