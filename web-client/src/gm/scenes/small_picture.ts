// Pictures as thumbnails: decoded and scaled once a page. The browser keeps the large ones, whose addresses never
// change.

const WIDTH_PX = 192;
const made = new Map<string, Promise<string | null>>();

/// The address of a small copy of the picture `hash`; null: it does not load.
export function smallPicture(hash: string): Promise<string | null> {
  const known = made.get(hash) ?? scaled(`/assets/${hash}`).catch(() => null);
  made.set(hash, known);
  return known;
}

async function scaled(url: string): Promise<string | null> {
  const response = await fetch(url);
  if (!response.ok) return null;
  const size = { resizeWidth: WIDTH_PX, resizeQuality: "medium" } as const;
  const image = await createImageBitmap(await response.blob(), size);
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  image.close();
  return canvas.toDataURL("image/webp", 0.8);
}
