// The image of a scene that is being imported: out of the file, or chosen by the GM.
import { whyNotSend } from "../../../net/upload";
import { texts } from "../../../ui/texts";
import { imageHeader } from "../import/image_header";
import type { ImageSource } from "../import/scene_draft";

/// url: for the preview; revoked by its user.
export interface DraftImage {
  readonly file: File;
  readonly url: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/// name: of the scene.
export function embeddedImage(source: ImageSource, name: string): DraftImage | null {
  if (source.kind !== "embedded") return null;
  const { bytes, type, widthPx, heightPx } = source;
  const file = new File([bytes], `${name}.${type.replace("image/", "")}`, { type });
  return { file, url: URL.createObjectURL(file), widthPx, heightPx };
}

/// Or why it cannot be used.
export async function chosenImage(file: File): Promise<DraftImage | string> {
  const why = whyNotSend(file);
  if (why !== null) return why;
  const header = imageHeader(new Uint8Array(await file.arrayBuffer()));
  return header === null ? texts.unreadableImage : { ...header, file, url: URL.createObjectURL(file) };
}
