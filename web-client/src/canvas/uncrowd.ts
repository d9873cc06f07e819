// Names that would cover one another: the less important one is left out.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/// For each of `boxes`, most important first, whether it is clear of all shown before it.
export function uncrowded(boxes: readonly Box[]): readonly boolean[] {
  const shown: Box[] = [];
  return boxes.map((box) => {
    const clear = !shown.some((other) => overlap(box, other));
    if (clear) shown.push(box);
    return clear;
  });
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
