// A crop as a file to upload.
import type { Crop } from "./crop";

const SIDE_PX = 512;

/// A WebP, or a JPEG in a browser that writes none: far below the size that a server takes from a player.
export async function encodeCrop(image: ImageBitmap, { x, y, side }: Crop, name: string): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.min(SIDE_PX, Math.round(side));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("this browser has no 2D canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, x - side / 2, y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
  const blobOf = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  const webp = await blobOf("image/webp");
  const blob = webp?.type === "image/webp" ? webp : await blobOf("image/jpeg");
  if (blob === null) throw new Error("this browser encodes no image");
  return new File([blob], `${name}.${blob.type.split("/")[1]}`, { type: blob.type });
}
