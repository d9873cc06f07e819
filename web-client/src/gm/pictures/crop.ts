// The square part of an image that becomes a creature's picture. Pure.

/// A square of the image: its middle and its side, in pixels of the image.
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/// The smallest square is this part of the largest.
const CLOSEST = 8;

/// The largest square in the middle; of a portrait the upper part, where faces are.
export function firstCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height);
  return { x: width / 2, y: height > width ? side / 2 : height / 2, side };
}

/// The crop inside the image.
export function within(image: Size, { x, y, side }: Crop): Crop {
  const largest = Math.min(image.width, image.height);
  const kept = Math.min(largest, Math.max(largest / CLOSEST, side));
  const inside = (at: number, length: number) => Math.min(length - kept / 2, Math.max(kept / 2, at));
  return { x: inside(x, image.width), y: inside(y, image.height), side: kept };
}

/// The zoom of a crop: 0 the largest square, 1 the smallest.
export function zoomOf(image: Size, { side }: Crop): number {
  return Math.log(Math.min(image.width, image.height) / side) / Math.log(CLOSEST);
}

/// The crop at `zoom`, around the same middle.
export function atZoom(image: Size, crop: Crop, zoom: number): Crop {
  return within(image, { ...crop, side: Math.min(image.width, image.height) / CLOSEST ** zoom });
}
