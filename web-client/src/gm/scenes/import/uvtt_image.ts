// The map image inside a Universal VTT file.
import { megabytes, mostBytes } from "../../../net/upload";
import { decodeBase64 } from "./base64";
import { imageHeader } from "./image_header";
import type { ImportReport } from "./import_report";
import type { ImageSource } from "./scene_draft";

/// value: the field "image". Its kind and size are judged by its bytes.
export function imageIn(value: unknown, report: ImportReport): ImageSource {
  const missing = { kind: "missing" } as const;
  if (typeof value !== "string" || value === "") {
    report.warn("image", "The file has no map image: choose one.");
    return missing;
  }
  const drop = (reason: string) => {
    report.add("image", "dropped", reason, "image");
    return missing;
  };
  const bytes = decodeBase64(value);
  if (bytes === null) return drop("Not valid base64.");
  if (bytes.length > mostBytes) return drop(`Larger than ${megabytes(mostBytes)}.`);
  const header = imageHeader(bytes);
  if (header === null) return drop("Not a PNG, JPEG or WebP image.");
  report.addAll({ kind: "image", fate: "taken", reason: "" }, 1);
  return { kind: "embedded", bytes, ...header };
}
