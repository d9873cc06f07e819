// Texts over tokens that stand above each other. Pure.

/// Takes the texts of one drawing in order: a token and the height of a text over it, with the gap above. Returns how far
/// above the token the middle of the text is.
export function stackTexts(): (token: number, height: number) => number {
  const tops = new Map<number, number>();
  return (token, height) => {
    const bottom = tops.get(token) ?? 0;
    tops.set(token, bottom + height);
    return bottom + height / 2;
  };
}
