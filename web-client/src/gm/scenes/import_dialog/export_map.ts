// Saves a scene as a Universal VTT file, with its image.

import { download } from "../../../content/download";
import type { Scene } from "../../../generated/protocol/wire/v1/state_pb";
import { pictureUrl } from "../../../ui/drawn/picture";
import { texts } from "../../../ui/texts";
import { showToast } from "../../../ui/toast.svelte";
import { exportUvtt } from "../import/export_uvtt";
import { reportLines } from "./draft_text";

/// Says what the format lacks. An image that cannot be fetched saves no file.
export async function exportMap(scene: Scene): Promise<void> {
  const { file, lacking } = exportUvtt(scene);
  const asset = scene.picture?.asset ?? "";
  const image = asset === "" ? null : await base64At(pictureUrl(asset)).catch(() => null);
  if (asset !== "" && image === null) return showToast(texts.exportFailed, "refusal");
  const text = JSON.stringify(image === null ? file : { ...file, image });
  download(
    `${scene.name.replace(/[^\p{L}\p{N} _-]+/gu, "_") || "map"}.uvtt`,
    new Blob([text], { type: "application/json" }),
  );
  for (const line of reportLines(lacking)) showToast(line.text);
}

async function base64At(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener("loadend", resolve, { once: true }));
  reader.readAsDataURL(await answer.blob());
  await read;
  const address64 = String(reader.result);
  return address64.slice(address64.indexOf(",") + 1);
}
