// Numbers as text. Pure.

/// A number with a real minus sign.
export function numberText(value: bigint | number): string {
  return String(value).replace("-", "−");
}

/// A modifier, always with its sign.
export function signedText(value: bigint | number): string {
  return value >= 0 ? `+${value}` : numberText(value);
}

/// The label of a timer.
export function secondsLeftText(seconds: number): string {
  return `${seconds} seconds left`;
}
