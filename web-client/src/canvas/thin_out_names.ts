// Which tokens show their names where those overlap.
import type { TokenSprite } from "./layers/token_sprite";
import { type Box, uncrowded } from "./separate_overlaps";

/// Hides names in the way of more important ones and of portraits. Returns the boxes of names and portraits.
export function thinOutNames(all: readonly TokenSprite[]): readonly Box[] {
  const tokens = [...all].sort((a, b) => b.importance - a.importance);
  const named = tokens.flatMap((token) => (token.nameBox === null ? [] : [{ token, box: token.nameBox }]));
  const boxes = named.map(({ box }) => box);
  const faces = named.map(({ token }) => token.faceBox);
  const shown = uncrowded(boxes, faces);
  for (const [index, { token }] of named.entries()) if (!shown[index]) token.hideName();
  return [...boxes.filter((_, index) => shown[index]), ...tokens.map(({ faceBox }) => faceBox)];
}
