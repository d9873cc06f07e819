// Typed figures with decimals, and lengths as figures. Pure.
import { tenthMm } from "../../state/text/length";

/// The number in `text` if it is within the bounds; else null. Accepts a comma.
export function readFigure(text: string, least: number, most: number): number | null {
  const plain = text.trim().replace(",", ".");
  if (!/^\d{1,6}(\.\d{0,4})?$/.test(plain)) return null;
  const value = Number(plain);
  return value >= least && value <= most ? value : null;
}

/// A length of 0.1 mm in `unit`, with two decimals.
export function figureOf(length: bigint, unit: string): number {
  return Math.round((Number(length) * 100) / tenthMm(unit)) / 100;
}

export function lengthOf(figure: number, unit: string): bigint {
  return BigInt(Math.round(figure * tenthMm(unit)));
}
