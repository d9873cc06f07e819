// The kind and size of an image, from its first bytes.
import type { pictureTypes } from "../../../net/upload";

export interface ImageHeader {
  readonly type: (typeof pictureTypes)[number];
  readonly widthPx: number;
  readonly heightPx: number;
}

/// Null: no PNG, JPEG or WebP, or one without pixels. File names and stated types are not asked.
export function imageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const header = pngHeader(view) ?? webpHeader(view) ?? jpegHeader(view);
    return header !== null && header.widthPx > 0 && header.heightPx > 0 ? header : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // cut short
    throw error;
  }
}

function pngHeader(view: DataView): ImageHeader | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null;
  return { type: "image/png", widthPx: view.getUint32(16), heightPx: view.getUint32(20) };
}

/// Its first chunk is VP8 (lossy), VP8L (lossless) or VP8X (with more chunks).
function webpHeader(view: DataView): ImageHeader | null {
  if (view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250) return null;
  const sized = (widthPx: number, heightPx: number) => ({ type: "image/webp", widthPx, heightPx }) as const;
  const three = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (view.getUint32(12)) {
    case 0x56503820:
      return sized(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case 0x5650384c: {
      const bits = view.getUint32(21, true);
      return sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 0x56503858:
      return sized(three(24) + 1, three(27) + 1);
    default:
      return null;
  }
}

/// Goes from segment to segment until the one that starts the frame.
function jpegHeader(view: DataView): ImageHeader | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (startsFrame) return { type: "image/jpeg", widthPx: view.getUint16(at + 7), heightPx: view.getUint16(at + 5) };
    const filling = marker === 0xff;
    at += filling ? 1 : 2 + Math.max(2, view.getUint16(at + 2));
  }
}
