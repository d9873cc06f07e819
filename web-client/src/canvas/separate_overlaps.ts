// Names that would cover one another, or the face of somebody else: the less important one is left out.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/// For each of `boxes`, most important first, whether it is clear of all shown before it, and of every face but its own,
/// which has the same place in `faces`.
export function uncrowded(boxes: readonly Box[], faces: readonly Box[]): readonly boolean[] {
  const shown: Box[] = [];
  return boxes.map((box, own) => {
    const clear =
      !shown.some((other) => overlap(box, other)) && !faces.some((face, at) => at !== own && overlap(box, face));
    if (clear) shown.push(box);
    return clear;
  });
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
