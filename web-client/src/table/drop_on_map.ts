// What is dropped on the map from beside it: a creature of the palette, an image file, a map file of another program.
import type { Scene } from "../generated/protocol/wire/v1/state_pb";
import { isMapFile } from "../gm/scenes/import_dialog/map_files";
import { gridKind, inside } from "../state/maps/cells";
import type { Session } from "../state/session.svelte";
import type { Cell } from "../state/table/table";
import type { View } from "../state/view.svelte";

/// Adds a dropped creature. A file dropped by a GM becomes a map. cell: under the pointer; null: the map is not drawn.
export function dropOnMap(
  event: DragEvent,
  session: Session,
  view: View,
  { scene, cell }: { readonly scene: Scene; readonly cell: Cell | null },
): void {
  const file = event.dataTransfer?.files.item(0);
  if (file) {
    event.preventDefault();
    if (!session.table.gm) return;
    if (isMapFile(file.name)) view.mapFile = file;
    else view.mapImage = { scene: scene.id, image: file };
    return;
  }
  const record = Number(event.dataTransfer?.getData("application/x-fairtable-record"));
  if (!record || cell === null) return;
  event.preventDefault();
  if (!inside(gridKind(scene), cell, scene)) return;
  void import("../gm/creatures/add_creature").then(({ addRecordAt }) => addRecordAt(session, record, cell, scene.id));
}
