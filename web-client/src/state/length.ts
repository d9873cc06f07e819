// Lengths as the rulebook counts them.

/// A metre, yard or foot in the 0.1 mm that cells are measured in.
export function tenthMm(unit: string): number {
  if (unit.startsWith("f")) return 3048;
  return unit.startsWith("y") ? 9144 : 10000;
}
