// Hides names that overlap a more important name, or the portrait of another token.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/// Returns for each of `boxes`, most important first, whether it overlaps no shown box before it and no portrait of
/// another token. faces: the portrait of each box, by index.
export function uncrowded(boxes: readonly Box[], faces: readonly Box[]): readonly boolean[] {
  const shown: Box[] = [];
  return boxes.map((box, own) => {
    const clear =
      !shown.some((other) => overlap(box, other)) && !faces.some((face, at) => at !== own && overlap(box, face));
    if (clear) shown.push(box);
    return clear;
  });
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
