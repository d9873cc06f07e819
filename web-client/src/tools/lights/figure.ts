// Typed figures with decimals. Pure.

/// The number in `text` if it is within the bounds; else null. Accepts a comma.
export function readFigure(text: string, least: number, most: number): number | null {
  const plain = text.trim().replace(",", ".");
  if (!/^\d{1,6}(\.\d{0,4})?$/.test(plain)) return null;
  const value = Number(plain);
  return value >= least && value <= most ? value : null;
}
