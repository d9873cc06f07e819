// Typed whole numbers.

/// The number in `text` if it is whole and within the bounds; else null. Accepts a real minus sign.
export function readWhole(text: string, least: number, most: number): number | null {
  const plain = text.trim().replace("−", "-");
  if (!/^[+-]?\d{1,12}$/.test(plain)) return null;
  const value = Number(plain);
  return value >= least && value <= most ? value : null;
}

/// Reads a whole number; a leading sign changes `now`: "+3" adds three, "-2" subtracts two, "=-2" sets it to minus
/// two.
export function readChange(text: string, now: number, least: number, most: number): number | null {
  const plain = text.trim().replace("−", "-");
  if (plain.startsWith("=")) return readWhole(plain.slice(1), least, most);
  const read = readWhole(plain, -1e12, 1e12);
  if (read === null) return null;
  const value = /^[+-]/.test(plain) ? now + read : read;
  return value >= least && value <= most ? value : null;
}
