// Base64, decoded in pieces: a map image has up to 100 MB.

/// A multiple of four characters.
const PIECE = 1 << 16;

/// The bytes of `text`, which may begin with "data:...," and hold line breaks. Null: no base64.
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const start = text.startsWith("data:") ? text.indexOf(",") + 1 : 0;
  const data = text.slice(start);
  const letters = /\s/.test(data) ? data.replace(/\s+/g, "") : data;
  const bytes = new Uint8Array(Math.ceil((letters.length * 3) / 4));
  let length = 0;
  try {
    for (let at = 0; at < letters.length; at += PIECE) {
      const piece = atob(letters.slice(at, at + PIECE));
      for (let index = 0; index < piece.length; index++) bytes[length++] = piece.charCodeAt(index);
    }
  } catch {
    return null;
  }
  return bytes.subarray(0, length);
}
