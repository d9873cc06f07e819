// The token of a pasted link or code.

/// The token in `pasted`: what follows the `#`, or the text itself when it is a bare code. Null when there is none.
export function tokenOf(pasted: string): string | null {
  const trimmed = pasted.trim();
  const hash = trimmed.indexOf("#");
  const token = hash >= 0 ? trimmed.slice(hash + 1) : trimmed;
  return /^[A-Za-z0-9_-]{4,200}$/.test(token) ? token : null;
}
