// What a test reads of the map: what is drawn, and where on the screen the own creature is, and the handle that turns the selected token.
import type { Camera } from "./camera";
import type { MapView } from "./map_view";
import { handleAt } from "./turn_handle";

/// dataset: of the map's canvas.
export function tellTests(dataset: DOMStringMap, view: MapView, camera: Camera): void {
  const { turning, grid, tokens, own } = view;
  dataset.grid = grid.kind;
  dataset.lined = `${view.lined}`;
  dataset.ghosts = view.ghosts.map(({ name }) => name).join();
  dataset.items = view.piles
    .flatMap(({ items, remembered }) => items.map(({ name }) => `${name}${remembered ? "?" : ""}`))
    .join();
  dataset.lights = `${view.light.lights.length}`;
  dataset.notes = `${view.notes.all.length}`;
  dataset.drawings = `${view.drawings.all.length}`;
  dataset.roofs = `${view.roofs?.all.length ?? 0}`;
  dataset.regions = `${view.regionDraft?.regions.length ?? ""}`;
  dataset.camera = `${camera.scale} ${camera.x} ${camera.y}`;
  const at = tokens.find(({ id }) => id === own)?.at;
  const place = at === undefined ? null : camera.toScreen(at);
  dataset.own = place === null ? "" : `${place.x} ${place.y}`;
  const handle = turning === null ? null : camera.toScreen(handleAt(turning, camera.scale));
  dataset.handle = handle === null ? "" : `${handle.x} ${handle.y}`;
}
